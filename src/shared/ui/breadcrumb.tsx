import * as styles from "./breadcrumb.module.css";

export interface Crumb {
  label: string;
  /** Absent for the last item, which is the page itself. */
  path?: string;
}

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className={styles.breadcrumb} aria-label="Fil d’Ariane">
      <ol>
        {crumbs.map(({ label, path }) => (
          <li key={label}>{path ? <a href={path}>{label}</a> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
