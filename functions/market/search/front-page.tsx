import * as z from "zod/mini";
import { adCard, type AdCard } from "../../../src/contract/market/ad";
import { LATEST_SERVED_AS, LatestAds } from "../../../src/market/cards/latest-ads";
import { routes } from "../../../src/routes";
import type { Context } from "../../shared/context";
import type { Part } from "../../shared/fill-page";
import { siteUrl } from "../../shared/site-url";
import { listPage } from "../list-page";
import { HOME_SECONDS } from "./list-cache";
import { latestAdsOf } from "./search";

const partOf = (ads: readonly AdCard[], origin: string): Part<readonly AdCard[]> => ({
  of: LATEST_SERVED_AS,
  origin,
  value: ads,
  places: { latest: <LatestAds ads={ads} /> },
  head: null,
});

/** `GET /`: the latest ads in the built page. */
export const frontPage = ({ env, request, waitUntil }: Context): Promise<Response> =>
  listPage(
    { env, request, shell: routes.home, name: "home", seconds: HOME_SECONDS, waitUntil },
    {
      name: "latest",
      schema: z.array(adCard),
      read: () => latestAdsOf(env.DB, Date.now()),
      partOf: (ads) => partOf(ads, siteUrl(env)),
    },
  );
