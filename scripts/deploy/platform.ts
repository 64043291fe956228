import { mkdtemp, open, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import * as z from "zod/mini";
import { wranglerOf } from "../local-database";
import { exitOf, type Processes } from "../processes";
import { Stop } from "../stop";

/** Which versions are given to which share of visitors, in percent. */
export type Shares = readonly { readonly version: string; readonly percent: number }[];

/** What a deployment asks of Cloudflare. Each call ends within bounded time, and fails with a `Stop`. */
export interface Platform {
  /** The last deployments, the newest first; empty before the first one. */
  deployments(): Promise<readonly Shares[]>;
  /** Which of the migrations the database does not have yet. */
  pending(migrations: readonly string[]): Promise<ReadonlySet<string>>;
  migrate(): Promise<void>;
  /** Uploads a version that nobody is given. @param schema number of the newest migration that it knows @returns its id */
  upload(schema: string): Promise<string>;
  /** Number of the newest migration that a version knows; null where it does not say. */
  schemaOf(version: string): Promise<string | null>;
  /** Uploads the first version of all, which everybody is given at once. */
  first(): Promise<void>;
  serve(shares: Shares, why: string): Promise<void>;
  /** Gives everybody a version that was served before, whatever secrets changed since. */
  goBack(version: string, why: string): Promise<void>;
  /** Sets clocks and queues, which are no part of a version. */
  triggers(): Promise<void>;
}

export interface PlatformOptions {
  readonly root: string;
  /** "" is the site itself, « staging » its rehearsal (wrangler.toml). */
  readonly environment: "" | "staging";
  /** Host of the site, which the first deployment takes. */
  readonly host: string;
  /** Variables of the Worker, as wrangler's arguments. */
  readonly variables: readonly string[];
  readonly processes: Processes;
  /** Milliseconds between two attempts, which double. */
  readonly pauseMs?: number;
  /** Milliseconds after which a question counts as unanswered. */
  readonly limitMs?: number;
}

export const INTERRUPTED = "Le déploiement a été interrompu.";

const SHORT = 30_000;
const LONG = 30 * 60_000;
const ATTEMPTS = 4;
/** Cloudflare's code of a Worker that does not exist. */
const NO_WORKER = /\[code: 10007\]/;

const deployments = z.array(
  z.object({
    created_on: z.string(),
    versions: z.array(z.object({ version_id: z.string(), percentage: z.number() })),
  }),
);
const uploaded = z.object({ type: z.literal("version-upload"), version_id: z.string() });

const viewed = z.object({ annotations: z.optional(z.object({ "workers/tag": z.optional(z.string()) })) });

const isUpload = (line: string) => uploaded.safeParse(JSON.parse(line)).data?.version_id ?? [];

interface Ended {
  readonly ok: boolean;
  readonly text: string;
}

/** Cloudflare by wrangler, which is driven without a terminal. */
export function wranglerPlatform(options: PlatformOptions): Platform {
  const { root, environment, host, variables, processes, pauseMs = 2_000, limitMs: short = SHORT } = options;
  const env = `--env=${environment}`;

  async function once(args: readonly string[], limitMs: number, more: Record<string, string> = {}): Promise<Ended> {
    const folder = await mkdtemp(path.join(tmpdir(), "wrangler-"));
    const log = path.join(folder, "log");
    const output = await open(log, "w");
    try {
      const settings = {
        CI: "1",
        NO_COLOR: "1",
        WRANGLER_HIDE_BANNER: "true", // It asks the registry for a newer wrangler.
        WRANGLER_SEND_METRICS: "false",
        WRANGLER_WRITE_LOGS: "false",
        ...more,
      };
      const child = processes.start(wranglerOf(root), args, settings, root, output.fd);
      let isLate = false;
      const late = setTimeout(() => {
        isLate = true;
        void processes.end(child);
      }, limitMs);
      const code = await exitOf(child);
      clearTimeout(late);
      const text = `${await readFile(log, "utf8")}${isLate ? "\nCloudflare ne répond pas." : ""}`;
      // A wrangler that is stopped ends with code 0, too.
      return { ok: code === 0 && !isLate && !processes.stopping, text };
    } finally {
      await output.close();
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** Runs wrangler. @param again whether running it twice is the same as once, so that a fault of a moment is outlived */
  async function run(
    args: readonly string[],
    problem: string,
    { again, limitMs = short }: { again: boolean; limitMs?: number },
  ): Promise<string> {
    for (let attempt = 1; ; attempt++) {
      const { ok, text } = await once(args, limitMs);
      if (ok) return text;
      if (processes.stopping) throw new Stop(INTERRUPTED);
      if (!again || attempt === ATTEMPTS || NO_WORKER.test(text))
        throw new Stop(`${text.trim()}\n${problem} ; la raison est ci-dessus.`);
      await new Promise((later) => setTimeout(later, pauseMs * 2 ** (attempt - 1)));
    }
  }

  return {
    async deployments() {
      const text = await run(["deployments", "list", "--json", env], "Cloudflare ne dit pas ce qui est servi", {
        again: true,
      }).catch((error: unknown) => {
        if (error instanceof Stop && NO_WORKER.test(error.message)) return "[]";
        throw error;
      });
      return deployments
        .parse(JSON.parse(text.slice(Math.max(text.indexOf("["), 0))))
        .sort((one, other) => (one.created_on < other.created_on ? 1 : -1))
        .map(({ versions }) =>
          versions.map(({ version_id, percentage }) => ({ version: version_id, percent: percentage })),
        );
    },

    async pending(migrations) {
      const text = await run(
        ["d1", "migrations", "list", "DB", "--remote", env],
        "Cloudflare ne dit pas quelles migrations la base a",
        { again: true },
      );
      return new Set(migrations.filter((name) => text.includes(name)));
    },

    migrate: async () =>
      void (await run(
        ["d1", "migrations", "apply", "DB", "--remote", env],
        "La base de données n’a pas pu être mise à jour",
        { again: false, limitMs: LONG },
      )),

    async upload(schema) {
      const folder = await mkdtemp(path.join(tmpdir(), "version-"));
      const file = path.join(folder, "output");
      try {
        const { ok, text } = await once(["versions", "upload", "--tag", schema, env, ...variables], LONG, {
          WRANGLER_OUTPUT_FILE_PATH: file,
        });
        if (processes.stopping) throw new Stop(INTERRUPTED);
        if (!ok) throw new Stop(`${text.trim()}\nLa version n’a pas pu être envoyée ; la raison est ci-dessus.`);
        const lines = (await readFile(file, "utf8")).trim().split("\n");
        const [id] = lines.flatMap(isUpload);
        if (id === undefined) throw new Stop("wrangler ne dit pas quelle version il a envoyée.");
        return id;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },

    async schemaOf(version) {
      const text = await run(
        ["versions", "view", version, "--json", env],
        "Cloudflare ne dit pas ce qu’est la version précédente",
        { again: true },
      );
      return viewed.parse(JSON.parse(text.slice(text.indexOf("{")))).annotations?.["workers/tag"] ?? null;
    },

    first: async () =>
      void (await run(["deploy", "--domain", host, env, ...variables], "Le site n’a pas pu être déployé", {
        again: false,
        limitMs: LONG,
      })),

    serve: async (shares, why) =>
      void (await run(
        [
          "versions",
          "deploy",
          ...shares.map(({ version, percent }) => `${version}@${percent}%`),
          "--message",
          why,
          "--yes",
          env,
        ],
        "Cloudflare n’a pas changé ce qui est servi",
        { again: true },
      )),

    goBack: async (version, why) =>
      void (await run(["rollback", version, "--message", why, "--yes", env], "Cloudflare n’a pas rendu la version", {
        again: true,
      })),

    triggers: async () =>
      void (await run(["triggers", "deploy", env], "Les horloges et les files d’attente n’ont pas pu être réglées", {
        again: true,
      })),
  };
}
