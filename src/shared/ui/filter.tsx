import type { ReactNode } from "react";
import * as styles from "./filter.module.css";

/** A letter an option, as the stylesheet knows them. */
const LETTERS = "abcdefghij";

interface Props {
  /** Distinguishes the radio groups of one page. */
  name: string;
  legend: string;
  options: readonly string[];
  children: ReactNode;
}

/**
 * A list that native radio buttons filter by CSS alone, before any script. Items carry `data-is`, the letters of the
 * options that hold for them; the stylesheet knows ten.
 */
export function Filter({ name, legend, options, children }: Props) {
  if (options.length < 2) return <>{children}</>;
  return (
    <div className={styles.filter}>
      <fieldset className="chips">
        <legend className="visually-hidden">{legend}</legend>
        {["Tous", ...options.slice(0, LETTERS.length)].map((option, index) => (
          <label key={option} className="chip">
            <input type="radio" name={name} value={LETTERS[index - 1] ?? ""} defaultChecked={index === 0} />
            {option}
          </label>
        ))}
      </fieldset>
      {children}
    </div>
  );
}

/** The `data-is` of an item that some options hold for. */
export const filterValue = (options: readonly string[], held: readonly string[]) =>
  held.flatMap((one) => LETTERS[options.indexOf(one)] ?? []).join(" ");
