import type { AdCard as Ad } from "../../contract/market/ad";
import { AdCard } from "./ad-card";
import * as styles from "./ad-row.page.module.css";

/** A few ads of a page that is about more than these: one row that scrolls on phones, several columns where there is room. @param soon how many of their pictures are in the first view of the page */
export const AdRow = ({ ads, soon = 0 }: { ads: readonly Ad[]; soon?: number }) => (
  <ul className={styles.row}>
    {ads.map((ad, at) => (
      <li key={ad.id}>
        <AdCard ad={ad} soon={at < soon} />
      </li>
    ))}
  </ul>
);
