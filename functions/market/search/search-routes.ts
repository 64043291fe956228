import { Hono } from "hono";
import { adMarket } from "../../../src/contract/market/ad";
import { CONDITIONS } from "../../../src/contract/market/lists";
import { readSearch } from "../../../src/market/search/read-search";
import type { Env } from "../../env";
import { networkOf } from "../../shared/network";
import { problem } from "../../shared/problem";
import type { Comparable } from "../comparable";
import { keepingFor, listAnswer } from "./kept";
import { adHomeOf, adMarketOf, adSearchOf } from "./search";

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
  return listAnswer(
    await adSearchOf(
      env.DB,
      search,
      Date.now(),
      keepingFor((work) => executionCtx.waitUntil(work)),
    ),
  );
});

adSearchRoutes.get("/ads/home", async ({ env, executionCtx }) =>
  listAnswer(
    await adHomeOf(
      env.DB,
      Date.now(),
      keepingFor((work) => executionCtx.waitUntil(work)),
    ),
  ),
);

adSearchRoutes.get("/ads/market", async ({ env, req, executionCtx }) => {
  const of = req.query("modele") === undefined ? "marque" : "modele";
  const key = req.query(of) ?? "";
  if (!KEY.test(key)) return problem("invalid", {}, { [of]: "Choisissez une marque ou un modèle." });
  const car = of === "modele" ? carIn(req.query()) : null;
  const keep = keepingFor((work) => executionCtx.waitUntil(work));
  const named = car && `${car.year}/${car.condition}/${car.mileage}`;
  return listAnswer(
    await keep(`market/${of}/${key}/${named ?? ""}`, adMarket, () => adMarketOf(env.DB, of, key, car, Date.now())),
  );
});

for (const path of LISTS) adSearchRoutes.all(path, () => problem("wrong_method", { Allow: "GET, HEAD" }));
