import type { ReactNode } from "react";
import { adMarket, type AdMarket } from "../../contract/market/ad";
import { adsSaid } from "../search/active";
import { groupDigits, formatPrice, formatPriceRange } from "../../shared/figures/price";
import { slugify } from "../../shared/text/slug";
import { Section } from "../../shared/ui/section";
import { AdList } from "../cards/ad-list";
import { adsThat } from "../search/search-path";
import { readJson } from "../../shared/http/read-json";
import * as styles from "./used-cars.later.module.css";
import type { UsedOf } from "./used-of";

const LATEST = 3;

async function readMarket(of: UsedOf["of"], key: string): Promise<AdMarket | null> {
  try {
    return adMarket.parse(await readJson(`/api/ads/market?${of}=${key}`));
  } catch (error) {
    console.warn("Occasions :", error instanceof Error ? error.message : "erreur inconnue"); // the page is whole without them
    return null;
  }
}

/** @returns what a brand's or a model's page says of its used cars; null where there are none, or they cannot be had */
export async function usedCars({ of, name }: UsedOf): Promise<ReactNode> {
  const key = slugify(name);
  const found = await readMarket(of, key);
  return found && found.count > 0 ? (
    <UsedCars name={name} found={found} all={adsThat({ choices: { [of]: [key] } })} />
  ) : null;
}

/** How many, what they ask by year, the latest. */
function UsedCars({ name, found, all }: { name: string; found: AdMarket; all: string }) {
  const { comparable } = found;
  const years = found.by_year.flatMap(({ year, n, median }) => (median === null ? [] : { year, n, median }));
  return (
    <Section title={`${name} d’occasion`} more={all}>
      <div className="stack">
        <p>
          <b>{adsSaid({ total: found.count, more: found.more })}</b>
          {comparable &&
            ` : la moitié demande ${formatPriceRange(comparable.low, comparable.high)}, médiane ${formatPrice(comparable.median)}.`}
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
                    <td>{formatPrice(median)}</td>
                    <td>{groupDigits(n)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        <AdList ads={found.latest.slice(0, LATEST)} />
      </div>
    </Section>
  );
}
