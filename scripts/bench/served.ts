import { existsSync } from "node:fs";
import path from "node:path";
import { buildAndPublish } from "../build-and-publish";
import { openContentSource } from "../content-source";
import { CLOSED, serveEdge } from "../edge";
import { loadEnvironment } from "../load-environment";
import { demandFree, freePort } from "../ports";
import type { Processes } from "../processes";
import { fillMarketplace } from "../seed/demo";

/** Serves the published site through the Worker on a free port. The site is built first when there is none. */
export async function openSite(
  root: string,
  processes: Processes,
): Promise<{ readonly address: string; close(): Promise<void> }> {
  const environment = loadEnvironment(root);
  if (!existsSync(path.join(root, "dist"))) {
    if (environment.apiBase === null) await demandFree({ UPSTREAM_PORT: environment.upstreamPort });
    const source = await openContentSource(root, environment);
    await buildAndPublish(root, environment, source.apiBase, processes).finally(() => source.close());
  }
  const { apiBase, apiKey, upstreamPort } = environment;
  return serveEdge(
    root,
    await freePort(),
    { API_BASE: apiBase ?? `http://127.0.0.1:${upstreamPort}`, API_KEY: apiKey, ...CLOSED },
    processes,
    fillMarketplace,
  );
}
