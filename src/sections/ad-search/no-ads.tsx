import type { ReactNode } from "react";
import type { AdSearchAnswer } from "../../contract/ads/ad";
import type { AdSearch } from "../../contract/ads/search";
import { NEAR_PRICE } from "../../lib/ad-search/prices";
import { count } from "../../lib/figures";
import { formatPrice } from "../../lib/price";
import { routes } from "../../routes";
import { Section } from "../../ui/section";
import { AdList } from "../ad-list";
import * as styles from "../car-search/nothing-found.page.module.css";
import { searchPath } from "./search-path";

interface Props {
  asked: AdSearch;
  answer: AdSearchAnswer;
  /** How to be told of ads to come. */
  children: ReactNode;
}

/** « Aucune annonce ne correspond. », of all or of the newest that were looked at: which single filter to drop, how to be told, and what comes closest (MARKET § 2.11). */
export function NoAds({ asked: { bounds }, answer: { more, relaxed, near }, children }: Props) {
  return (
    <>
      <div className={styles.nothing}>
        <p>{more ? "Aucune des annonces les plus récentes ne correspond." : "Aucune annonce ne correspond."}</p>
        <ul>
          {relaxed.map(({ search, label, count: found }) => (
            <li key={search}>
              <a className="button plain" href={searchPath(search)}>
                {`Sans le filtre “${label}” : ${count(found, "annonce")}`}
              </a>
            </li>
          ))}
          <li>
            <a className="button plain" href={routes.usedSearch}>
              Toutes les annonces
            </a>
          </li>
        </ul>
        {children}
      </div>
      {near.length > 0 && (
        <Section title="Ce qui s’en approche">
          <div className="stack">
            {(bounds.prix_min ?? bounds.prix_max) !== undefined && <p className="quiet">{`À ${formatPrice(NEAR_PRICE)} près, puis ce qui y ressemble le plus.`}</p>}
            <AdList ads={near} />
          </div>
        </Section>
      )}
    </>
  );
}
