import { useAtomValue } from "jotai";
import { useState } from "react";
import type { MemberData } from "../contract/mine/member-data";
import { routes } from "../routes";
import { brandsAtom, type ListedBrand } from "../site/frame/brands-state";
import { showToast } from "../shared/toasts/show-toast";
import * as styles from "../members/account.later.module.css";
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
  onWithdrawn,
}: {
  reviews: readonly MyReview[];
  onWithdrawn: (id: string) => void;
}) {
  return (
    <section className={styles.part}>
      <h2>Mes avis</h2>
      {reviews.length === 0 ? (
        <p>
          Vous n’avez pas encore donné d’avis. <a href={routes.reviews}>Lire ceux des autres, donner le vôtre</a>
        </p>
      ) : (
        <ul className={styles.reviews}>
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
      <p>
        <b>{name}</b> · {STATES[state]}
        {refusal && ` : il contenait ${REFUSALS[refusal]}. Vous pouvez en écrire un autre.`}
      </p>
      <button
        type="button"
        className="button plain"
        onClick={() => (isConfirming ? void withdraw() : setConfirming(true))}
      >
        {isConfirming ? "Oui, retirer pour de bon" : "Retirer mon avis"}
        <span className="visually-hidden"> : {name}</span>
      </button>
    </>
  );
}
