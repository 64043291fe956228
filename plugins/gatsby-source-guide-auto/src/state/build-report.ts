import { join } from "node:path";
import { writeAtomic } from "./write-atomic";

/** Content that this build takes from an older copy, or leaves out. */
export interface Degraded {
  endpoint: string;
  reason: string;
  /** Age of the older copy in hours; null when there is none. */
  ageHours: number | null;
}

/** Writes the report that publishing reads. Every build writes it, so that problems that are over are no longer reported. */
export const writeBuildReport = (
  stateDir: string,
  at: number,
  findings: {
    readonly degraded: readonly Degraded[];
    readonly shortened: readonly string[];
    /** The pictures that nodes show, each as its digest and its name (« 101d39d84af8/1 »): Gatsby never deletes what it made of others. */
    readonly pictures: readonly string[];
  },
) =>
  writeAtomic(
    join(stateDir, "build-report.json"),
    `${JSON.stringify({ at: new Date(at).toISOString(), ...findings }, null, 2)}\n`,
  );
