import type { AdDetail } from "../../contract/market/ad";
import { routes } from "../../routes";
import { Section } from "../../shared/ui/section";
import { PriceRange } from "../estimate/price-range";
import * as styles from "./ad-page.page.module.css";

/** Where the price of an ad lies among others, with the way to what others ask (rule: market/price-bar). */
export const PriceAmong = ({ ad }: { ad: AdDetail }) => (
  <Section title="Le prix face aux autres annonces">
    {ad.estimate && <PriceRange price={ad.price} estimate={ad.estimate} />}
    <p className={`small ${styles.compared}`}>
      {!ad.estimate && <span className="quiet">Prix non comparé. </span>}
      {ad.cote ? (
        <a href={ad.cote}>{`La cote ${ad.model}`}</a>
      ) : (
        <a href={`${routes.usedSearch}?modele=${ad.model_key}`}>{`Les autres ${ad.brand} ${ad.model}`}</a>
      )}
    </p>
  </Section>
);
