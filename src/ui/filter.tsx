import type { ReactNode } from "react";
import * as styles from "./filter.module.css";

interface Props {
  /** Distinguishes the radio groups of one page. */
  name: string;
  legend: string;
  options: readonly string[];
  children: ReactNode;
}

/**
 * A list that native radio buttons filter by CSS alone, before any script. Items carry `data-filter`, the positions (from 1) of
 * the options that hold for them; the stylesheet knows twelve positions.
 */
export function Filter({ name, legend, options, children }: Props) {
  if (options.length < 2) return <>{children}</>;
  return (
    <div className={styles.filter}>
      <fieldset>
        <legend className="visually-hidden">{legend}</legend>
        {["Tous", ...options.slice(0, 12)].map((option, index) => (
          <label key={option} className="chip">
            <input type="radio" name={name} value={index} defaultChecked={index === 0} />
            {option}
          </label>
        ))}
      </fieldset>
      {children}
    </div>
  );
}

/** The `data-filter` of an item that some options hold for. */
export const filterValue = (options: readonly string[], held: readonly string[]) =>
  held.map((one) => options.indexOf(one) + 1).filter((position) => position > 0).join(" ");
