import { Section } from "../../shared/ui/section";
import * as tiles from "../../guide/lists/list-tiles.page.module.css";
import { AdSkeletons } from "./ad-skeletons";
import { EstimateWaiting } from "../estimate/estimate-waiting";

/** As many as the edge returns (functions/market/search/search.ts). */
const ADS = 8;
const PARKINGS = 9;

/** The placeholder of what is online now, with its final height, so that nothing below moves when it loads. */
export const AdHomeSkeleton = () => (
  <>
    {["Dernières annonces", "Bonnes affaires"].map((title) => (
      <Section key={title} title={title}>
        <AdSkeletons howMany={ADS} />
      </Section>
    ))}
    <Section title="Parkings vérifiés">
      <ul className={tiles.tiles} aria-hidden="true">
        {Array.from({ length: PARKINGS }, (_, at) => (
          <li key={at}>
            <a className="card" />
          </li>
        ))}
      </ul>
    </Section>
    <Section title="Estimer ma voiture">
      <EstimateWaiting />
    </Section>
  </>
);
