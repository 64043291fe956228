import type { Line } from "../rules/lines";
import * as styles from "./cost-drawings.page.module.css";
import { largestParts, type Part, partsOf } from "./parts";

/** A step of a cost: its part of the whole, drawn where the steps before it end. The row of the table that it stands in says the same. */
export const CostStep = ({ from, width }: Part) => (
  <svg className={styles.step} height="6" aria-hidden="true" focusable="false">
    <rect className={styles.whole} height="6" rx="3" />
    {width > 0 && <rect className={styles.part} x={`${from}%`} width={`${width}%`} height="6" rx="2" />}
  </svg>
);

/**
 * All lines of a cost on one bar, and the largest in words; the table beside it has every amount.
 * @param whole amount in francs that the whole width stands for, where several bars are compared
 */
export function CostBar({ lines, whole }: { readonly lines: readonly Line[]; readonly whole?: number }) {
  const words = largestParts(lines);
  if (words === "") return null;
  return (
    <figure className={styles.bar}>
      <svg height="16" aria-hidden="true" focusable="false">
        {partsOf(lines, whole).map(({ from, width }, place) => (
          <rect key={lines[place]?.key} className={styles.part} x={`${from}%`} width={`${width}%`} height="16" />
        ))}
      </svg>
      <figcaption className="small quiet">{words}</figcaption>
    </figure>
  );
}
