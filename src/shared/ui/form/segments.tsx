import type { InputHTMLAttributes } from "react";
import * as styles from "./segments.page.module.css";

interface Props {
  /** What is chosen; it is read out, where the options show it. */
  readonly legend: string;
  readonly name: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  /** Whether a value is chosen, and what choosing it does. */
  readonly input: (value: string) => InputHTMLAttributes<HTMLInputElement>;
}

/** One of a few short options side by side, as native radio buttons. */
export const Segments = ({ legend, name, options, input }: Props) => (
  <fieldset className={styles.segments}>
    <legend className="visually-hidden">{legend}</legend>
    {options.map(([value, label]) => (
      <label key={value}>
        <input type="radio" name={name} value={value} {...input(value)} />
        <span>{label}</span>
      </label>
    ))}
  </fieldset>
);
