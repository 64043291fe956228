import path from "node:path";
import { startUpstream } from "../upstream/server";
import type { WebhookTarget } from "../upstream/notify-of-changes";
import type { Environment } from "./env";

/** The api.php that the build reads. */
export interface ContentSource {
  readonly apiBase: string;
  readonly embedded: boolean;
  close(): Promise<void>;
}

interface SourceOptions {
  /** Receives a signed request when an editor saves. */
  readonly webhook?: WebhookTarget;
  /** Visitors' messages are kept in memory alone: those of earlier runs are not read, and those of this run are not written to disk. */
  readonly inMemory?: boolean;
}

/** Opens the server that API_BASE names or, without one, starts the reference server with the demonstration's content. */
export async function openContentSource(
  root: string,
  { apiBase, apiKey, upstreamPort }: Environment,
  { webhook, inMemory = false }: SourceOptions = {},
): Promise<ContentSource> {
  if (apiBase !== null) return { apiBase, embedded: false, close: () => Promise.resolve() };
  const upstream = await startUpstream({
    port: upstreamPort,
    key: apiKey,
    ...(webhook && { webhook }),
    ...(!inMemory && { inboxFile: path.join(root, "upstream/.cache/inbox.jsonl") }),
    memoryFile: path.join(root, "upstream/.cache/changes.json"),
  });
  return { apiBase: upstream.url, embedded: true, close: () => upstream.close() };
}
