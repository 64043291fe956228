/**
 * Gatsby saves its state once in a build, at its end, instead of three times.
 *
 * - Relies on: Gatsby reads this variable each time it saves its state, and does so twice before it makes pages of HTML, and once after `onPostBuild`.
 * - No public way: the variable is one, for sites whose state is too large to be saved.
 * - When it changes: the state is saved more often, which takes 3 seconds of a changed price among 10,000 models, or never, and each build begins anew.
 */
import { env } from "node:process";

const VARIABLE = "GATSBY_DISABLE_CACHE_PERSISTENCE";

export const onPreBuild = (): void => void (env[VARIABLE] = "1");

/** Lets the state be saved, once nothing is left to do but that. A build that fails before is one of which no cache is used again (`stale-cache.ts`). */
export const saveStateFromNow = (): void => void delete env[VARIABLE];
