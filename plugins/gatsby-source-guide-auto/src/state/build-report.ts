import { join } from "node:path";
import { writeAtomic } from "./write-atomic";

/** Something this build shows from an older copy, or not at all. */
export interface Degraded {
  endpoint: string;
  reason: string;
  /** Age of what stands in, in hours; null when nothing does. */
  ageHours: number | null;
}

/** Read by publishing, which tells the owner. Written by every build, so that trouble that is over is forgotten. */
export const writeBuildReport = (
  stateDir: string,
  at: number,
  told: { readonly degraded: readonly Degraded[]; readonly shortened: readonly string[] },
) =>
  writeAtomic(
    join(stateDir, "build-report.json"),
    `${JSON.stringify({ at: new Date(at).toISOString(), ...told }, null, 2)}\n`,
  );
