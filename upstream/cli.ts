import { join } from "node:path";
import { startUpstream } from "./server";

/** `node --import tsx upstream/cli.ts`: PORT (default 8787), API_KEY, CONTENT_DIR, MODELS (for benches). */
const { PORT, API_KEY, CONTENT_DIR, MODELS } = process.env;

startUpstream({
  port: Number(PORT ?? 8787),
  key: API_KEY ?? "",
  ...(CONTENT_DIR ? { contentDir: CONTENT_DIR } : {}),
  ...(MODELS ? { models: Number(MODELS) } : { memoryFile: join(import.meta.dirname, ".cache", "changes.json") }),
}).then(
  ({ url, close }) => {
    process.stdout.write(`api.php de démonstration : ${url}/api.php${API_KEY ? "" : " (sans clé)"}\n`);
    for (const signal of ["SIGINT", "SIGTERM"] as const)
      process.once(signal, () => void close().then(() => process.exit(0)));
  },
  (error: unknown) => {
    process.stderr.write(`Démarrage impossible : ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
