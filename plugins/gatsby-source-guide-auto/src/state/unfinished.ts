import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Notes that the nodes of the last build are about to be replaced. A build that ends takes the note away (`src/gatsby-5.16/build/stale-cache.ts`). */
export async function noteUnfinished(stateDir: string): Promise<void> {
  await mkdir(stateDir, { recursive: true });
  await writeFile(join(stateDir, "unfinished"), "");
}
