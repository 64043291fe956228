import type { AdCard } from "../../contract/market/ad";
import { AdList } from "./ad-list";
import * as styles from "./ad-row.page.module.css";

/** A few ads of a page that is about more than these: one row that scrolls on phones, several columns where there is room. */
export const AdRow = ({ ads }: { ads: readonly AdCard[] }) => (
  <div className={styles.row}>
    <AdList ads={ads} tall />
  </div>
);
