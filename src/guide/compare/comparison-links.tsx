import * as styles from "./comparison-links.page.module.css";

/** To comparisons that have a page of their own. */
export function ComparisonLinks({ comparisons }: { comparisons: readonly { label: string; path: string }[] }) {
  return (
    <ul className={styles.links}>
      {comparisons.map(({ label, path }) => (
        <li key={path}>
          <a href={path}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
