import { mkdir } from "node:fs/promises";
import path from "node:path";
import { authVariables, openAuth } from "../auth";
import { buildAndPublish } from "../build-and-publish";
import { openContentSource } from "../content-source";
import { CLOSED, serveProgram } from "../edge";
import { bundleProgram, programOf } from "../edge/program";
import { DEMO_KEY, type Environment } from "../env";
import { contentVariables } from "../gatsby-variables";
import { holdGatsby } from "../hold-gatsby";
import { loadEnvironment } from "../load-environment";
import { demandFree } from "../ports";
import type { Processes } from "../processes";
import { fillBeside } from "../seed/fill-beside";

/** The whole site as `npm start` serves it, for tests. */
export interface ServedSite {
  /** The environment variables of its tests: TEST_SITE is its address, the others are those that a further build needs. */
  readonly variables: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** The settings of the demonstration, which tests use whatever server `.env` names. */
function demonstration({ port, upstreamPort, authPort, paidPlan }: Environment): Environment {
  return {
    apiBase: null,
    apiKey: DEMO_KEY,
    opsToken: "",
    backupKey: "",
    port,
    upstreamPort,
    firebase: null,
    authPort,
    siteUrl: `http://127.0.0.1:${port}`,
    turnstileSiteKey: "",
    serviceWorker: true,
    force: true,
    paidPlan,
    indexed: true,
  };
}

/**
 * Builds, publishes and serves the demonstration, with its api.php and its accounts.
 * @throws Stop when a port is taken or the build fails; everything that was opened before is then closed
 */
export async function openServedSite(root: string, processes: Processes): Promise<ServedSite> {
  const environment = demonstration(loadEnvironment(root));
  const { port, upstreamPort, authPort } = environment;
  // Hundreds of lines of a build would hide the tests that run beside it.
  const log = path.join(root, ".state/test-build.log");
  await mkdir(path.dirname(log), { recursive: true });
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  /** Holds the lock of the folder while it builds; tests may build again afterwards. */
  const published = async (release: () => void) => {
    try {
      await demandFree({ PORT: port, UPSTREAM_PORT: upstreamPort, AUTH_PORT: authPort });
      const source = await openContentSource(root, environment, { inMemory: true });
      closers.push(() => source.close());
      const opening = openAuth(environment, processes, () => undefined).then((auth) =>
        closers.push(() => auth.close()),
      );
      const building = buildAndPublish(root, environment, source.apiBase, processes, { log });
      const bundling = bundleProgram(root, programOf(root), processes);
      await Promise.all([opening, building, bundling, fillBeside(root, processes)]);
      return source;
    } finally {
      release();
    }
  };
  try {
    const source = await published(await holdGatsby(root));
    const edge = await serveProgram(
      programOf(root),
      root,
      port,
      { API_BASE: source.apiBase, API_KEY: environment.apiKey, ...CLOSED, ...authVariables(environment) },
      processes,
    );
    closers.push(() => edge.close());
    return { variables: { ...contentVariables(environment, source.apiBase), TEST_SITE: edge.address }, close };
  } catch (error) {
    await close();
    throw error;
  }
}
