import { problemAt } from "./problem";

/** The most bytes of path and query, and of all headers together. Cloudflare lets through far more (16 KB and 128 KB). */
const MAX_BYTES = 8_192;

/** Refuses an address or headers that are longer than any the site uses, before anything else is asked. */
export function refuseLong({ url, headers }: Request): Response | null {
  const { origin, pathname } = new URL(url);
  if (url.length - origin.length > MAX_BYTES) return problemAt(pathname, "long_address");
  const length = [...headers].reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  return length > MAX_BYTES ? problemAt(pathname, "long_headers") : null;
}
