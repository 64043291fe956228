import { sitemapOfAds, routes } from "../../../src/routes";
import type { Context } from "../../shared/context";
import { readCache, writeCache } from "../../shared/edge-cache";
import { siteUrl } from "../../shared/site-url";
import { isoOf, slugOf } from "../ad-row";
import { listedAds } from "./ad-sitemap-store";

/** At most this many ads, the newest, are listed, so that reading them costs no more than a search. The protocol allows 50,000. */
const MAX_ADS = 10_000;
const FRESH_SECONDS = 600;
const TYPE = "application/xml; charset=utf-8";

const escape = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

const answer = (body: BodyInit | null) =>
  new Response(body, { headers: { "Content-Type": TYPE, "Cache-Control": `public, max-age=${FRESH_SECONDS}` } });

/** `/sitemap-annonces.xml`: ads that are online and when each last changed, read from the database every ten minutes at most. */
export async function adSitemap({ env, waitUntil }: Context): Promise<Response> {
  const site = siteUrl(env);
  const url = `${site}${sitemapOfAds}`;
  const kept = await readCache(url, FRESH_SECONDS);
  if (kept) return answer(kept.body);
  const urls = (await listedAds(env.DB, MAX_ADS)).map(
    (ad) =>
      `<url><loc>${escape(site + routes.ad({ id: ad.id, slug: slugOf(ad) }))}</loc><lastmod>${isoOf(ad.updated_at).slice(0, 10)}</lastmod></url>\n`,
  );
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("")}</urlset>\n`;
  waitUntil(writeCache(url, text, { type: TYPE, seconds: FRESH_SECONDS }));
  return answer(text);
}
