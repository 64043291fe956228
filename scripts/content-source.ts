import { availableParallelism } from "node:os";
import path from "node:path";
import { startUpstream } from "../upstream/server";
import type { WebhookTarget } from "../upstream/tell-of-changes";
import { firebaseConfig } from "./auth";
import type { Environment } from "./env";

/** The server that the build reads. */
export interface ContentSource {
  readonly apiBase: string;
  readonly embedded: boolean;
  close(): Promise<void>;
}

interface SourceOptions {
  /** Who is told when an editor saves. */
  readonly webhook?: WebhookTarget;
  /** What visitors sent in earlier runs is forgotten, and what they send in this one. */
  readonly forgetful?: boolean;
}

/** The named server, or the reference one started here with the demonstration's content. */
export async function openContentSource(
  root: string,
  { apiBase, apiKey, upstreamPort }: Environment,
  { webhook, forgetful = false }: SourceOptions = {},
): Promise<ContentSource> {
  if (apiBase !== null) return { apiBase, embedded: false, close: () => Promise.resolve() };
  const upstream = await startUpstream({
    port: upstreamPort,
    key: apiKey,
    ...(webhook && { webhook }),
    ...(!forgetful && { inboxFile: path.join(root, "upstream/.cache/inbox.jsonl") }),
    memoryFile: path.join(root, "upstream/.cache/changes.json"),
  });
  return { apiBase: upstream.url, embedded: true, close: () => upstream.close() };
}

/** What `gatsby` is told by its environment. */
export const gatsbyVariables = (environment: Environment, apiBase: string): Record<string, string> => ({
  API_BASE: apiBase,
  API_KEY: environment.apiKey,
  SITE_URL: environment.siteUrl,
  TURNSTILE_SITE_KEY: environment.turnstileSiteKey,
  SERVICE_WORKER: environment.serviceWorker ? "on" : "off",
  PUBLISH_FORCE: environment.force ? "1" : "0",
  FIREBASE_CONFIG: JSON.stringify(firebaseConfig(environment)),
  GATSBY_TELEMETRY_DISABLED: "1",
  // Gatsby keeps one for itself, which waits while pictures and pages are made.
  GATSBY_CPU_COUNT: String(availableParallelism() + 1),
});
