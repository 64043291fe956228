import type { Env } from "../env";
import { type BuiltPage, builtPage } from "./built-page";
import type { WaitUntil } from "./context";
import { readCache, writeCache } from "./edge-cache";
import { fillPage, type Part } from "./fill-page";

/** Browsers ask again at each visit; « Back » shows the page without a request. */
export const PAGE_HEADERS = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "private, no-cache" };

export const htmlResponse = (html: BodyInit | null, status = 200, headers: Readonly<Record<string, string>> = {}) =>
  new Response(html, { status, headers: { ...PAGE_HEADERS, ...headers } });

interface CachedPage {
  readonly env: Env;
  /** Address of the built page. */
  readonly shell: string;
  /** Names the page among those that are rendered into this built page, in one spelling. */
  readonly name: string;
  readonly seconds: number;
  readonly waitUntil: WaitUntil;
}

const addressOf = ({ shell, name }: CachedPage, { etag }: BuiltPage) => `https://pages.local${shell}/${etag}?${name}`;
/** A page that was cut off while it was written is made anew. */
const isWhole = (html: string) => html.endsWith("</html>");

/**
 * A page that is the same for all visitors, rendered once for so many seconds in each data centre.
 * @param make null when there is nothing to render: the built page is the answer, and is not cached
 */
export async function cachedPage<Value>(
  page: CachedPage,
  make: () => Promise<(Part<Value> & { readonly isCacheable: boolean }) | null>,
): Promise<Response> {
  const { env, shell, seconds, waitUntil } = page;
  const built = await builtPage(env, shell);
  const address = addressOf(page, built);
  const known = await (await readCache(address, seconds))?.text();
  if (known !== undefined && isWhole(known)) return htmlResponse(known);
  const part = await make();
  if (!part) return htmlResponse(built.html);
  const html = await fillPage(htmlResponse(built.html), part).text();
  if (part.isCacheable) waitUntil(writeCache(address, html, { type: "text/html", seconds }));
  return htmlResponse(html);
}
