import { Section } from "../../shared/ui/section";
import * as tiles from "../../guide/lists/list-tiles.page.module.css";
import { EstimateWaiting } from "../estimate/estimate-waiting";
import * as row from "../cards/ad-row.page.module.css";
import * as grid from "../../shared/ui/grid.module.css";
import { VERIFIED } from "../words/verified";
import * as styles from "./ad-home.page.module.css";

/** As many as the edge returns, of ads and of parkings (functions/market/search/search.ts, ad-parkings-store.ts). */
const MOST = 6;

export const LatestSkeleton = () => (
  <ul className={`live ${grid.wide} ${row.row} ${styles.tall}`} aria-hidden="true">
    {Array.from({ length: MOST }, (_, at) => (
      <li key={at} className="card" />
    ))}
  </ul>
);

/** The placeholder of what is below the links to searches, with its final height, so that nothing below moves when it loads. */
export const RestSkeleton = () => (
  <>
    <Section title="Bonnes affaires">
      <LatestSkeleton />
    </Section>
    <Section title="Parkings vérifiés">
      <div className="stack">
        <p className="small quiet">{VERIFIED}</p>
        <ul className={tiles.tiles} aria-hidden="true">
          {Array.from({ length: MOST }, (_, at) => (
            <li key={at}>
              <a className="card" />
            </li>
          ))}
        </ul>
      </div>
    </Section>
    <Section title="Estimer ma voiture">
      <EstimateWaiting />
    </Section>
  </>
);
