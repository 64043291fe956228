/**
 * Renders pages in Gatsby's own process where it may have only one (`scripts/gatsby-processes.ts`): a second one takes longer to start than the few changed pages
 * take to render, and takes a core from the server whose content is read meanwhile. `replaced-modules.mts` puts this file in the place of `utils/worker/pool`.
 *
 * - Relies on: with one process, `gatsby build` asks its pool for no more than `Here` has; the functions of `utils/worker/child` get all they need as arguments.
 * - No public way: Gatsby starts at least one other process, which then builds a schema that it never uses.
 * - When it changes: the build stops, because the pool lacks a function, and a canary says so.
 */
import { createRequire } from "node:module";

/** What a pool of no processes has. */
interface Here {
  /** Functions of the worker, called in this process. */
  readonly single: object;
  /** What prepares each worker for queries, which none runs. */
  readonly all: Readonly<Record<"loadConfigAndPlugins" | "buildSchema", () => void>>;
  /** @returns the ends of all processes */
  end(): readonly Promise<number>[];
}

const require = createRequire(import.meta.url);
const own = require("gatsby/dist/utils/worker/pool.js") as {
  create(): unknown;
  readonly mergeWorkerState: unknown;
  readonly runQueriesInWorkersQueue: unknown;
};

/** In place of `create` of `utils/worker/pool`. */
export function create(): unknown {
  if (process.env.gatsby_executing_command !== "build" || process.env.GATSBY_CPU_COUNT !== "1") return own.create();
  const nothing = () => {};
  return {
    single: require("gatsby/dist/utils/worker/child/index.js") as object,
    all: { loadConfigAndPlugins: nothing, buildSchema: nothing },
    end: () => [],
  } satisfies Here;
}
export const { mergeWorkerState, runQueriesInWorkersQueue } = own;
