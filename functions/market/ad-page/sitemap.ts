import { routes } from "../../../src/routes";
import type { Env } from "../../env";
import { siteUrl } from "../../shared/site-url";
import { isoOf, slugOf } from "../ad-row";
import { listedAds } from "./ad-sitemap-store";

/** Of a larger market the newest, so that the reader of it costs no more than a search: the others are linked from lists. The protocol takes 50.000. */
const MOST = 10_000;
const FRESH = 600;

const escape = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

/** `/sitemap-annonces.xml`: ads that are online and when each last changed, read from the database every ten minutes at most. */
export async function adSitemap(env: Env): Promise<Response> {
  const site = siteUrl(env);
  const key = `${site}/sitemap-annonces.xml`;
  const kept = await caches.default.match(key);
  if (kept) return new Response(kept.body, kept);
  const urls = (await listedAds(env.DB, MOST)).map(
    (ad) =>
      `<url><loc>${escape(site + routes.ad({ id: ad.id, slug: slugOf(ad) }))}</loc><lastmod>${isoOf(ad.updated_at).slice(0, 10)}</lastmod></url>\n`,
  );
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("")}</urlset>\n`;
  const answer = new Response(text, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": `public, max-age=${FRESH}` },
  });
  await caches.default.put(key, answer.clone());
  return answer;
}
