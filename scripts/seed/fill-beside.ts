import { constants, setPriority } from "node:os";
import path from "node:path";
import { exitOf, type Processes } from "../processes";
import { Stop } from "../stop";

const TSX = path.resolve(import.meta.dirname, "../../node_modules/tsx/dist/loader.mjs");

/**
 * Fills the marketplace of this machine, where it is empty, with what a build of the site leaves of the processors. Nothing else may have the database open
 * meanwhile.
 * @returns settles when it has ended
 * @throws Stop if it fails
 */
export async function fillBeside(root: string, processes: Processes): Promise<void> {
  const filling = processes.start("--import", [TSX, path.join(import.meta.dirname, "fill.mts")], {}, root);
  if (filling.pid !== undefined) setPriority(filling.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const code = await exitOf(filling);
  if (code !== 0 && !processes.stopping)
    throw new Stop("Les annonces de démonstration n’ont pas pu être faites : la raison est ci-dessus.");
}
