import { appendFileSync } from "node:fs";
import { inject } from "vitest";
import type { Row } from "../../../scripts/bench/row";

declare module "vitest" {
  interface ProvidedContext {
    /** The file that collects the figures of a run. */
    figures: string;
  }
}

/** The time since a moment of `performance.now()`, in words. */
export const secondsSince = (start: number): string =>
  `${((performance.now() - start) / 1_000).toFixed(1).replace(".", ",")} s`;

/** Adds a line to the table that is printed at the end of the run. */
export const figure = (measure: string, subject: string, value: string, goals: Row["goals"] = []): void =>
  appendFileSync(inject("figures"), `${JSON.stringify({ measure, subject, value, goals } satisfies Row)}\n`);
