import { dotted } from "../../shared/text/dotted";
import { useState } from "react";
import type { AdCard } from "../../contract/market/ad";
import { type AdValues, readAnswers } from "../../contract/market/form";
import { EQUIPMENT_NAMES } from "../../contract/market/equipment";
import { BODY_TYPES, CONDITIONS, ENERGIES, GEARBOXES, labelIn, PAPERS } from "../../contract/market/lists";
import { count, figure } from "../../shared/figures/figures";
import { formatPrice } from "../../shared/figures/price";
import { routes } from "../../routes";
import { Agreement } from "../../shared/ui/form/choices";
import { focusFirstWrong } from "../../shared/ui/form/schema-resolver";
import { screenOf } from "./posting-answers";
import { rules, thisYear } from "./posting-rules";
import type { PostingSlots } from "./posting-slots";
import * as styles from "./posting.later.module.css";
import { type Screen, SCREEN_TITLES } from "./screens";
import { StepFrame } from "./step-frame";
import type { Posting } from "./use-posting";

/** The error sentences, each prefixed with the title of the step that has the field. */
const errorSentences = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields).map(([field, sentence]) => `${SCREEN_TITLES[screenOf(field)]} : ${sentence}`);

/** A one-line summary of the answers of each step. */
const linesOf = ({ vehicle, state, words, offer }: AdValues): readonly (readonly [Screen, string])[] => [
  [
    "vehicle",
    dotted([
      `${vehicle.brand_name} ${vehicle.model_name}`,
      vehicle.version,
      String(vehicle.year),
      labelIn(ENERGIES, vehicle.energy),
      labelIn(GEARBOXES, vehicle.gearbox),
      labelIn(BODY_TYPES, vehicle.body_type),
    ]),
  ],
  [
    "state",
    dotted([
      labelIn(CONDITIONS, state.condition),
      labelIn(PAPERS, state.papers),
      figure(state.mileage, "km"),
      state.first_hand && "Première main",
    ]),
  ],
  ["words", dotted([words.equipment.map((key) => labelIn(EQUIPMENT_NAMES, key)).join(", "), words.description])],
  [
    "offer",
    dotted([formatPrice(offer.price), offer.negotiable && "Négociable", offer.town, offer.seller_name, offer.phone]),
  ],
];

const cardOf = ({ vehicle, state, offer }: AdValues, { ad }: Posting): AdCard => ({
  id: ad?.id ?? "",
  slug: "",
  title: `${vehicle.brand_name} ${vehicle.model_name} ${vehicle.year}`,
  price: offer.price,
  price_before: null,
  negotiable: offer.negotiable,
  year: vehicle.year,
  mileage: state.mileage,
  condition: state.condition,
  energy: vehicle.energy,
  gearbox: vehicle.gearbox,
  region: offer.region,
  town: offer.town,
  district: offer.district,
  seller_name: offer.seller_name,
  seller_type: offer.seller_type,
  verified: false,
  photos: ad?.photos ?? 0,
  cover: ad?.cover ?? null,
  published_at: new Date().toISOString(),
  price_label: null,
});

/** Step 6, « Vérifier »: a preview of the ad, a summary of each step, and the conditions (rule: market/posting-steps). */
export function CheckStep({
  posting,
  Preview,
}: {
  readonly posting: Posting;
  readonly Preview: PostingSlots["Preview"];
}) {
  const { draft, shown } = posting;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [agreed, setAgreed] = useState(false);
  const [asked, setAsked] = useState(false);
  const read = readAnswers(draft.answers, rules(), thisYear());
  // A later change can invalidate an earlier answer: « Neuf 0 km » no longer holds once the year is changed.
  const wrong = read.ok ? {} : read.fields;
  const stateOf = (screen: Screen) =>
    !(screen in draft.answers)
      ? "À remplir"
      : Object.keys(wrong).some((field) => screenOf(field) === screen)
        ? "À corriger"
        : "";
  const whole =
    read.ok && (["vehicle", "state", "words", "offer"] as const).every((step) => step in read.values)
      ? (read.values as AdValues)
      : null;

  const finish = async () => {
    setBusy(true);
    setFailure(null);
    const problem = await posting.finish();
    setBusy(false);
    if (!problem) return;
    setFailure([problem.message, ...errorSentences(problem.fields)].join(" "));
  };
  const press = (form: HTMLFormElement) => {
    setAsked(true);
    if (!agreed && !shown) focusFirstWrong(form);
    else if (!busy) void finish();
  };
  return (
    <StepFrame
      screen="check"
      busy={busy}
      failure={
        whole
          ? failure
          : errorSentences(wrong).join(" ") || "Une étape n’est pas terminée : revenez à celle qui manque."
      }
      onBack={() => posting.goTo("offer")}
      next={shown ? "Enregistrer les modifications" : "Publier mon annonce"}
      onSubmit={(event) => {
        event.preventDefault();
        if (whole) press(event.currentTarget as HTMLFormElement);
      }}
    >
      {whole && (
        <div className={styles.preview} {...{ inert: "" }}>
          <Preview ad={cardOf(whole, posting)} />
        </div>
      )}
      <ul className={styles.parts}>
        {(whole
          ? linesOf(whole)
          : (["vehicle", "state", "words", "offer"] as const).map((screen) => [screen, stateOf(screen)] as const)
        ).map(([screen, line]) => (
          <Part key={screen} screen={screen} line={line} posting={posting} />
        ))}
        <Part
          screen="photos"
          line={posting.ad ? `${count(posting.ad.photos, "photo prête", "photos prêtes")}` : ""}
          posting={posting}
        />
      </ul>
      {shown ? (
        <p>
          Ce que vous changez est relu avant de reparaître&nbsp;: votre annonce quitte le site jusque-là, en général
          moins de 2&nbsp;h.
        </p>
      ) : (
        <Agreement
          checked={agreed}
          onChange={({ target }) => setAgreed(target.checked)}
          error={asked && !agreed ? "Acceptez les conditions pour publier." : undefined}
          label={
            <>
              Cette voiture est à vendre, ce que je dis est vrai, les photos sont de moi, et je ne demande aucun
              paiement avant la visite. J’accepte les{" "}
              <a href={routes.legal} target="_blank">
                conditions
              </a>
              .
            </>
          }
        />
      )}
    </StepFrame>
  );
}

function Part({
  screen,
  line,
  posting,
}: {
  readonly screen: Screen;
  readonly line: string;
  readonly posting: Posting;
}) {
  return (
    <li>
      <p>
        <b>{SCREEN_TITLES[screen]}</b>
        <br />
        {line}
      </p>
      <button type="button" className="button plain" onClick={() => posting.goTo(screen)}>
        Modifier<span className="visually-hidden"> : {SCREEN_TITLES[screen]}</span>
      </button>
    </li>
  );
}
