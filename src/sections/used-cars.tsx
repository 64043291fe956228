import { useEffect, useState } from "react";
import { adMarket, type AdMarket } from "../contract/ads/ad";
import { adsSaid } from "../lib/ad-search/active";
import { groupDigits, formatPrice, formatPriceRange } from "../lib/price";
import { slugify } from "../lib/slug";
import { Section } from "../ui/section";
import { AdList } from "./ad-list";
import { adsThat } from "./ad-search/search-path";
import { readJson } from "./car-search/read-json";
import * as styles from "./used-cars.later.module.css";
import type { UsedOf } from "./used-place";

const LATEST = 3;

/** « D’occasion » on the page of a brand or a model: how many, what they ask by year, the latest; nothing where there are none. */
export function UsedCars({ of, name }: UsedOf) {
  const key = slugify(name);
  const [found, setFound] = useState<AdMarket | null>(null);
  const load = async () => {
    try {
      setFound(adMarket.parse(await readJson(`/api/ads/market?${of}=${key}`)));
    } catch (error) {
      console.warn("Occasions :", error instanceof Error ? error.message : "erreur inconnue"); // the page is whole without them
    }
  };
  useEffect(() => void load(), []);
  if (!found || found.count === 0) return null;
  const { comparable, by_year: years } = found;
  return (
    <Section title={`${name} d’occasion`} more={adsThat({ choices: { [of]: [key] } })}>
      <div className="stack">
        <p>
          <b>{adsSaid({ total: found.count, more: found.more })}</b>
          {comparable && ` : la moitié demande ${formatPriceRange(comparable.low, comparable.high)}, médiane ${formatPrice(comparable.median)}.`}
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
