import { AD_ID } from "../../../src/contract/market/ad-id";
import { adShell, routes, sellerShell } from "../../../src/routes";
import type { Context } from "../../shared/context";
import { movedTo } from "../../shared/moved-to";
import { notFound } from "../../site/error-pages";
import { siteUrl } from "../../shared/site-url";
import { builtPage } from "../../shared/built-page";
import { cachedPage, htmlResponse, unavailableResponse } from "../../shared/cached-page";
import { fillPage } from "../../shared/fill-page";
import { adPart, reviewPart, sellerPart } from "./part";
import { READ_AGAIN_IN, readDetail } from "./detail";
import { standingOf } from "./ad-detail-store";
import { adIdOf } from "./ad-id";
import { readSeller } from "./seller";
import { countView } from "./visits";

/** A page is cached for one revision of its ad, so that a sold car says so at once; what it shows of other ads and of its views is a minute old at most. */
const FRESH_SECONDS = 60;

/** The page of an ad. The id in the address decides; under another name it redirects to the ad's own address, except while the ad waits for moderation, when even its name is not shown. */
export async function adPage({ env, request, params: { name = "" }, waitUntil }: Context): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const id = adIdOf(name);
  const ad = AD_ID.test(id) ? await standingOf(env.DB, id, Date.now()) : "unknown";
  if (ad === "unknown") return notFound(env, pathname);
  if (ad === "gone") return notFound(env, pathname, 410);
  if (ad === "waiting") {
    const shell = unavailableResponse((await builtPage(env, adShell)).html, READ_AGAIN_IN);
    return fillPage(shell, reviewPart(id, siteUrl(env)));
  }
  const own = routes.ad({ id, slug: ad.slug });
  if (own !== pathname) return movedTo(301, own + search);
  const page = await cachedPage(
    {
      env,
      request,
      shell: adShell,
      name: `${id}/${ad.revision}`,
      seconds: FRESH_SECONDS,
      isEmptyAlone: true,
      waitUntil,
    },
    async () => {
      const detail = await readDetail(env, id);
      return typeof detail === "string" ? null : { ...adPart(detail, siteUrl(env)), isCacheable: true };
    },
  );
  // Afterwards, so that the page does not wait for this write: the database does one thing at a time.
  if (ad.isOnline) waitUntil(countView(env, request, id));
  return page;
}

export async function sellerPage({ env, request, params: { id = "" } }: Context): Promise<Response> {
  const seller = await readSeller(env, id);
  if (!seller) return notFound(env, new URL(request.url).pathname);
  return fillPage(htmlResponse((await builtPage(env, sellerShell)).html), sellerPart(seller, siteUrl(env)));
}
