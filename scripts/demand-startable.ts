import { probeApi } from "./api-probe";
import type { Environment } from "./env";
import { demandFree } from "./ports";
import { Stop } from "./stop";

/**
 * Checks, before anything is started, built or written, that each needed port is free and that the server that API_BASE names accepts the key.
 * @throws Stop with the sentence of the first problem
 */
export async function demandStartable({
  apiBase,
  apiKey,
  port,
  upstreamPort,
  firebase,
  authPort,
}: Environment): Promise<void> {
  await demandFree({
    PORT: port,
    ...(apiBase === null && { UPSTREAM_PORT: upstreamPort }),
    ...(firebase === null && { AUTH_PORT: authPort }),
  });
  const problem = apiBase === null ? null : await probeApi(apiBase, apiKey);
  if (problem !== null) throw new Stop(problem);
}
