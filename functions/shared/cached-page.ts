import type { Env } from "../env";
import { builtPage } from "./built-page";
import type { WaitUntil } from "./context";
import { errorName } from "./error-name";
import { readCache, writeCache } from "./edge-cache";
import { fillPage, type Part } from "./fill-page";

/** Browsers ask again at each visit; « Back » shows the page without a request. */
export const PAGE_HEADERS = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "private, no-cache" };

export const htmlResponse = (html: BodyInit | null, status = 200, headers: Readonly<Record<string, string>> = {}) =>
  new Response(html, { status, headers: { ...PAGE_HEADERS, ...headers } });

/** The home of the site and that of used cars are less than a minute old, and when the database fails they show the ads of the last minutes. */
export const HOME_SECONDS = 60;
export const HOME_STALE_SECONDS = 300;

interface CachedPage {
  readonly env: Env;
  /** Address of the built page. */
  readonly shell: string;
  /** Names the page among those that are rendered into this built page, in one spelling. */
  readonly name: string;
  readonly seconds: number;
  readonly waitUntil: WaitUntil;
}

/** A deployed version of the Worker has its own pages, so that a cached page is found without reading the built one. */
const addressOf = async ({ env, shell, name }: CachedPage) =>
  `https://pages.local${shell}/${env.RELEASE?.id ?? (await builtPage(env, shell)).etag}?${name}`;
/** A page that was cut off while it was written is made anew. */
const isWhole = (html: string) => html.endsWith("</html>");

type Make<Value> = () => Promise<(Part<Value> & { readonly isCacheable: boolean }) | null>;

async function cachedOrMade<Value>(page: CachedPage, make: Make<Value>): Promise<string | null> {
  const { env, shell, seconds, waitUntil } = page;
  const address = await addressOf(page);
  const known = await (await readCache(address, seconds))?.text();
  if (known !== undefined && isWhole(known)) return known;
  const part = await make();
  if (!part) return null;
  const html = await fillPage(htmlResponse((await builtPage(env, shell)).html), part).text();
  if (part.isCacheable) waitUntil(writeCache(address, html, { type: "text/html", seconds }));
  return html;
}

/**
 * A page that is the same for all visitors, rendered once for so many seconds in each data centre. Should an error be thrown, the built page is
 * the answer, which is whole without what the Worker renders.
 * @param make null when there is nothing to render: the built page is the answer, and is not cached
 */
export async function cachedPage<Value>(page: CachedPage, make: Make<Value>): Promise<Response> {
  const html = await cachedOrMade(page, make).catch((error: unknown) => {
    console.error(`${page.shell}: ${errorName(error)}`);
    return null;
  });
  return htmlResponse(html ?? (await builtPage(page.env, page.shell)).html);
}
