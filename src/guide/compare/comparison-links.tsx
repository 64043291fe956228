import { Icon } from "../../shared/ui/icon";
import * as styles from "./comparison-links.page.module.css";

/** Links to comparisons that have their own page. */
export function ComparisonLinks({ comparisons }: { comparisons: readonly { label: string; path: string }[] }) {
  return (
    <ul className={styles.links}>
      {comparisons.map(({ label, path }) => (
        <li key={path}>
          <a href={path}>
            {label}
            <Icon name="arrow-right" size={18} />
          </a>
        </li>
      ))}
    </ul>
  );
}
