import { ADS_PER_PAGE } from "../../../src/contract/market/search";
import { LandingView } from "../../../src/market/landing/landing-view";
import { landingPage, landingServedAs, type ServedLanding } from "../../../src/market/landing/served-landing";
import { landingShell } from "../../../src/routes";
import { cachedPage } from "../../shared/cached-page";
import type { Context } from "../../shared/context";
import { cachedOrStale } from "../../shared/edge-cache";
import type { Part } from "../../shared/fill-page";
import { siteUrl } from "../../shared/site-url";
import { notFound } from "../../site/error-pages";
import { listData, listPicture } from "../list-data";
import { keepingFor } from "../search/list-cache";
import { askedLanding, landingOf } from "./answer";
import { landingAddress, landingAt, landingPath } from "./landing";

const FRESH_SECONDS = 30;
/** When the database fails, the ads of the last minutes are shown, with a line that says so. */
const STALE_SECONDS = 300;
/** Search engines are not told of a page with fewer ads. */
export const MIN_INDEXED = 3;

/** @param address of this page of the landing page */
function partOf(served: ServedLanding, address: string, of: string, origin: string): Part<ServedLanding> {
  const { landing } = served;
  return {
    of,
    origin,
    value: served,
    places: { landing: <LandingView served={served} /> },
    head: {
      texts: landing.head,
      canonical: address,
      isIndexed: landing.total >= MIN_INDEXED,
      picture: listPicture(landing.ads),
      data: listData({ ...landing, first: (landing.page - 1) * ADS_PER_PAGE + 1 }, origin),
    },
  };
}

/** `GET /marche-doccasion/{marque}` and the other landing pages of used cars. Another spelling of an address leads to the one that is right. */
export async function landingPageOf({ env, request, waitUntil }: Context): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const landing = landingAt(pathname.toLowerCase().replace(/\/+$/, ""));
  if (!landing) return notFound(env, pathname);
  const page = landingPage(searchParams);
  const [path, address] = [landingPath(landing), landingAddress(landing, page)];
  const asked = searchParams.get("page");
  if (path !== pathname || (asked !== null && address !== `${path}?page=${asked}`))
    return new Response(null, { status: 301, headers: { Location: address, "Cache-Control": "no-cache" } });
  const name = `${path}?page=${page}`;
  let isUnknown = false;
  const cache = { env, request, shell: landingShell, name, seconds: FRESH_SECONDS, rate: env.SEARCH_RATE, waitUntil };
  const answer = await cachedPage(cache, async () => {
    const found = await cachedOrStale(
      {
        url: `https://annonces.local/page${name}`,
        schema: askedLanding,
        seconds: FRESH_SECONDS,
        staleSeconds: STALE_SECONDS,
        waitUntil,
      },
      async () => ({ landing: await landingOf(env, landing, page, Date.now(), keepingFor(waitUntil)) }),
    );
    isUnknown = found !== null && found.value.landing === null;
    if (!found?.value.landing) return null;
    const served = { landing: found.value.landing, isStale: found.isStale };
    return { ...partOf(served, address, landingServedAs(path, page), siteUrl(env)), isCacheable: !found.isStale };
  });
  return isUnknown ? notFound(env, pathname) : answer;
}
