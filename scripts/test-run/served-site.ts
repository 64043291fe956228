import { authVariables, openAuth } from "../auth";
import { buildAndPublish } from "../build-and-publish";
import { gatsbyVariables, openContentSource } from "../content-source";
import { CLOSED, serveEdge } from "../edge";
import { DEMO_KEY, type Environment } from "../env";
import { holdGatsby } from "../hold-gatsby";
import { loadEnvironment } from "../load-environment";
import { demandFree } from "../ports";
import type { Processes } from "../processes";
import { fillMarketplace } from "../seed/demo";

/** The whole site as `npm start` serves it, for tests. */
export interface ServedSite {
  /** What its tests are told by their environment: its address is TEST_SITE, the rest is what a further build needs. */
  readonly variables: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** Tests read the demonstration, whatever server `.env` names. */
function demonstration({ port, upstreamPort, authPort, paidPlan }: Environment): Environment {
  return {
    apiBase: null,
    apiKey: DEMO_KEY,
    opsToken: "",
    port,
    upstreamPort,
    firebase: null,
    authPort,
    siteUrl: `http://127.0.0.1:${port}`,
    turnstileSiteKey: "",
    serviceWorker: true,
    force: true,
    paidPlan,
  };
}

/**
 * Builds, publishes and serves the demonstration, with its api.php and its accounts.
 * @throws Stop when a port is taken or the build fails; what was opened until then is closed
 */
export async function openServedSite(root: string, processes: Processes): Promise<ServedSite> {
  const environment = demonstration(loadEnvironment(root));
  const { port, upstreamPort, authPort } = environment;
  const closing: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const step of closing.splice(0).reverse()) await step();
  };
  /** Until it ends, whoever else builds in the folder is told to wait; tests may build again after. */
  const published = async (letGo: () => void) => {
    try {
      await demandFree({ PORT: port, UPSTREAM_PORT: upstreamPort, AUTH_PORT: authPort });
      const source = await openContentSource(root, environment, { forgetful: true });
      closing.push(() => source.close());
      const opening = openAuth(environment, processes, () => undefined).then((auth) =>
        closing.push(() => auth.close()),
      );
      await Promise.all([opening, buildAndPublish(root, environment, source.apiBase, processes)]);
      return source;
    } finally {
      letGo();
    }
  };
  try {
    const source = await published(await holdGatsby(root));
    const edge = await serveEdge(
      root,
      port,
      { API_BASE: source.apiBase, API_KEY: environment.apiKey, ...CLOSED, ...authVariables(environment) },
      processes,
      fillMarketplace,
    );
    closing.push(() => edge.close());
    return { variables: { ...gatsbyVariables(environment, source.apiBase), TEST_SITE: edge.address }, close };
  } catch (error) {
    await close();
    throw error;
  }
}
