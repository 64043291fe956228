import { type ReactNode, useId } from "react";
import * as styles from "../search/ad-box.page.module.css";

interface Option {
  readonly value: string;
  readonly label: string;
}

/** A field of the forms that ask for estimates, which are sent with their names where scripts do not run. */
export function Field({
  label,
  whole = false,
  children,
}: {
  label: string;
  /** Whether the field has a line to itself on phones. */
  whole?: boolean;
  children: (id: string) => ReactNode;
}) {
  const id = useId();
  return (
    <div className={whole ? `${styles.field} ${styles.whole}` : styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

interface Choices {
  readonly name: string;
  readonly label: string;
  readonly options: readonly Option[];
  /** The first option, which answers nothing. */
  readonly unknown?: string;
  readonly whole?: boolean;
}

/** A list of words by their keys, as options. */
export const optionsOf = (list: Readonly<Record<string, string>>): readonly Option[] =>
  Object.entries(list).map(([value, label]) => ({ value, label }));

export const Choice = ({ name, label, options, unknown = "Choisir…", whole = false }: Choices) => (
  <Field label={label} whole={whole}>
    {(id) => (
      <select id={id} name={name}>
        <option value="">{unknown}</option>
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    )}
  </Field>
);

export const Mileage = ({ usual }: { usual?: string }) => (
  <Field label="Kilométrage">
    {(id) => (
      <input
        id={id}
        name="km"
        // React 18 writes an empty value into a served field whose default is said to be undefined.
        {...(usual !== undefined && { defaultValue: usual })}
        inputMode="numeric"
        maxLength={12}
        placeholder={"ex. 85.000\u00a0km"}
        autoComplete="off"
      />
    )}
  </Field>
);
