import { readJson } from "../../shared/body";
import type { Context } from "../../shared/context";
import { noContent } from "../../shared/live-json";
import { problem } from "../../shared/problem";
import { siteUrl } from "../../shared/site-url";
import type { ReportsStore } from "./reports-store";

const BOUNDS = { limit: 8_192, timeoutMs: 5_000 };
/** What an instance has counted is not written again for so long: a page that fails at each visit is known after the first one. */
const AGAIN_MS = 10 * 60_000;
const MOST_REMEMBERED = 500;

/** The first two parts of a path, of which the second may be of a kind of page: « /marche-doccasion/annonce ». Neither holds a name, an id or what was searched for. */
const PAGE = /^(?:\/[a-z][a-z-]{0,40}){0,2}/;
export const kindOfPage = (pathname: string): string => PAGE.exec(pathname)?.[0] || "/";

/** Kinds of reports → when this instance wrote them. */
const written = new Map<string, number>();
function isKnown(kind: object, now: number): boolean {
  const name = JSON.stringify(kind);
  const at = written.get(name) ?? -Infinity;
  if (now >= at && now - at < AGAIN_MS) return true;
  if (written.size >= MOST_REMEMBERED) written.clear();
  written.set(name, now);
  return false;
}

/**
 * Makes the handler of an address at which browsers report something. Its answer says nothing of what was kept.
 * @param kindOf what is kept of a report; null for one that is not of this site, or says nothing of it
 */
export const receiveReports =
  <Kind extends object>(store: ReportsStore<Kind>, kindOf: (report: unknown, site: string) => Kind | null) =>
  async ({ env, request, waitUntil }: Context): Promise<Response> => {
    const body = await readJson(request, BOUNDS);
    if (!body.ok) return problem(body.code);
    const kind = kindOf(body.value, siteUrl(env));
    const now = Date.now();
    if (kind && !isKnown(kind, now))
      waitUntil(store.keep(env.DB, kind, now).catch(() => console.warn("a browser's report was not kept")));
    return noContent();
  };
