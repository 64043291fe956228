import { Icon } from "./icon";
import * as styles from "./score.module.css";

/** One decimal, with the French comma: 4.2 → « 4,2 ». */
export const scoreText = (score: number) => score.toFixed(1).replace(".", ",");

/** Owners' score out of five, with how many gave it. */
export function Score({ score, count }: { score: number; count?: number }) {
  return (
    <span className={styles.score}>
      <Icon name="star" size={16} />
      <b>{scoreText(score)}</b>
      <span className="visually-hidden">sur 5</span>
      {count !== undefined && <span className="quiet">{`(${count} avis)`}</span>}
    </span>
  );
}
