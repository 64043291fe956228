import { PRICE_LABELS, type PriceLabel as Label } from "../../contract/market/lists";
import * as styles from "./price-label.page.module.css";

/** The scale goes from far below the estimate to far above it in five steps: of which it is, and how many. A car whose papers are still to be done is cheap, but it is not said how cheap. */
const STEPS: Readonly<Record<Label, readonly [first: number, steps: number]>> = {
  tres_bonne_affaire: [0, 1],
  bonne_affaire: [1, 1],
  moins_chere: [0, 2],
  prix_du_marche: [2, 1],
  prix_un_peu_eleve: [3, 1],
  prix_eleve: [4, 1],
};
const TONES = {
  tres_bonne_affaire: "good",
  bonne_affaire: "good",
  moins_chere: "",
  prix_du_marche: "",
  prix_un_peu_eleve: styles.high,
  prix_eleve: styles.high,
} as const;
/** Width of a step with the gap after it, which the style sheet dashes. */
const STEP = 7;

interface Props {
  readonly label: Label;
  /** Whether the papers that « Moins chère » is about stand beside it. */
  readonly short?: boolean;
}

/** « Bonne affaire », « Prix du marché »… on a card and on the page of an ad: its words have the meaning, a small scale shows it, and only what is good or high has a colour of its own. */
export function PriceLabel({ label, short = false }: Props) {
  const [first, steps] = STEPS[label];
  return (
    <span className={`badge ${styles.label} ${TONES[label]}`}>
      <svg width="33" height="8" aria-hidden="true">
        <path d="M0 4h33" opacity="0.3" />
        <path d={`M${first * STEP} 4h${steps * STEP - 2}`} />
      </svg>
      {short ? PRICE_LABELS[label].split("\u00a0:")[0] : PRICE_LABELS[label]}
    </span>
  );
}
