import { useAtomValue } from "jotai";
import { useState } from "react";
import type { MemberData } from "../contract/mine/member-data";
import { routes } from "../routes";
import { brandsAtom, type ListedBrand } from "../site/frame/brands-state";
import { showToast } from "../shared/toasts/show-toast";
import type { Asked } from "../shared/http/use-asked";
import { Empty } from "../shared/ui/empty";
import { Icon } from "../shared/ui/icon";
import * as lines from "../shared/ui/lines.later.module.css";
import { Unread } from "../shared/ui/unread";
import { withdrawReview } from "./own-data";

type MyReview = MemberData["reviews"][number];

const STATES: Readonly<Record<MyReview["state"], string>> = {
  sending: "envoyé, en route vers la rédaction",
  waiting: "en attente de relecture",
  published: "publié",
  refused: "non publié",
  unknown: "reçu",
};
const REFUSALS: Readonly<Record<NonNullable<MyReview["refusal"]>, string>> = {
  injure: "des propos blessants",
  contact: "un numéro, un lien ou de la publicité",
  promesse_prix: "une promesse de prix",
  pas_conduit: "une voiture que vous n’avez pas conduite",
  copie: "un texte copié d’ailleurs",
  autre: "un point contraire à nos règles",
};

/** The member's reviews with their states; each can be withdrawn. */
export function MyReviews({
  reviews,
  onRetry,
  onWithdrawn,
}: {
  reviews: Asked<readonly MyReview[]>;
  onRetry: () => Promise<void>;
  onWithdrawn: (id: string) => void;
}) {
  return (
    <section className={lines.part} id="avis">
      <h2>Mes avis</h2>
      {reviews === "asked" && <p role="status">Vos avis arrivent…</p>}
      {reviews === "missing" && <Unread sentence="Vos avis n’ont pas pu être chargés." onRetry={onRetry} />}
      {typeof reviews === "object" && reviews.length === 0 && (
        <Empty
          icon="star"
          sentence="Vous n’avez pas encore donné d’avis."
          action={{ label: "Lire ceux des autres, donner le vôtre", path: routes.reviews }}
        />
      )}
      {typeof reviews === "object" && reviews.length > 0 && (
        <ul className={lines.lines}>
          {reviews.map((review) => (
            <li key={review.id}>
              <ReviewLine review={review} onWithdrawn={() => onWithdrawn(review.id)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** « Toyota Hilux » */
function nameIn(brands: readonly ListedBrand[], modelId: number): string | null {
  for (const { name, models } of brands)
    for (const model of models) if (model.modelId === modelId) return `${name} ${model.name}`;
  return null;
}

function ReviewLine({
  review: { id, model_id, state, refusal },
  onWithdrawn,
}: {
  review: MyReview;
  onWithdrawn: () => void;
}) {
  const [isConfirming, setConfirming] = useState(false);
  const brands = useAtomValue(brandsAtom);
  const name = nameIn(brands, model_id) ?? "Votre avis";
  const withdraw = async () => {
    const gone = await withdrawReview(id);
    showToast(
      gone ? "Votre avis est retiré." : "Votre avis n’a pas pu être retiré : réessayez dans un moment.",
      gone ? "success" : "error",
    );
    if (gone) onWithdrawn();
  };
  return (
    <>
      <Icon name="star" />
      <p>
        <b>{name}</b> · {STATES[state]}
        {refusal && ` : il contenait ${REFUSALS[refusal]}. Vous pouvez en écrire un autre.`}
      </p>
      <button type="button" onClick={() => (isConfirming ? void withdraw() : setConfirming(true))}>
        {isConfirming ? "Oui, retirer pour de bon" : "Retirer mon avis"}
        <span className="visually-hidden"> : {name}</span>
      </button>
    </>
  );
}
