import path from "node:path";
import { authVariables, openAuth } from "./auth";
import { buildAndPublish } from "./build-and-publish";
import { gatsbyVariables, openContentSource } from "./content-source";
import { CLOSED, serveEdge } from "./edge";
import { DEMO_KEY, type Environment } from "./env";
import { holdGatsby } from "./hold-gatsby";
import { loadEnvironment } from "./load-environment";
import { demandFree } from "./ports";
import { exitOf, Processes } from "./processes";
import { fillMarketplace } from "./seed/demo";
import { onSignal } from "./signals";
import { reportAndExit, Stop } from "./stop";

/** In the order they run: the last ones publish other releases. */
const PROJECTS = ["unit", "workerd", "faults", "site", "browser", "rebuild"];
const WITHOUT_SITE = ["unit", "workerd", "faults"];

function chosen(asked: readonly string[]): readonly string[] {
  const unknown = asked.filter((project) => !PROJECTS.includes(project));
  if (unknown.length > 0) throw new Stop(`Il n’y a pas de tests « ${unknown.join(", ")} » : choisissez parmi ${PROJECTS.join(", ")}.`);
  return asked.length === 0 ? PROJECTS : PROJECTS.filter((project) => asked.includes(project));
}

/** Tests read the demonstration, whatever server `.env` names. */
function demonstration({ port, upstreamPort, authPort, paidPlan }: Environment): Environment {
  return { apiBase: null, apiKey: DEMO_KEY, opsToken: "", port, upstreamPort, firebase: null, authPort, siteUrl: `http://127.0.0.1:${port}`, turnstileSiteKey: "", serviceWorker: true, force: true, paidPlan };
}

/**
 * `npm test`, all of it or the projects named (vitest.config.mts). Those that need a site get it built, published and served;
 * they find its address in TEST_SITE, and what a further build needs in the environment.
 */
async function test(root: string, asked: readonly string[]): Promise<void> {
  const projects = chosen(asked);
  const environment = demonstration(loadEnvironment(root));
  const { port, upstreamPort, authPort } = environment;
  const processes = new Processes();
  const closing: (() => Promise<void>)[] = [() => processes.stop()];
  const close = async () => {
    for (const step of closing) await step();
  };
  onSignal(close, () => 130);
  const vitest = async (project: string, variables: Record<string, string> = {}) => {
    const args = ["run", "--passWithNoTests", "--project", project];
    const code = await exitOf(processes.start(path.join(root, "node_modules/vitest/vitest.mjs"), args, variables, root));
    if (code !== 0) throw new Stop(`Des tests échouent : ${project}.`);
  };
  try {
    for (const project of projects.filter((name) => WITHOUT_SITE.includes(name))) await vitest(project);
    const built = projects.filter((name) => !WITHOUT_SITE.includes(name));
    if (built.length === 0) return;
    const letGo = await holdGatsby(root);
    await demandFree({ PORT: port, UPSTREAM_PORT: upstreamPort, AUTH_PORT: authPort });
    const source = await openContentSource(root, environment, { forgetful: true });
    closing.push(() => source.close());
    const opening = openAuth(environment, processes, () => undefined);
    const [auth] = await Promise.all([opening, buildAndPublish(root, environment, source.apiBase, processes)]);
    closing.push(() => auth.close());
    letGo();
    const edge = await serveEdge(root, port, { API_BASE: source.apiBase, API_KEY: environment.apiKey, ...CLOSED, ...authVariables(environment) }, processes, fillMarketplace);
    closing.push(() => edge.close());
    for (const project of built) await vitest(project, { ...gatsbyVariables(environment, source.apiBase), TEST_SITE: edge.address });
  } catch (error) {
    if (!processes.stopping) throw error;
  } finally {
    await close();
  }
}

test(process.cwd(), process.argv.slice(2)).catch(reportAndExit);
