import { isApi, problem, problemLine, type ProblemCode } from "./problem";

/** Bytes of path and query, and of all headers: far under what Cloudflare lets through (16 KB, 128 KB). */
const LONGEST = 8_192;

/** Refuses, before anything else is asked, what no address of the Worker takes: other methods, endless addresses and headers. */
export function refuse({ method, url, headers }: Request): Response | null {
  const { origin, pathname } = new URL(url);
  const api = isApi(pathname);
  const no = (code: ProblemCode, more?: Readonly<Record<string, string>>) => (api ? problem : problemLine)(code, more);
  const allowed = api ? ["GET", "HEAD", "POST", "DELETE"] : ["GET", "HEAD"];
  if (!allowed.includes(method)) return no("wrong_method", { Allow: allowed.join(", ") });
  if (url.length - origin.length > LONGEST) return no("long_address");
  const length = [...headers].reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  return length > LONGEST ? no("long_headers") : null;
}
