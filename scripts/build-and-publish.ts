import { open, readFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod/mini";
import { publishRelease } from "../src/build/publish/publish-release";
import { firebaseConfig } from "./auth";
import type { Environment } from "./env";
import type { Processes } from "./processes";
import { releaseLine } from "./release-line";
import { runGatsby } from "./run-gatsby";
import type { SpareGatsby } from "./spare-gatsby";
import { Stop } from "./stop";

/** Checks what Gatsby built and publishes it in place of the served release. */
async function publish(root: string, environment: Environment, livePages: number | null): Promise<void> {
  const { apiKey, paidPlan, turnstileSiteKey, serviceWorker, force, indexed } = environment;
  const services = { turnstile: turnstileSiteKey !== "", identity: firebaseConfig(environment) };
  const { shortened, degraded, pictures } = await readReport(root);
  const result = await publishRelease({
    root,
    apiKey,
    paidPlan,
    services,
    serviceWorker,
    indexed,
    force: force || shortened.length > 0,
    livePages,
    degraded,
    pictures,
  });
  if (!result.ok) throw new Stop(`Rien n’est publié, ce qui était servi le reste.\n${releaseReasons(result.reasons)}`);
  process.stdout.write(`${releaseLine(result)}\n`);
}

const report = z.object({
  shortened: z.array(z.string()),
  degraded: z.array(z.object({ endpoint: z.string(), ageHours: z.nullable(z.number()) })),
  pictures: z._default(z.nullable(z.array(z.string())), null),
});

/** What the build says of itself: lists that it accepted although they lost many rows, so that the release may have fewer pages, endpoints that failed, and pictures. */
async function readReport(root: string): Promise<z.infer<typeof report>> {
  const text = await readFile(path.join(root, ".state/build-report.json"), "utf8").catch(() => "{}");
  return report.safeParse(JSON.parse(text)).data ?? { shortened: [], degraded: [], pictures: null };
}

const MAX_REASONS = 20;
const releaseReasons = (reasons: readonly string[]) =>
  [
    ...reasons.slice(0, MAX_REASONS),
    ...(reasons.length > MAX_REASONS ? [`… et ${reasons.length - MAX_REASONS} autres raisons.`] : []),
  ].join("\n");

const LOG_LINES = 40;
const endOf = (log: string) => log.trimEnd().split("\n").slice(-LOG_LINES).join("\n");

interface Choices {
  /** Path of a file for what Gatsby prints, which is otherwise shown. */
  readonly log?: string | null;
  /** Number of pages of the served site, of which a release must not lose many; null where only the last release here is known. */
  readonly livePages?: number | null;
  /** A process that may have been loaded for this build. */
  readonly spare?: SpareGatsby;
}

/** Runs `gatsby build`, shown, or written to a log of which a failure repeats the end. @throws Stop when it fails */
async function build(
  root: string,
  environment: Environment,
  apiBase: string,
  processes: Processes,
  { log = null, spare }: Choices,
): Promise<void> {
  const output = log === null ? null : await open(log, "w");
  const choices = { output: output?.fd, spare };
  const code = await runGatsby(root, ["build"], environment, apiBase, processes, choices).finally(() =>
    output?.close(),
  );
  if (code === 0) return;
  const kept = "Ce qui était servi n’a pas changé.";
  const reason = log === null ? "" : `${endOf(await readFile(log, "utf8"))}\n`;
  throw new Stop(
    code === null
      ? `${reason}La construction du site a été arrêtée par un signal, peut-être faute de mémoire. ${kept}`
      : `${reason}La construction du site a échoué (code ${code}) ; la raison est ci-dessus. ${kept}`,
  );
}

/** Runs `gatsby build`, then publishes. A failed build leaves the served release untouched. */
export async function buildAndPublish(
  root: string,
  environment: Environment,
  apiBase: string,
  processes: Processes,
  choices: Choices = {},
): Promise<void> {
  await build(root, environment, apiBase, processes, choices);
  await publish(root, environment, choices.livePages ?? null);
}
