import type { Line } from "../rules/lines";
import * as styles from "./cost-drawings.page.module.css";
import { largestParts, partsOf } from "./parts";

/**
 * All lines of a cost on one bar, and the largest in words; the table beside it has every amount.
 * @param whole amount in francs that the whole width stands for, where several bars are compared
 */
export function CostBar({ lines, whole }: { readonly lines: readonly Line[]; readonly whole?: number }) {
  const words = largestParts(lines);
  if (words === "") return null;
  return (
    <figure className={styles.bar}>
      <svg height="16" aria-hidden="true">
        {partsOf(lines, whole).map(({ from, width }, place) => (
          <rect key={lines[place]?.key} className={styles.part} x={`${from}%`} width={`${width}%`} height="16" />
        ))}
      </svg>
      <figcaption className="small quiet">{words}</figcaption>
    </figure>
  );
}

/** The colour that a line has on the bar, before its label in the table. */
export const CostDot = () => (
  <svg className={styles.dot} width="10" height="10" aria-hidden="true">
    <circle className={styles.part} cx="5" cy="5" r="5" />
  </svg>
);
