import { routes } from "../../src/routes";
import type { Ask } from "./ask";
import { healthOf } from "./smoke";

/** Pages that the Worker fills from the database and pages as they were published. */
const WATCHED = [routes.home, routes.usedCars, routes.usedSearch, routes.newCars, "/api/ads/home"];

export interface Patience {
  /** Milliseconds between two looks. */
  readonly everyMs: number;
  /** Milliseconds for which a version is watched at each share. */
  readonly watchMs: number;
  /** Milliseconds within which Cloudflare gives a new deployment to everybody. */
  readonly spreadMs: number;
}

const pause = (ms: number) => new Promise((later) => setTimeout(later, ms));

/** Waits until a version answers. @returns null, or a French sentence of what answers instead */
export async function waitFor(ask: Ask, version: string, { everyMs, spreadMs }: Patience): Promise<string | null> {
  const end = Date.now() + spreadMs;
  for (;;) {
    const health = await healthOf(ask);
    if (typeof health !== "string" && health.release === version) return null;
    if (Date.now() > end)
      return typeof health === "string" ? health : `la version ${health.release} répond à la place de ${version}`;
    await pause(everyMs);
  }
}

async function look(ask: Ask, version: string): Promise<string | null> {
  const health = await healthOf(ask);
  if (typeof health === "string") return health;
  if (health.release !== version) return `la version ${health.release} répond à la place de ${version}`;
  for (const path of WATCHED) {
    const status = await ask(path).then(
      async (answer) => (await answer.body?.cancel(), answer.status),
      () => null,
    );
    if (status === null) return `${path} ne répond pas`;
    if (status >= 400) return `${path} répond ${status}`;
  }
  return null;
}

/**
 * Watches a version for a while. One bad look is forgiven, because the deployer's own network may fail; the same twice in a row, or a fifth of all, is not.
 * @returns null when all was well, otherwise what was seen, in French
 */
export async function watch(ask: Ask, version: string, { everyMs, watchMs }: Patience): Promise<string | null> {
  const end = Date.now() + watchMs;
  let [looks, bad, inARow] = [0, 0, 0];
  let last: string | null = null;
  while (Date.now() < end || looks < 2) {
    const problem = await look(ask, version);
    looks += 1;
    inARow = problem === null ? 0 : inARow + 1;
    if (problem !== null) [last, bad] = [problem, bad + 1];
    if (inARow >= 2) return last;
    await pause(everyMs);
  }
  return bad * 5 > looks ? last : null;
}

/** How many visitors without a name of their own are asked for, to learn whether they stay on one version. */
const ASKED = 60;

/**
 * Whether a visitor stays on one version while two are served: the zone must name visitors (`Cloudflare-Workers-Version-Key`), or a page of one
 * version would be given the scripts of the other (rule: site/one-version).
 */
export async function keepsVisitors(ask: Ask): Promise<boolean> {
  const releases = new Set<unknown>();
  for (let asked = 0; asked < ASKED && releases.size < 2; asked += 10) {
    const healths = await Promise.all(Array.from({ length: 10 }, () => healthOf(ask)));
    for (const health of healths) if (typeof health !== "string") releases.add(health.release);
  }
  return releases.size === 1;
}
