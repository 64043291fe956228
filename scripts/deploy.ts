import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { authVariables } from "./auth";
import { bundleWorker } from "../src/build/worker/bundle-worker";
import { buildAndPublish } from "./build-and-publish";
import { contentProblem } from "./content-problem";
import { demandDeployable } from "./demand-deployable";
import { checkBundle } from "./deploy-bundle";
import { backupSentence, healthProblem } from "./deploy-health";
import { holdGatsby } from "./hold-gatsby";
import { exitOf, Processes } from "./processes";
import { onSignal } from "./signals";
import { reportAndExit, Stop } from "./stop";

/**
 * `npm run deploy`: builds, publishes, migrates the database and uploads. With --dry-run it does only what needs no account:
 * it checks the settings and bundles the Worker with the existing `dist/`. With --demo, content that declares itself a demonstration is deployed.
 */
async function deploy(root: string, args: readonly string[]): Promise<void> {
  const { environment, apiBase, isDry, isDemo } = demandDeployable(root, args);
  const { apiKey, siteUrl } = environment;

  // The Worker needs the same public address and the same Firebase project as the pages.
  const variables = Object.entries({ SITE_URL: siteUrl, ...authVariables(environment) }).flatMap(([name, value]) => [
    "--var",
    `${name}:${value}`,
  ]);
  const upload = ["deploy", "--domain", new URL(siteUrl).host, ...variables];
  const processes = new Processes();
  onSignal(
    () => processes.stop(),
    () => 130,
  );
  const wrangler = async (command: readonly string[], problem: string) => {
    const code = await exitOf(
      processes.start(
        path.join(root, "node_modules/wrangler/bin/wrangler.js"),
        command,
        { WRANGLER_SEND_METRICS: "false", CI: "1" },
        root,
      ),
    );
    if (code !== 0) throw new Stop(`${problem} ; la raison est ci-dessus.`);
  };
  const bundle = await mkdtemp(path.join(tmpdir(), "bundle-"));
  try {
    if (!isDry) {
      const problem = await contentProblem(apiBase, apiKey, isDemo);
      if (problem !== null) throw new Stop(problem);
      await holdGatsby(root);
      await buildAndPublish(root, environment, apiBase, processes);
    }
    await bundleWorker(root);
    await wrangler([...upload, "--dry-run", "--outdir", bundle], "Le Worker n’a pas pu être assemblé");
    process.stdout.write(`Worker : ${Math.ceil((await checkBundle(bundle, apiKey)) / 1_000)} Ko compressé\n`);
    if (isDry) return;
    await wrangler(
      ["d1", "migrations", "apply", "DB", "--remote"],
      "La base de données n’a pas pu être mise à jour, le site servi n’a pas changé",
    );
    await wrangler(upload, "Le site n’a pas pu être déployé");
    const problem = await healthProblem(siteUrl);
    if (problem !== null) throw new Stop(problem);
    process.stdout.write(`Site : ${siteUrl}\n${await backupSentence(siteUrl, environment.opsToken)}\n`);
  } catch (error) {
    if (!processes.stopping) throw error;
  } finally {
    await rm(bundle, { recursive: true, force: true });
  }
}

deploy(process.cwd(), process.argv.slice(2)).catch(reportAndExit);
