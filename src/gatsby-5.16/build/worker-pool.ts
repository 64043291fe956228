/**
 * Runs few queries, and renders their pages, in Gatsby's own process: others take longer to start and to read its state than these queries take. Others are only started
 * for many queries, where the sources are those of the last build (`scripts/gatsby-processes.ts`). `replaced-modules.mts` puts this file in the place of
 * `utils/worker/pool` and of `services/calculate-dirty-queries`.
 *
 * - Relies on: Gatsby asks how many processes it may have when it knows its queries, and of its pool no more than `Pool` has; the functions of
 *   `utils/worker/child` get all they need as arguments.
 * - No public way: Gatsby starts at least one other process before it knows how many queries there are, and that one then builds a schema that it may never use.
 * - When it changes: the build stops, because the pool lacks a function, and a canary says so.
 */
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";

/** Up to so many queries, other processes take longer to start than to share them. */
const FEW_QUERIES = 3_000;

interface Preparation {
  loadConfigAndPlugins(...args: readonly unknown[]): void;
  buildSchema(): void;
}
interface Pool {
  /** Functions of one worker. */
  readonly single: object;
  /** The same of all workers; the first two prepare them. */
  readonly all: object & Preparation;
  restart(): unknown;
  getWorkerInfo(): Iterable<unknown>;
  /** @returns the ends of all processes */
  end(): readonly Promise<number>[];
}
interface QueryIds {
  readonly queryIds: { readonly pageQueryIds: readonly unknown[]; readonly staticQueryIds: readonly unknown[] };
}

const require = createRequire(import.meta.url);
const own = require("gatsby/dist/utils/worker/pool.js") as {
  create(): Pool;
  readonly mergeWorkerState: unknown;
  readonly runQueriesInWorkersQueue: unknown;
};
const dirty = require("gatsby/dist/services/calculate-dirty-queries.js") as {
  calculateDirtyQueries(context: unknown): Promise<QueryIds>;
};

const mayShare = () => process.env.GATSBY_CPU_COUNT !== "1";

/** A pool whose processes are started, and prepared as was asked, once something is asked of them. */
class LatePool implements Pool {
  readonly #asked: ((all: Preparation) => void)[] = [];
  #started: Pool | null = null;

  get #pool(): Pool {
    if (!this.#started) {
      this.#started = own.create();
      for (const ask of this.#asked) ask(this.#started.all);
    }
    return this.#started;
  }
  get single() {
    return mayShare() ? this.#pool.single : (require("gatsby/dist/utils/worker/child/index.js") as object);
  }
  get all() {
    return mayShare()
      ? this.#pool.all
      : {
          loadConfigAndPlugins: (...args: readonly unknown[]) =>
            void this.#asked.push((all) => all.loadConfigAndPlugins(...args)),
          buildSchema: () => void this.#asked.push((all) => all.buildSchema()),
        };
  }
  restart() {
    return this.#pool.restart();
  }
  getWorkerInfo() {
    return this.#pool.getWorkerInfo();
  }
  end() {
    return this.#started?.end() ?? [];
  }
}

/** In place of `create` of `utils/worker/pool`. */
export const create = (): Pool =>
  process.env.gatsby_executing_command !== "build" || mayShare() ? own.create() : new LatePool();
export const { mergeWorkerState, runQueriesInWorkersQueue } = own;

/** In place of that of `services/calculate-dirty-queries`. */
export async function calculateDirtyQueries(context: unknown): Promise<QueryIds> {
  const found = await dirty.calculateDirtyQueries(context);
  const { pageQueryIds, staticQueryIds } = found.queryIds;
  // Gatsby counts its main process as one of these, and that one waits while pictures and pages are made.
  if (pageQueryIds.length + staticQueryIds.length > FEW_QUERIES)
    process.env.GATSBY_CPU_COUNT = String(availableParallelism() + 1);
  return found;
}
