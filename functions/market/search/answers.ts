import { adMarket } from "../../../src/contract/market/ad";
import { CONDITIONS } from "../../../src/contract/market/lists";
import { readSearch } from "../../../src/market/search/read-search";
import type { Context } from "../../shared/context";
import { problem } from "../../shared/problem";
import type { Comparable } from "../comparable";
import { keepingFor, listAnswer } from "./list-cache";
import { adHomeOf, adMarketOf, adSearchOf } from "./search";

const KEY = /^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/;
const YEAR = /^(?:19|20)\d\d$/;
const MILEAGE = /^\d{1,6}$/;

/** The car to compare with ads of its model, or null when the query does not describe it completely. */
function carIn({ annee = "", etat = "", km = "" }: Readonly<Record<string, string>>): Comparable | null {
  if (!YEAR.test(annee) || !Object.hasOwn(CONDITIONS, etat) || !MILEAGE.test(km)) return null;
  return { year: Number(annee), condition: etat, mileage: Number(km) };
}

/** `GET /api/ads` */
export async function answerSearch({ env, request, waitUntil }: Context): Promise<Response> {
  const search = readSearch(new URL(request.url).searchParams);
  return listAnswer(await adSearchOf(env.DB, search, Date.now(), keepingFor(waitUntil)));
}

/** `GET /api/ads/home` */
export const answerHome = async ({ env, waitUntil }: Context): Promise<Response> =>
  listAnswer(await adHomeOf(env.DB, Date.now(), keepingFor(waitUntil)));

/** `GET /api/ads/market?modele=…` or `?marque=…` */
export async function answerMarket({ env, request, waitUntil }: Context): Promise<Response> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const of = query["modele"] === undefined ? "marque" : "modele";
  const key = query[of] ?? "";
  if (!KEY.test(key)) return problem("invalid", {}, { [of]: "Choisissez une marque ou un modèle." });
  const car = of === "modele" ? carIn(query) : null;
  const keep = keepingFor(waitUntil);
  const named = car && `${car.year}/${car.condition}/${car.mileage}`;
  return listAnswer(
    await keep(`market/${of}/${key}/${named ?? ""}`, adMarket, () => adMarketOf(env.DB, of, key, car, Date.now())),
  );
}
