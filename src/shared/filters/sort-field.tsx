import * as styles from "./sort-field.page.module.css";

/** « Trier par »: select of the sort orders of a page. */
export function SortField({
  field,
  sorts,
  value,
  onSort,
}: {
  /** Name under which a form sends the order, where one does. */
  field?: string;
  sorts: readonly { readonly value: string; readonly label: string }[];
  value: string;
  onSort: (value: string) => void;
}) {
  return (
    <label className={styles.sort}>
      <span className="visually-hidden">Trier par</span>
      <select name={field} className="chip" value={value} onChange={({ target }) => onSort(target.value)}>
        {sorts.map((sort) => (
          <option key={sort.value} value={sort.value}>
            {sort.label}
          </option>
        ))}
      </select>
    </label>
  );
}
