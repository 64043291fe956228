import { createServer } from "node:http";
import { listen } from "./ports";

export interface RebuildDaemon {
  /** What starts a build, by POST: 202, or 409 while one runs. */
  readonly hook: string;
  close(): void;
}

/**
 * The deploy hook of one machine: builds one at a time.
 * @param begin gives the build that may start now; throws where somebody else builds
 * @param failed is told why a build that had started did not end well; what is served stays
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
