import { adShell, routes, sellerShell } from "../../../src/routes";
import type { Env } from "../../env";
import type { Context } from "../../shared/context";
import { notFound } from "../../site/error-pages";
import { siteUrl } from "../../shared/site-url";
import { builtPage } from "../../shared/built-page";
import { htmlResponse, unavailableResponse } from "../../shared/cached-page";
import { fillPage } from "../../shared/fill-page";
import { adPart, reviewPart, sellerPart } from "./part";
import { READ_AGAIN_IN, readDetail } from "./detail";
import { adIdOf } from "./ad-id";
import { readSeller } from "./seller";
import { countView } from "./visits";

/** The page of an ad is rendered at each visit, so that a sold car says so at once. */
const shellOf = async (env: Env) => (await builtPage(env, adShell)).html;

/** The page of an ad. The id in the address decides; under another name it redirects to the ad's own address, except while the ad waits for moderation, when even its name is not shown. */
export async function adPage({ env, request, params: { name = "" }, waitUntil }: Context): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const id = adIdOf(name);
  const ad = await readDetail(env, id);
  if (ad === "unknown") return notFound(env, pathname);
  if (ad === "gone") return notFound(env, pathname, 410);
  if (ad === "waiting") {
    const shell = unavailableResponse(await shellOf(env), READ_AGAIN_IN);
    return fillPage(shell, reviewPart(id, siteUrl(env)));
  }
  const own = routes.ad(ad);
  if (own !== pathname)
    return new Response(null, { status: 301, headers: { Location: own + search, "Cache-Control": "no-cache" } });
  if (ad.state === "publiee") waitUntil(countView(env, request, ad.id));
  return fillPage(htmlResponse(await shellOf(env)), adPart(ad, siteUrl(env)));
}

export async function sellerPage({ env, request, params: { id = "" } }: Context): Promise<Response> {
  const seller = await readSeller(env, id);
  if (!seller) return notFound(env, new URL(request.url).pathname);
  return fillPage(htmlResponse((await builtPage(env, sellerShell)).html), sellerPart(seller, siteUrl(env)));
}
