import { Hono } from "hono";
import { adMarket } from "../../src/contract/ads/ad";
import { CONDITIONS } from "../../src/contract/ads/lists";
import { ALL_ADS, writeAdSearch } from "../../src/contract/ads/search";
import { readSearch } from "../../src/lib/ad-search/read-search";
import type { Env } from "../env";
import { networkOf } from "../network";
import { problem } from "../problem";
import type { Comparable } from "../store/comparable";
import { adCountsOf } from "./counts";
import { keepingFor, listAnswer } from "./kept";
import { adHomeLists, adHomeListsOf, adMarketOf, adPage, adPageOf } from "./search";

const KEY = /^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/;
const YEAR = /^(?:19|20)\d\d$/;
const MILEAGE = /^\d{1,6}$/;
const LISTS = ["/ads", "/ads/home", "/ads/market"];

/** The car that ads of its model are compared with; null where not all of it is said. */
function carIn({ annee = "", etat = "", km = "" }: Readonly<Record<string, string>>): Comparable | null {
  if (!YEAR.test(annee) || !Object.hasOwn(CONDITIONS, etat) || !MILEAGE.test(km)) return null;
  return { year: Number(annee), condition: etat, mileage: Number(km) };
}

/** Lists of used-car ads: before `/ads/{id}`, which would take their names for ids. */
export const adSearchRoutes = new Hono<{ Bindings: Env }>();

for (const path of LISTS) {
  adSearchRoutes.get(path, async ({ env, req }, next) => {
    const { success } = await env.SEARCH_RATE.limit({ key: networkOf(req.raw) });
    return success ? next() : problem("too_many", { "Retry-After": "10" });
  });
}

adSearchRoutes.get("/ads", async ({ env, req, executionCtx }) => {
  const search = readSearch(new URL(req.url).searchParams);
  const keep = keepingFor((work) => executionCtx.waitUntil(work));
  const now = Date.now();
  const [counts, page] = await Promise.all([adCountsOf(env.DB, search, now, keep), keep(`ads?${writeAdSearch(search)}`, adPage, () => adPageOf(env.DB, search, now))]);
  // Where few ads have what is asked, their page may go further back than their count.
  return listAnswer({ ...counts, ...page, total: Math.max(counts.total, page.ads.length) });
});

adSearchRoutes.get("/ads/home", async ({ env, executionCtx }) => {
  const keep = keepingFor((work) => executionCtx.waitUntil(work));
  const now = Date.now();
  const [counts, lists] = await Promise.all([adCountsOf(env.DB, ALL_ADS, now, keep), keep("home", adHomeLists, () => adHomeListsOf(env.DB, now))]);
  return listAnswer({ ...counts, ...lists });
});

adSearchRoutes.get("/ads/market", async ({ env, req, executionCtx }) => {
  const of = req.query("modele") === undefined ? "marque" : "modele";
  const key = req.query(of) ?? "";
  if (!KEY.test(key)) return problem("invalid", {}, { [of]: "Choisissez une marque ou un modèle." });
  const car = of === "modele" ? carIn(req.query()) : null;
  const keep = keepingFor((work) => executionCtx.waitUntil(work));
  const named = car && `${car.year}/${car.condition}/${car.mileage}`;
  return listAnswer(await keep(`market/${of}/${key}/${named ?? ""}`, adMarket, () => adMarketOf(env.DB, of, key, car, Date.now())));
});

for (const path of LISTS) adSearchRoutes.all(path, () => problem("wrong_method", { Allow: "GET, HEAD" }));
