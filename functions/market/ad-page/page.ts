import { routes } from "../../../src/routes";
import type { Env } from "../../env";
import type { Context } from "../../shared/context";
import { notFound } from "../../site/error-pages";
import { siteUrl } from "../../shared/site-url";
import { fillPage, fillWaiting } from "./fill-page";
import { READ_AGAIN_IN, readDetail } from "./detail";
import { readSeller } from "./seller";
import { countView } from "./visits";

/** The page is revalidated at each visit, so that a sold car says so at once; « Back » shows it without a request. */
const PAGE_HEADERS = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "private, no-cache" };
/** At a 503, search engines keep their copy of the page and come back. */
const WAITING_INIT = {
  status: 503,
  headers: { ...PAGE_HEADERS, "Cache-Control": "no-store", "Retry-After": READ_AGAIN_IN },
};

/** The built page that the Worker fills. */
async function shellOf(env: Env, path: string, init: ResponseInit = { headers: PAGE_HEADERS }): Promise<Response> {
  const built = await env.ASSETS.fetch(`https://assets.local${path}`);
  if (!built.ok) throw new Error(`${path}: ${built.status}`);
  return new Response(built.body, init);
}

/** The page of an ad. The id in the address decides; under another name it redirects to the ad's own address, except while the ad waits for moderation, when even its name is not shown. */
export async function adPage({ env, request, params: { name = "" }, waitUntil }: Context): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const id = (/^[^-/]*/.exec(name)?.[0] ?? "").toLowerCase();
  const ad = await readDetail(env, id);
  if (ad === "unknown") return notFound(env, pathname);
  if (ad === "gone") return notFound(env, pathname, 410);
  if (ad === "waiting") return fillWaiting(await shellOf(env, routes.adShell, WAITING_INIT), id);
  const own = routes.ad(ad);
  if (own !== pathname)
    return new Response(null, { status: 301, headers: { Location: own + search, "Cache-Control": "no-cache" } });
  if (ad.state === "publiee") waitUntil(countView(env, request, ad.id));
  return fillPage(await shellOf(env, routes.adShell), ad, siteUrl(env));
}

export async function sellerPage({ env, request, params: { id = "" } }: Context): Promise<Response> {
  const seller = await readSeller(env, id);
  return seller ? shellOf(env, routes.sellerShell) : notFound(env, new URL(request.url).pathname);
}
