import { createServer } from "node:http";
import { listen } from "./ports";

export interface RebuildDaemon {
  /** Address that starts a build by POST: 202 when it has started, 409 while another one runs. */
  readonly hook: string;
  close(): void;
}

/**
 * The deploy hook of a development machine. It runs one build at a time.
 * @param begin returns the build that may start now; throws where another command builds
 * @param failed gets the error of a build that has started and failed; the served release stays
 */
export async function openRebuildDaemon(
  begin: () => Promise<() => Promise<void>>,
  failed: (error: unknown) => void,
): Promise<RebuildDaemon> {
  let busy = false;
  const start = async (): Promise<202 | 409> => {
    if (busy) return 409;
    busy = true;
    const build = await begin().catch(() => null);
    if (!build) busy = false;
    else
      void build()
        .catch(failed)
        .finally(() => (busy = false));
    return build ? 202 : 409;
  };
  const server = createServer((request, response) => {
    if (request.method !== "POST") return void response.writeHead(405, { Allow: "POST" }).end();
    void start().then((status) => response.writeHead(status).end());
  });
  const port = await listen(server);
  return { hook: `http://127.0.0.1:${port}/`, close: () => void server.close() };
}
