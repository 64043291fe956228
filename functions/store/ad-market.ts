import { LEAST_COMPARABLE } from "./ad-row";

/** Of the same model, a year more or less: what an ad is compared with. */
const YEARS = 1;
const LAST_YEAR = 9999;

/** A wreck is no bargain: it is compared with nothing, nor anything with it. */
const GAP = "iif(ads.condition = 'accidente', NULL, CAST(round((ads.price - market.median) * 1000.0 / market.median) AS INTEGER))";
/**
 * Median of what published ads ask that are a year apart at most, for each year; one statement, so that two at a time leave what one would.
 * Where the median is the same, a count that is 5 % off stays: else one ad more would write a thousand rows.
 */
const REFRESH = `WITH years AS (SELECT DISTINCT year FROM ads WHERE state = 'publiee' AND model_key = ?1 AND year BETWEEN ?2 AND ?3),
  asked AS (
    SELECT years.year AS year, price, row_number() OVER (PARTITION BY years.year ORDER BY price) AS place, count(*) OVER (PARTITION BY years.year) AS n
    FROM years JOIN ads ON ads.state = 'publiee' AND ads.model_key = ?1 AND ads.condition <> 'accidente' AND ads.year BETWEEN years.year - ${YEARS} AND years.year + ${YEARS}
  ),
  middles AS (SELECT year, n, CAST(round(avg(price)) AS INTEGER) AS median FROM asked WHERE place IN ((n + 1) / 2, n / 2 + 1) GROUP BY year, n),
  market AS (SELECT year, iif(n >= ${LEAST_COMPARABLE}, n, NULL) AS n, iif(n >= ${LEAST_COMPARABLE}, median, NULL) AS median FROM middles)
  UPDATE ads SET market_n = market.n, market_median = market.median, market_gap = ${GAP} FROM market
  WHERE ads.state = 'publiee' AND ads.model_key = ?1 AND ads.year = market.year
    AND (ads.market_median IS NOT market.median OR ads.market_gap IS NOT ${GAP} OR abs(ads.market_n - market.n) * 20 > market.n)`;

/**
 * Compares the published ads of a model anew: to be called when one of them is published, changes its price or closes.
 * @param year of that one, which is compared with a year more or less; null for all years
 */
export const refreshMarket = (db: D1Binding, modelKey: string, year: number | null) =>
  db.prepare(REFRESH).bind(modelKey, year === null ? 0 : year - YEARS, year === null ? LAST_YEAR : year + YEARS).run();
