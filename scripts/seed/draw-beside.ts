import { constants, setPriority } from "node:os";
import path from "node:path";
import { isMigrated } from "../local-database";
import { exitOf, type Processes } from "../processes";

const TSX = path.resolve(import.meta.dirname, "../../node_modules/tsx/dist/loader.mjs");

/**
 * Before the first start of a machine, draws the photos of the demo ads while the site is built, with what the build leaves of the processors. What it has not
 * drawn, or all if it fails, is drawn when the marketplace is filled.
 * @returns settles when it has ended
 */
export async function drawBeside(root: string, processes: Processes): Promise<void> {
  if (isMigrated(root)) return;
  const drawing = processes.start("--import", [TSX, path.join(import.meta.dirname, "draw.mts")], {}, root);
  if (drawing.pid !== undefined) setPriority(drawing.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  await exitOf(drawing);
}
