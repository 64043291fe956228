import { createServer } from "node:http";
import { listen } from "../../../scripts/ports";

/** Records what happens outside the Worker, for tests that run in another process. */
export interface Desk {
  readonly url: string;
  /** Records a line that the terminal would show. */
  record(line: string): void;
  close(): void;
}

/** Starts a server: `POST /builds` is the deploy hook, `GET /builds` returns its number of calls, `GET /lines` the recorded lines. */
export async function openDesk(): Promise<Desk> {
  const lines: string[] = [];
  let builds = 0;
  const server = createServer(({ method, url }, response) => {
    const json = (value: unknown) =>
      void response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(value));
    if (url === "/lines") return json(lines);
    if (method !== "POST") return json(builds);
    builds += 1;
    response.writeHead(202).end();
  });
  const url = `http://127.0.0.1:${await listen(server)}`;
  return { url, record: (line) => void lines.push(line), close: () => void server.close() };
}
