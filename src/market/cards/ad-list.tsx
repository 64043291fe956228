import type { AdCard as Ad } from "../../contract/market/ad";
import * as grid from "../../shared/ui/grid.module.css";
import { AdCard } from "./ad-card";

/** A list of ads: one column on phones, several where there is room. @param soon how many of their pictures are in the first view of the page */
export function AdList({ ads, soon = 0 }: { ads: readonly Ad[]; soon?: number }) {
  return (
    <ul className={grid.wide}>
      {ads.map((ad, at) => (
        <li key={ad.id}>
          <AdCard ad={ad} soon={at < soon} />
        </li>
      ))}
    </ul>
  );
}
