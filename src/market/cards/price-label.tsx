import { CARD_PRICE_LABELS, type PriceLabel as Label } from "../../contract/market/lists";
import { Icon, type IconName } from "../../shared/ui/icon";
import * as styles from "./price-label.page.module.css";

const SIGNS: Readonly<Record<Label, IconName | null>> = {
  tres_bonne_affaire: "thumbs-up",
  bonne_affaire: "thumbs-up",
  moins_chere: "file-text",
  prix_du_marche: null,
  prix_un_peu_eleve: "arrow-up-right",
  prix_eleve: "arrow-up-right",
};
const COLOURS = {
  tres_bonne_affaire: styles.good,
  bonne_affaire: styles.good,
  moins_chere: "",
  prix_du_marche: "",
  prix_un_peu_eleve: styles.high,
  prix_eleve: styles.high,
} as const;

/** « Bonne affaire », « Prix du marché »… on a card: text carries the meaning, and a sign where the price is not the usual one, so that it does not depend on the colour. */
export function PriceLabel({ label }: { label: Label }) {
  const sign = SIGNS[label];
  return (
    <span className={`${styles.label} ${COLOURS[label]}`}>
      {sign && <Icon name={sign} size={14} />}
      {CARD_PRICE_LABELS[label]}
    </span>
  );
}
