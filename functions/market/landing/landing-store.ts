import * as z from "zod/mini";
import { type AdSearch, ADS_PER_PAGE, MAX_PAGES } from "../../../src/contract/market/search";
import { finderOf } from "../search/ad-finder";
import type { OnlineAnswers } from "../search/ad-answers-store";
import { mostOf } from "../search/counts";
import { type Columns, scanAds } from "../search/ad-scan-store";

/** A car as the figures of a landing page need it. */
export interface LandedCar {
  readonly n: number;
  readonly year: number;
  readonly price: number;
  readonly mileage: number;
  readonly condition: string;
  /** Key of its model. */
  readonly model: string;
  /** « Toyota RAV4 » */
  readonly name: string;
}

/** The name, which its seller may have typed, is last, so that it may contain the separator. */
const COLUMNS: Columns = {
  all: {
    sql: "year || '|' || price || '|' || mileage || '|' || condition || '|' || model_key || '|' || brand_name || ' ' || model_name",
    values: [],
  },
  lacking: {},
  together: [],
};

/** All ads of a search, the newest first, in one scan. @returns isWhole: whether older ads were left out, because the market is too large */
export async function landedCars(
  db: D1Database,
  search: AdSearch,
  online: OnlineAnswers,
  now: number,
): Promise<{ readonly cars: readonly LandedCar[]; readonly isWhole: boolean }> {
  // The search of a landing page has no words.
  const finder = finderOf(search, online, 0);
  const most = mostOf(finder, online);
  const { ads } = await scanAds(db, search, now, finder, most, COLUMNS);
  const cars = ads.map(({ n, text }) => {
    const [year, price, mileage, condition = "", model = "", ...name] = text.split("|");
    return {
      n,
      year: Number(year),
      price: Number(price),
      mileage: Number(mileage),
      condition,
      model,
      name: name.join("|"),
    };
  });
  return { cars, isWhole: finder !== null || online.online <= most };
}

/** The numbers of the ads of a page. */
export const numbersOf = (cars: readonly LandedCar[], page: number): readonly number[] =>
  cars.slice((page - 1) * ADS_PER_PAGE, page * ADS_PER_PAGE).map(({ n }) => n);

export const pagesOf = (cars: readonly LandedCar[]) =>
  Math.min(Math.max(1, Math.ceil(cars.length / ADS_PER_PAGE)), MAX_PAGES);

const labelRow = z.object({ label: z.string() });

/** What the last ad with this brand or model called it, even when none is online now; null when there never was one. */
export async function storedName(db: D1Database, filter: "marque" | "modele", answer: string): Promise<string | null> {
  const { results } = await db
    .prepare("SELECT label FROM ad_answers WHERE filter = ? AND answer = ?")
    .bind(filter, answer)
    .all();
  return z.array(labelRow).parse(results)[0]?.label ?? null;
}
