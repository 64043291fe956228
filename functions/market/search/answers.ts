import { adMarket } from "../../../src/contract/market/ad";
import { readSearch } from "../../../src/market/search/read-search";
import type { Context } from "../../shared/context";
import { problem } from "../../shared/problem";
import { ASKED_KEY } from "../names/keys";
import { keepingFor, listAnswer } from "./list-cache";
import { adHomeOf, adMarketOf, adSearchOf } from "./search";

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
  if (!ASKED_KEY.test(key)) return problem("invalid", {}, { [of]: "Choisissez une marque ou un modèle." });
  const keep = keepingFor(waitUntil);
  return listAnswer(await keep(`market/${of}/${key}`, adMarket, () => adMarketOf(env.DB, of, key, Date.now())));
}
