import type { Context } from "./context";
import { readCache, writeCache } from "./edge-cache";
import { siteUrl } from "./site-url";

const FRESH_SECONDS = 600;
const TYPE = "application/xml; charset=utf-8";

const escape = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

const answer = (body: BodyInit | null) =>
  new Response(body, { headers: { "Content-Type": TYPE, "Cache-Control": `public, max-age=${FRESH_SECONDS}` } });

export interface ListedPage {
  readonly path: string;
  /** ISO day of the last change, when it is known. */
  readonly changed?: string;
}

/** A sitemap of pages that the Worker answers, made anew every ten minutes at most. @param path of the sitemap */
export async function sitemap(
  { env, waitUntil }: Context,
  path: string,
  list: () => Promise<readonly ListedPage[]>,
): Promise<Response> {
  const site = siteUrl(env);
  const url = site + path;
  const kept = await readCache(url, FRESH_SECONDS);
  if (kept) return answer(kept.body);
  const urls = (await list()).map(
    (page) =>
      `<url><loc>${escape(site + page.path)}</loc>${page.changed ? `<lastmod>${page.changed}</lastmod>` : ""}</url>\n`,
  );
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("")}</urlset>\n`;
  waitUntil(writeCache(url, text, { type: TYPE, seconds: FRESH_SECONDS }));
  return answer(text);
}
