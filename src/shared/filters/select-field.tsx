import { useId } from "react";
import * as styles from "./filter-panel.page.module.css";

interface SelectProps {
  name: string;
  value: number | undefined;
  /** Useful values; the current value is added if it is missing. */
  values: readonly number[];
  label: (value: number) => string;
  /** Label of the option that selects nothing, if there is one. */
  any?: string;
  onSelect: (value: number | null) => void;
}

export function Select({ name, value, values, label, any, onSelect }: SelectProps) {
  const id = useId();
  const offered = value === undefined || values.includes(value) ? values : [...values, value].sort((a, b) => a - b);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{name}</label>
      <select
        id={id}
        value={value ?? ""}
        onChange={({ target }) => onSelect(target.value === "" ? null : Number(target.value))}
      >
        {any && <option value="">{any}</option>}
        {offered.map((item) => (
          <option key={item} value={item}>
            {label(item)}
          </option>
        ))}
      </select>
    </div>
  );
}
