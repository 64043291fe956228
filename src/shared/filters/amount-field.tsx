import { parseAmount } from "../../contract/shared/price-text";
import { groupDigits } from "../figures/price";
import * as styles from "./filter-panel.page.module.css";

/** Amounts below this are multiples: « 15 » means fifteen millions, because no car costs fifteen francs. */
const MILLIONS_BELOW = 1_000;

interface Props {
  name: string;
  /** Name under which a form sends the amount, where one does. */
  field?: string;
  /** Francs. */
  value: number | undefined;
  /** Factor for amounts under a thousand: a million or a thousand. */
  few: number;
  onAmount: (francs: number | null) => void;
}

/** Field for an amount in francs as people type it, read when the field loses the focus or Enter is pressed. */
export function AmountField({ name, field, value, few, onAmount }: Props) {
  const shown = value === undefined ? "" : groupDigits(value);
  const read = (input: HTMLInputElement) => {
    if (input.value.trim() === shown) return;
    const amount = parseAmount(input.value);
    const francs = amount !== null && amount < MILLIONS_BELOW ? amount * few : amount;
    input.value = francs === null ? "" : groupDigits(francs);
    onAmount(francs);
  };
  return (
    <label className={styles.field}>
      {name}
      <input
        key={shown}
        name={field}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        placeholder="FCA"
        defaultValue={shown}
        onBlur={({ target }) => read(target)}
        onKeyDown={({ key, currentTarget }) => key === "Enter" && read(currentTarget)}
      />
    </label>
  );
}
