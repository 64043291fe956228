import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { bundleWorker } from "../src/build/worker/bundle-worker";
import { authVariables } from "./auth";
import { buildAndPublish } from "./build-and-publish";
import { contentProblem } from "./content-problem";
import { type Deployable, demandDeployable } from "./demand-deployable";
import { askAt, toVersion } from "./deploy/ask";
import { type Builder, keepBuildState, takeBuildState } from "./deploy/build-state";
import { migrationsOf } from "./deploy/migrations";
import { wranglerPlatform } from "./deploy/platform";
import { Published } from "./deploy/published";
import { messageShapes } from "./deploy/messages";
import { servedRelease } from "./deploy/older-assets";
import { releasedShapes, skewProblems, writeReleased } from "./deploy/released";
import { smokeChecks } from "./deploy/smoke";
import { workerName } from "./deploy/staging";
import { StateFiles } from "./deploy/state-files";
import { deployInSteps } from "./deploy/steps";
import { untilSignal } from "./deploy/until-signal";
import { checkBundle } from "./deploy-bundle";
import { backupSentence } from "./deploy-health";
import { holdGatsby } from "./hold-gatsby";
import { wranglerOf } from "./local-database";
import { exitOf, Processes } from "./processes";
import { reportAndExit, Stop } from "./stop";

/** A visitor would see a fault within a minute: the pages that most of them open are asked for twelve times. */
const PATIENCE = { everyMs: 5_000, watchMs: 60_000, spreadMs: 60_000 };

/** The Worker needs the same public address and the same Firebase project as the pages. */
const variablesOf = ({ environment }: Deployable): readonly string[] =>
  Object.entries({ SITE_URL: environment.siteUrl, ...authVariables(environment) }).flatMap(([name, value]) => [
    "--var",
    `${name}:${value}`,
  ]);

const say = (line: string) => void process.stdout.write(`${line}\n`);

const builderOf = (root: string, { environment, apiBase }: Deployable): Builder => ({
  files: new StateFiles(path.join(root, ".state"), apiBase),
  ask: askAt(environment.siteUrl),
  opsToken: environment.opsToken,
  say,
});

/** Builds on what earlier builders kept, and publishes. What this one saw of api.php is kept for the next one, also when its build failed. */
async function build(root: string, deployable: Deployable, processes: Processes, signal: AbortSignal): Promise<void> {
  const { environment, apiBase, isFirst } = deployable;
  const builder = builderOf(root, deployable);
  const live = isFirst ? null : await servedRelease(builder.ask, builder.opsToken);
  const before = isFirst ? null : await takeBuildState(builder);
  await buildAndPublish(root, environment, apiBase, processes, { livePages: live?.pages ?? null }).finally(async () => {
    if (!isFirst && !signal.aborted) await keepBuildState(builder, before);
  });
}

/** Bundles the Worker as it would be uploaded, and refuses what must not be. */
async function bundle(root: string, deployable: Deployable, processes: Processes): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "bundle-"));
  const env = `--env=${deployable.isStaging ? "staging" : ""}`;
  try {
    await bundleWorker(root);
    const args = ["deploy", env, ...variablesOf(deployable), "--dry-run", "--outdir", folder];
    const settings = { WRANGLER_SEND_METRICS: "false", CI: "1" };
    if ((await exitOf(processes.start(wranglerOf(root), args, settings, root))) !== 0)
      throw new Stop("Le Worker n’a pas pu être assemblé ; la raison est ci-dessus.");
    const bytes = await checkBundle(folder, deployable.environment.apiKey);
    process.stdout.write(`Worker : ${Math.ceil(bytes / 1_000)} Ko compressé\n`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Uploads what was published, and serves it step by step. */
async function serve(root: string, deployable: Deployable, processes: Processes, signal: AbortSignal): Promise<void> {
  const { environment, isStaging, isFirst, atOnce } = deployable;
  const { siteUrl, opsToken } = environment;
  const published = new Published(path.join(root, "dist"));
  const worker = workerName(await readFile(path.join(root, "wrangler.toml"), "utf8"), isStaging);
  const platform = (running: Processes) =>
    wranglerPlatform({
      root,
      environment: isStaging ? "staging" : "",
      host: new URL(siteUrl).host,
      variables: variablesOf(deployable),
      processes: running,
    });
  await deployInSteps({
    platform: platform(processes),
    rescue: platform(new Processes()),
    published,
    migrations: migrationsOf(root),
    checks: smokeChecks(published, opsToken),
    opsToken,
    ask: (version) => askAt(siteUrl, version === null ? {} : toVersion(worker, version)),
    isFirst,
    atOnce,
    patience: PATIENCE,
    say,
    signal,
  });
  if (isFirst) await keepBuildState(builderOf(root, deployable), null);
  if (!isStaging && writeReleased()) say("Les messages ont changé : committez scripts/deploy/released.json.");
  process.stdout.write(`Site : ${siteUrl}\n${await backupSentence(askAt(siteUrl), opsToken)}\n`);
}

/**
 * `npm run deploy`: builds, publishes, migrates the database, uploads, tries and serves (docs/deploying.md). With --dry-run it does only what needs no
 * account: it checks the settings and bundles the Worker with the existing `dist/`. With --demo, content that declares itself a demonstration is deployed;
 * with --staging, the rehearsal of the site; with --first, a site that was never served; with --at-once, without the step to a tenth of the visitors.
 */
async function deploy(root: string, args: readonly string[]): Promise<void> {
  const deployable = demandDeployable(root, args);
  const { environment, apiBase, isDry, isDemo } = deployable;
  const processes = new Processes();
  await untilSignal(processes, async (signal) => {
    const misunderstood = skewProblems(releasedShapes(), messageShapes());
    if (misunderstood.length > 0)
      throw new Stop(`Les pages ouvertes et ce Worker ne se comprendraient pas :\n${misunderstood.join("\n")}`);
    if (!isDry) {
      const problem = await contentProblem(apiBase, environment.apiKey, isDemo);
      if (problem !== null) throw new Stop(problem);
      await holdGatsby(root);
      await build(root, deployable, processes, signal);
    }
    await bundle(root, deployable, processes);
    if (!isDry) await serve(root, deployable, processes, signal);
  });
}

deploy(process.cwd(), process.argv.slice(2)).catch(reportAndExit);
