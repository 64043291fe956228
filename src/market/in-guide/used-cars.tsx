import type { ReactNode } from "react";
import { adMarket, type AdMarket } from "../../contract/market/ad";
import { adCountText } from "../search/active";
import { groupDigits, formatPrice, formatPriceRange } from "../../shared/figures/price";
import { capitalised } from "../../shared/text/capital";
import { slugify } from "../../shared/text/slug";
import { Section } from "../../shared/ui/section";
import { AdRow } from "../cards/ad-row";
import { adsThat } from "../search/search-path";
import { ask } from "../../shared/http/ask";
import * as styles from "./used-cars.later.module.css";
import type { UsedOf } from "./used-of";

const LATEST = 3;

/** @returns the used cars of a brand or a model, for its page; null if there are none or the request failed */
export async function usedCars({ of, name, articled }: UsedOf): Promise<ReactNode> {
  const key = slugify(name);
  const answer = await ask(`/api/ads/market?${of}=${key}`, adMarket);
  return answer.ok && answer.value.count > 0 ? (
    <UsedCars
      of={of}
      name={capitalised(articled ?? name)}
      found={answer.value}
      all={adsThat({ choices: { [of]: [key] } })}
    />
  ) : null;
}

interface Props {
  readonly of: UsedOf["of"];
  readonly name: string;
  readonly found: AdMarket;
  readonly all: string;
}

/** The number of ads, prices by year, and the latest ads. A year of a brand would mix its small cars with its large ones, so only a model has them. */
function UsedCars({ of, name, found, all }: Props) {
  const { asked } = found;
  const years = (of === "modele" ? found.by_year : []).flatMap(({ year, n, median }) =>
    median === null ? [] : { year, n, median },
  );
  const highest = Math.max(...years.map(({ median }) => median));
  return (
    <Section title={`${name} d’occasion`} more={all}>
      <div className="stack">
        <p>
          <b>{adCountText({ total: found.count, more: found.more })}</b>
          {of === "marque" && ", tous modèles"}
          {asked &&
            ` : la moitié demande ${formatPriceRange(asked.low, asked.high)}, médiane ${formatPrice(asked.median)}.`}
        </p>
        {years.length > 0 && (
          <div className={`card scroll-x ${styles.years}`}>
            <table>
              <caption className="visually-hidden">Prix demandés par année</caption>
              <thead>
                <tr>
                  <th scope="col">Année</th>
                  <th scope="col">Prix médian</th>
                  <th scope="col">Annonces</th>
                </tr>
              </thead>
              <tbody>
                {years.map(({ year, n, median }) => (
                  <tr key={year}>
                    <th scope="row">{year}</th>
                    <td>
                      {formatPrice(median)}
                      <svg className={styles.bar} height="6" aria-hidden="true">
                        <rect width={`${Math.round((median / highest) * 100)}%`} height="6" rx="3" />
                      </svg>
                    </td>
                    <td>{groupDigits(n)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        <AdRow ads={found.latest.slice(0, LATEST)} />
      </div>
    </Section>
  );
}
