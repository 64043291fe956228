/**
 * The Worker in Cloudflare's local runtime (Miniflare, with which `wrangler dev` serves it too), in a process of its own that can be ended like any server.
 * Run directly by Node. `wrangler dev` would bundle the Worker at each start, and pass each request through a second runtime: a start takes a third of its time.
 */
import { text } from "node:stream/consumers";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";

/** What start-runtime.ts gives. */
const options = JSON.parse(process.env["EDGE_RUNTIME"] ?? "");
/** Whether everything that the Worker logs is printed; otherwise only what failed is. */
const isWordy = process.env["WRANGLER_WRITE_LOGS"] === "true";

await text(process.stdin); // Its end says that the port and the stored data are free.
const runtime = new Miniflare(
  convertV4MiniflareOptions({
    ...options,
    log: new Log(LogLevel.ERROR),
    handleStructuredLogs: ({ level, message }) => {
      if (level === "error") process.stderr.write(`${message}\n`);
      else if (isWordy) process.stdout.write(`${message}\n`);
    },
  }),
);

let isEnding = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => {
    if (isEnding) return;
    isEnding = true;
    void runtime.dispose().finally(() => process.exit());
  });
await runtime.ready;
