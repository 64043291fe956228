import { Section } from "../../shared/ui/section";
import * as tiles from "../../guide/lists/list-tiles.page.module.css";
import { EstimateWaiting } from "../estimate/estimate-waiting";
import * as row from "../cards/ad-row.page.module.css";
import { VERIFIED } from "../words/verified";
import * as styles from "./ad-skeletons.page.module.css";

/** As many as the edge returns (functions/market/search/search.ts). */
const ADS = 6;
const PARKINGS = 9;

export const LatestSkeleton = () => (
  <ul className={`live ${row.row} ${styles.list} ${styles.tall}`} aria-hidden="true">
    {Array.from({ length: ADS }, (_, at) => (
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
          {Array.from({ length: PARKINGS }, (_, at) => (
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
