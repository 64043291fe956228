import { useState } from "react";
import { typedFrancs } from "../../contract/shared/typed";
import { CostDot } from "../drawn/cost-drawings";
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
  /** Whether a bar above it draws the lines, whose colours they then have. */
  readonly drawn?: boolean;
}

const amountText = (amount: number) => (amount === 0 ? `0\u00a0${site.currencySuffix}` : formatPrice(amount));

/** A cost breakdown, with the calculation and the date of each line; one button makes all amounts fields that readers correct (rule: costs/tool-corrections). */
export function Bill({ caption, lines, sum, figures, tool: { own, correct }, drawn = false }: Props) {
  const [isEdited, setEdited] = useState(false);
  return (
    <>
      <table className={styles.bill}>
        <caption className="visually-hidden">{caption}</caption>
        <tbody>
          {lines.map((line, place) => (
            <tr key={line.key}>
              <th scope="row">
                {drawn && <CostDot />}
                {line.label}
                <small>{lineExplanation(line, figures)}</small>{" "}
              </th>
              <td>
                {isEdited ? (
                  <Amount line={line} first={place === 0} correct={(amount) => correct(line.key, amount)} />
                ) : (
                  <span className="price">{amountText(line.amount)}</span>
                )}
                {own[line.key] !== undefined && (
                  <button type="button" className={`live ${styles.edit}`} onClick={() => correct(line.key, null)}>
                    Rétablir<span className="visually-hidden"> : {line.label}</span>
                  </button>
                )}
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
      <button type="button" className={`live ${styles.edit}`} onClick={() => setEdited(!isEdited)}>
        {isEdited ? "Terminer" : "Modifier les montants"}
        <span className="visually-hidden"> : {caption}</span>
      </button>
    </>
  );
}

interface AmountProps {
  readonly line: Line;
  /** Whether it is the one that a reader begins with. */
  readonly first: boolean;
  readonly correct: (amount: number) => void;
}

/** What is typed counts once the field is left, or at Enter. */
function Amount({ line, first, correct }: AmountProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const keep = () => {
    const amount = typed === null ? null : typedFrancs(typed);
    if (amount !== null && amount !== line.amount) correct(amount);
    setTyped(null);
  };
  return (
    <input
      className={styles.own}
      aria-label={`${line.label}, en francs`}
      value={typed ?? groupDigits(line.amount)}
      inputMode="numeric"
      maxLength={20}
      autoFocus={first}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={keep}
      onKeyDown={({ key }) => {
        if (key === "Enter") keep();
        if (key === "Escape") setTyped(null);
      }}
    />
  );
}
