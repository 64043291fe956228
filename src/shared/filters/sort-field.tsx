import * as styles from "./sort-field.page.module.css";

/** « Trier par »: select of the sort orders of a page. */
export function SortField({
  sorts,
  value,
  onSort,
}: {
  sorts: readonly { readonly value: string; readonly label: string }[];
  value: string;
  onSort: (value: string) => void;
}) {
  return (
    <label className={styles.sort}>
      <span className="visually-hidden">Trier par</span>
      <select value={value} onChange={({ target }) => onSort(target.value)}>
        {sorts.map((sort) => (
          <option key={sort.value} value={sort.value}>
            {sort.label}
          </option>
        ))}
      </select>
    </label>
  );
}
