import { Icon } from "./icon";
import * as styles from "./score.module.css";

/** Formats a score with one decimal and a decimal comma: 4.2 → « 4,2 ». */
export const scoreText = (score: number) => score.toFixed(1).replace(".", ",");

/** Owners' score out of five, with the number of reviews. @param brief whether « avis » is said to screen readers only */
export function Score({ score, count, brief = false }: { score: number; count?: number; brief?: boolean }) {
  return (
    <span className={styles.score}>
      <Icon name="star" size={16} />
      <b>{scoreText(score)}</b>
      <span className="visually-hidden">sur 5</span>
      {count !== undefined && (
        <span className="quiet">
          {`(${count}`}
          <span className={brief ? "visually-hidden" : undefined}> avis</span>)
        </span>
      )}
    </span>
  );
}
