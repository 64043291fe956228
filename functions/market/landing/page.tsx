import { ADS_PER_PAGE } from "../../../src/contract/market/search";
import { LandingView } from "../../../src/market/landing/landing-view";
import { landingPage, landingServedAs, type ServedLanding } from "../../../src/market/landing/served-landing";
import { landingShell } from "../../../src/routes";
import type { Context } from "../../shared/context";
import { movedTo } from "../../shared/moved-to";
import type { Part } from "../../shared/fill-page";
import { siteUrl } from "../../shared/site-url";
import { notFound } from "../../site/error-pages";
import { listData, listPicture, MIN_INDEXED } from "../list-data";
import { listPageIfKnown } from "../list-page";
import { keepingFor } from "../search/list-cache";
import { askedLanding, landingOf } from "./answer";
import { landingAddress, landingAt, landingPath } from "./landing";

const FRESH_SECONDS = 30;

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
  if (path !== pathname || (asked !== null && address !== `${path}?page=${asked}`)) return movedTo(301, address);
  const name = `${path}?page=${page}`;
  return listPageIfKnown(
    {
      env,
      request,
      shell: landingShell,
      name,
      seconds: FRESH_SECONDS,
      rate: "SEARCH_RATE",
      isEmptyAlone: true,
      waitUntil,
    },
    {
      name,
      schema: askedLanding,
      read: async () => ({ landing: await landingOf(env, landing, page, Date.now(), keepingFor(waitUntil)) }),
      partOf: ({ landing: found }, isStale) =>
        found && partOf({ landing: found, isStale }, address, landingServedAs(path, page), siteUrl(env)),
    },
  );
}
