import type { ReactNode } from "react";
import type { AdSearchAnswer } from "../../contract/market/ad";
import type { AdSearch } from "../../contract/market/search";
import { NEAR_PRICE } from "./prices";
import { count } from "../../shared/figures/figures";
import { formatPrice } from "../../shared/figures/price";
import { routes } from "../../routes";
import { Section } from "../../shared/ui/section";
import { AdList } from "../cards/ad-list";
import * as styles from "../../shared/filters/nothing-found.page.module.css";
import { searchPath } from "./search-path";

interface Props {
  asked: AdSearch;
  answer: AdSearchAnswer;
  /** The offer of an alert for future ads. */
  children: ReactNode;
}

/** « Aucune annonce ne correspond. »: links that drop one filter, the offer of an alert, and the closest ads. In a very large market the sentence covers only the newest ads that were searched (rule: market/search-empty). */
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
            {(bounds.prix_min ?? bounds.prix_max) !== undefined && (
              <p className="quiet">{`À ${formatPrice(NEAR_PRICE)} près, puis ce qui y ressemble le plus.`}</p>
            )}
            <AdList ads={near} />
          </div>
        </Section>
      )}
    </>
  );
}
