import { type Line, total } from "../rules/lines";
import * as styles from "./cost-drawings.page.module.css";
import { largestParts, LEAST_DRAWN, partsOf, sliversOf } from "./parts";

/**
 * All lines of a cost on one bar, the smallest of them as one part at its end, and the largest in words; the table beside it has every amount.
 * @param whole amount in francs that the whole width stands for, where several bars are compared
 */
export function CostBar({ lines, whole }: { readonly lines: readonly Line[]; readonly whole?: number }) {
  const words = largestParts(lines);
  if (words === "") return null;
  const small = sliversOf(lines);
  const amounts = lines.map((line) => ({ amount: small.has(line) ? 0 : line.amount }));
  const parts = partsOf([...amounts, { amount: total([...small]) }], whole);
  return (
    <figure className={styles.bar}>
      <svg height="16" aria-hidden="true">
        {parts.map(({ from, width }, place) => (
          <rect
            key={place}
            className={place < lines.length ? styles.part : styles.rest}
            x={`${from}%`}
            width={`${width}%`}
            height="16"
          />
        ))}
      </svg>
      <figcaption className="small quiet">
        {words}
        {small.size > 0 && ` Contour vide\u00a0: ce qui pèse moins de ${LEAST_DRAWN}\u00a0%.`}
      </figcaption>
    </figure>
  );
}

/** The colour that a line has on the bar, before its label in the table. @param small whether the bar draws it together with others */
export const CostDot = ({ small }: { readonly small: boolean }) => (
  <svg className={styles.dot} width="10" height="10" aria-hidden="true">
    <circle className={small ? styles.rest : styles.part} cx="5" cy="5" r="5" />
  </svg>
);
