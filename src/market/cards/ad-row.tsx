import type { AdCard as Ad } from "../../contract/market/ad";
import * as grid from "../../shared/ui/grid.module.css";
import { AdCard } from "./ad-card";
import * as styles from "./ad-row.page.module.css";

/** A few ads of a page that is about more than these: one row that scrolls on phones, several columns where there is room. */
export const AdRow = ({ ads }: { ads: readonly Ad[] }) => (
  <ul className={`${grid.wide} ${styles.row}`}>
    {ads.map((ad) => (
      <li key={ad.id}>
        <AdCard ad={ad} />
      </li>
    ))}
  </ul>
);
