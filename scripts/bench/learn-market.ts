import { FIRST_PRIOR, familySlopes, priorOf } from "../../functions/market/estimate/borrowed-slopes";
import { fitModel, type ModelFit, type PricedAd } from "../../functions/market/estimate/model-fit";
import type { DemoAd } from "../seed/ads";

/** A made ad as estimates read it, with its family and its true value. */
export interface JudgedAd extends PricedAd {
  readonly model: string;
  readonly brand: string;
  readonly body: string;
  /** Francs. */
  readonly worth: number;
}

/** The made ads whose prices count: those that visitors saw, wrecks apart. */
export const pricedAds = (ads: readonly DemoAd[]): readonly JudgedAd[] =>
  ads.flatMap(({ row, seller, worth }) =>
    ["publiee", "vendue", "expiree"].includes(row.state) && row["condition"] !== "accidente"
      ? {
          model: row.model_key,
          brand: String(row["brand_key"]),
          body: String(row["body_type"]),
          seller: seller.uid,
          year: Number(row["year"]),
          mileage: Number(row["mileage"]),
          condition: String(row["condition"]),
          gearbox: String(row["gearbox"]),
          energy: String(row["energy"]),
          papers: String(row["papers"]),
          price: Number(row["price"]),
          worth,
        }
      : [],
  );

/** Learns a market as the Worker does at night, without its database. @returns model → its fit */
export function learnMarket(ads: readonly JudgedAd[], now: number): ReadonlyMap<string, ModelFit> {
  const models = [...Map.groupBy(ads, ({ model }) => model)].map(([model, own]) => ({
    model,
    own,
    brand: own[0]?.brand ?? "",
    body: own[0]?.body ?? "",
  }));
  const family = familySlopes(models.map((one) => ({ ...one, ...fitModel(one.own, FIRST_PRIOR, now) })));
  return new Map(models.map((one) => [one.model, fitModel(one.own, priorOf(family, one), now).fit]));
}
