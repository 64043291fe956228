import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { authVariables } from "./auth";
import { buildAndPublish } from "./build-and-publish";
import { contentTrouble } from "./content-trouble";
import { demandDeployable } from "./demand-deployable";
import { judgeBundle } from "./deploy-bundle";
import { healthTrouble } from "./deploy-health";
import { holdGatsby } from "./hold-gatsby";
import { exitOf, Processes } from "./processes";
import { onSignal } from "./signals";
import { reportAndExit, Stop } from "./stop";

/**
 * `npm run deploy`: builds, publishes, brings the database to its shape, uploads. With --dry-run, all that needs no account:
 * the settings are checked, and the Worker bundled with the `dist/` that is there. With --demo, content that calls itself a demonstration is put online.
 */
async function deploy(root: string, asked: readonly string[]): Promise<void> {
  const { environment, apiBase, isDry, isDemo } = demandDeployable(root, asked);
  const { apiKey, siteUrl } = environment;

  // The Worker writes the address that the pages were built for, and takes the tokens of the project that they name.
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
  const wrangler = async (args: readonly string[], trouble: string) => {
    const code = await exitOf(
      processes.start(
        path.join(root, "node_modules/wrangler/bin/wrangler.js"),
        args,
        { WRANGLER_SEND_METRICS: "false", CI: "1" },
        root,
      ),
    );
    if (code !== 0) throw new Stop(`${trouble} ; la raison est ci-dessus.`);
  };
  const bundle = await mkdtemp(path.join(tmpdir(), "bundle-"));
  try {
    if (!isDry) {
      const trouble = await contentTrouble(apiBase, apiKey, isDemo);
      if (trouble !== null) throw new Stop(trouble);
      await holdGatsby(root);
      await buildAndPublish(root, environment, apiBase, processes);
    }
    await wrangler([...upload, "--dry-run", "--outdir", bundle], "Le Worker n’a pas pu être assemblé");
    process.stdout.write(`Worker : ${Math.ceil((await judgeBundle(bundle, apiKey)) / 1_000)} Ko compressé\n`);
    if (isDry) return;
    await wrangler(
      ["d1", "migrations", "apply", "DB", "--remote"],
      "La base de données n’a pas pu être mise à jour, le site servi n’a pas changé",
    );
    await wrangler(upload, "Le site n’a pas pu être déployé");
    const trouble = await healthTrouble(siteUrl);
    if (trouble !== null) throw new Stop(trouble);
    process.stdout.write(`Site : ${siteUrl}\n`);
  } catch (error) {
    if (!processes.stopping) throw error;
  } finally {
    await rm(bundle, { recursive: true, force: true });
  }
}

deploy(process.cwd(), process.argv.slice(2)).catch(reportAndExit);
