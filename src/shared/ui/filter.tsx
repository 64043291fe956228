import type { ReactNode } from "react";
import * as styles from "./filter.page.module.css";

/** One letter per option, as used in the stylesheet. */
const LETTERS = "abcdefghij";

interface Props {
  /** Distinguishes the radio groups of one page. */
  name: string;
  legend: string;
  /** Whether the options say themselves what they are about. */
  plain?: boolean;
  options: readonly string[];
  /** The option that shows everything, in the gender of what is shown. */
  all?: "Tous" | "Toutes";
  /** Links before the options, which stay where there are too few of these for a filter. */
  before?: ReactNode;
  children: ReactNode;
}

/**
 * A list filtered by native radio buttons and CSS, without scripts. The attribute `data-is` of an item holds the letters of the options that apply to
 * it; the stylesheet supports ten.
 */
export function Filter({ name, legend, plain = false, options, all = "Tous", before, children }: Props) {
  if (options.length < 2)
    return (
      <>
        {before && <div className="chips">{before}</div>}
        {children}
      </>
    );
  const chip = (option: string, value: string, checked = false) => (
    <label key={option} className="chip">
      <input type="radio" name={name} value={value} defaultChecked={checked} />
      {option}
    </label>
  );
  return (
    <div className={styles.filter}>
      <fieldset className="chips">
        <legend className={plain ? "visually-hidden" : "small quiet"}>{legend}</legend>
        {before}
        {chip(all, "", true)}
        {options.slice(0, LETTERS.length).map((option, index) => chip(option, LETTERS[index] ?? ""))}
      </fieldset>
      {children}
    </div>
  );
}

/** Value of `data-is` for an item. @param applicable options that apply to the item */
export const filterValue = (options: readonly string[], applicable: readonly string[]) =>
  applicable.flatMap((option) => LETTERS[options.indexOf(option)] ?? []).join(" ");
