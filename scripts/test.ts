import path from "node:path";
import { buildAndPublish } from "./build-and-publish";
import { openContentSource } from "./content-source";
import { serveEdge } from "./edge";
import { holdGatsby } from "./hold-gatsby";
import { loadEnvironment } from "./load-environment";
import { demandFree } from "./ports";
import { exitOf, Processes } from "./processes";
import { onSignal } from "./signals";
import { reportAndExit, Stop } from "./stop";

/**
 * `npm test`: the unit tests. `npm test -- site browser` builds, publishes and serves the site first, then runs the tests of
 * the published files (`tests/site`) and of a browser on it (`tests/browser`), which find its address in TEST_SITE.
 */
async function test(root: string, asked: readonly string[]): Promise<void> {
  const environment = loadEnvironment(root);
  const { apiBase, port, upstreamPort } = environment;
  const processes = new Processes();
  const closing: (() => Promise<void>)[] = [() => processes.stop()];
  const close = async () => {
    for (const step of closing) await step();
  };
  onSignal(close, () => 130);
  const vitest = async (projects: readonly string[], variables: Record<string, string> = {}) => {
    const args = ["run", "--passWithNoTests", ...projects.flatMap((project) => ["--project", project])];
    const code = await exitOf(processes.start(path.join(root, "node_modules/vitest/vitest.mjs"), args, variables, root));
    if (code !== 0) throw new Stop(`Des tests échouent : ${projects.join(", ")}.`);
  };
  const wanted = asked.length === 0 ? ["unit"] : ["unit", "site", "browser"].filter((project) => asked.includes(project));
  try {
    if (wanted.includes("unit")) await vitest(["unit"]);
    const built = wanted.filter((project) => project !== "unit");
    if (built.length === 0) return;
    await holdGatsby(root);
    await demandFree(apiBase === null ? { PORT: port, UPSTREAM_PORT: upstreamPort } : { PORT: port });
    const source = await openContentSource(root, environment);
    closing.push(() => source.close());
    await buildAndPublish(root, environment, source.apiBase, processes);
    const edge = await serveEdge(root, port, processes);
    closing.push(() => edge.close());
    await vitest(built, { TEST_SITE: edge.address });
  } finally {
    await close();
  }
}

test(process.cwd(), process.argv.slice(2)).catch(reportAndExit);
