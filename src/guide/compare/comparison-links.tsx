import { Icon } from "../../shared/ui/icon";
import * as styles from "./comparison-links.page.module.css";

export interface ComparisonLink {
  /** « Hyundai Tucson ou Mazda CX-5 » */
  readonly label: string;
  readonly path: string;
  /** « dès 21.400.000 FCA ou 25.400.000 FCA », in the order of the names. */
  readonly prices: string;
}

/** Links to comparisons that have their own page, with the lowest prices of both models. */
export function ComparisonLinks({ comparisons }: { comparisons: readonly ComparisonLink[] }) {
  return (
    <ul className={styles.links}>
      {comparisons.map(({ label, path, prices }) => (
        <li key={path}>
          <a href={path}>
            <span>
              {label} <small className="quiet">{prices}</small>
            </span>
            <Icon name="arrow-right" size={18} />
          </a>
        </li>
      ))}
    </ul>
  );
}
