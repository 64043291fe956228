import { probeApi } from "./api-probe";
import type { Environment } from "./env";
import { demandFree } from "./ports";
import { Stop } from "./stop";

/** Before anything is started, built or written: each port that we need is free, and a server that was named answers with the key. */
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
  const trouble = apiBase === null ? null : await probeApi(apiBase, apiKey);
  if (trouble !== null) throw new Stop(trouble);
}
