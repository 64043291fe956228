import type { AdCard as Ad } from "../../contract/market/ad";
import * as grid from "../../shared/ui/grid.module.css";
import { AdCard } from "./ad-card";

/** A list of ads: one column on phones, several where there is room. */
export function AdList({ ads }: { ads: readonly Ad[] }) {
  return (
    <ul className={grid.wide}>
      {ads.map((ad) => (
        <li key={ad.id}>
          <AdCard ad={ad} />
        </li>
      ))}
    </ul>
  );
}
