import { Icon } from "./icon";
import * as styles from "./score.module.css";

/** Formats a score with one decimal and a decimal comma: 4.2 → « 4,2 ». */
export const scoreText = (score: number) => score.toFixed(1).replace(".", ",");

/** Owners' score out of five, with the number of reviews. @param brief whether the number is shown without « avis », which screen readers say before it */
export function Score({ score, count, brief = false }: { score: number; count?: number; brief?: boolean }) {
  return (
    <span className={styles.score}>
      <Icon name="star" size={16} />
      <b>{scoreText(score)}</b>
      <span className="visually-hidden">{brief ? "sur 5, avis :" : "sur 5"}</span>
      {count !== undefined && <span className="quiet">{brief ? `(${count})` : `(${count} avis)`}</span>}
    </span>
  );
}
