import { sitemapOfAds, routes } from "../../../src/routes";
import type { Context } from "../../shared/context";
import { sitemap } from "../../shared/sitemap";
import { slugOf } from "../ad-row";
import { listedAds } from "./ad-sitemap-store";
import { isoOf } from "../../shared/iso-of";

/** At most this many ads, the newest, are listed, so that reading them costs no more than a search. The protocol allows 50,000. */
const MAX_ADS = 10_000;

/** `/sitemap-annonces.xml`: ads that are online and when each last changed. */
export const adSitemap = (context: Context): Promise<Response> =>
  sitemap(context, sitemapOfAds, async () =>
    (await listedAds(context.env.DB, MAX_ADS)).map((ad) => ({
      path: routes.ad({ id: ad.id, slug: slugOf(ad) }),
      changed: isoOf(ad.updated_at).slice(0, 10),
    })),
  );
