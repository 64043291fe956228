import * as z from "zod/mini";
import { adCard, type AdCard } from "../../../src/contract/market/ad";
import { LATEST_SERVED_AS, LatestAds } from "../../../src/market/cards/latest-ads";
import { routes } from "../../../src/routes";
import { cachedPage, HOME_SECONDS, HOME_STALE_SECONDS } from "../../shared/cached-page";
import type { Context } from "../../shared/context";
import { cachedOrStale } from "../../shared/edge-cache";
import type { Part } from "../../shared/fill-page";
import { siteUrl } from "../../shared/site-url";
import { latestAdsOf } from "./search";

const ADS = 6;

const partOf = (ads: readonly AdCard[], origin: string): Part<readonly AdCard[]> => ({
  of: LATEST_SERVED_AS,
  origin,
  value: ads,
  places: { latest: <LatestAds ads={ads} /> },
  head: null,
});

/** `GET /`: the latest ads in the built page. */
export const frontPage = ({ env, request, waitUntil }: Context): Promise<Response> =>
  cachedPage({ env, request, shell: routes.home, name: "home", seconds: HOME_SECONDS, waitUntil }, async () => {
    const found = await cachedOrStale(
      {
        url: "https://annonces.local/latest",
        schema: z.array(adCard),
        seconds: 0,
        staleSeconds: HOME_STALE_SECONDS,
        waitUntil,
      },
      () => latestAdsOf(env.DB, Date.now(), ADS),
    );
    return found && { ...partOf(found.value, siteUrl(env)), isCacheable: !found.isStale };
  });
