import * as styles from "./filter-panel.page.module.css";

interface SelectProps<Value extends number | string> {
  name: string;
  /** Name under which a form sends the value, where one does. */
  field?: string;
  value: Value | undefined;
  /** Useful values; the current value is added if it is missing. */
  values: readonly Value[];
  label: (value: Value) => string;
  /** Label of the option that selects nothing, if there is one. */
  any?: string;
  onSelect: (value: Value | null) => void;
}

export function Select<Value extends number | string>({
  name,
  field,
  value,
  values,
  label,
  any,
  onSelect,
}: SelectProps<Value>) {
  const offered =
    value === undefined || values.includes(value) ? values : [...values, value].sort((a, b) => Number(a) - Number(b));
  return (
    <label className={styles.field}>
      {name}
      <select
        name={field}
        value={value ?? ""}
        onChange={({ target }) => onSelect(offered.find((item) => String(item) === target.value) ?? null)}
      >
        {any && <option value="">{any}</option>}
        {offered.map((item) => (
          <option key={item} value={item}>
            {label(item)}
          </option>
        ))}
      </select>
    </label>
  );
}
