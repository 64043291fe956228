import { useState } from "react";
import { typedFrancs } from "../../contract/shared/typed";
import { type Line, total } from "../rules/lines";
import { type DatedFigure, lineExplanation } from "../rules/line-words";
import { formatPrice, groupDigits } from "../../shared/figures/price";
import { site } from "../../site";
import * as styles from "./tools.page.module.css";
import type { Tool } from "./use-tool";

interface Props {
  /** Title of the table for screen readers. */
  readonly caption: string;
  readonly lines: readonly Line[];
  /** Label of the last line: « Total ». */
  readonly sum: string;
  readonly figures: readonly DatedFigure[];
  /** Where the reader's corrections are kept. */
  readonly tool: Pick<Tool<never>, "own" | "correct">;
}

const amountText = (amount: number) => (amount === 0 ? `0\u00a0${site.currencySuffix}` : formatPrice(amount));

/** A cost breakdown, with the calculation and the date of each line; readers can correct an amount. */
export function Bill({ caption, lines, sum, figures, tool: { own, correct } }: Props) {
  return (
    <table className={styles.bill}>
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {lines.map((line) => (
          <tr key={line.key}>
            <th scope="row">
              {line.label}
              <small>{lineExplanation(line, figures)}</small>
            </th>
            <td>
              <Amount line={line} isOwn={own[line.key] !== undefined} correct={(amount) => correct(line.key, amount)} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{sum}</th>
          <td>
            <b className="price">{amountText(total(lines))}</b>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function Amount({ line, isOwn, correct }: { line: Line; isOwn: boolean; correct: (amount: number | null) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  if (typed === null)
    return (
      <>
        <span className="price">{amountText(line.amount)}</span>
        <button
          type="button"
          className={`live ${styles.edit}`}
          onClick={() => (isOwn ? correct(null) : setTyped(groupDigits(line.amount)))}
        >
          {isOwn ? "Rétablir" : "Modifier"}
          <span className="visually-hidden"> : {line.label}</span>
        </button>
      </>
    );
  const keep = () => {
    const amount = typedFrancs(typed);
    if (amount !== null && amount !== line.amount) correct(amount);
    setTyped(null);
  };
  return (
    <input
      className={styles.own}
      aria-label={`${line.label}, en francs`}
      value={typed}
      inputMode="numeric"
      maxLength={20}
      autoFocus
      onChange={({ target }) => setTyped(target.value)}
      onBlur={keep}
      onKeyDown={({ key }) => {
        if (key === "Enter") keep();
        if (key === "Escape") setTyped(null);
      }}
    />
  );
}
