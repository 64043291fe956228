import type { SeededFault, SeededProject } from "../../tests/seeded/seeded-fault";
import type { Failure, Outcome } from "./run-tests";

export interface Verdict {
  readonly fault: string;
  readonly project: SeededProject;
  readonly verdict: "found" | "ESCAPED" | "not asked";
  /** Tests that fail because of the fault. */
  readonly by: readonly Failure[];
  /** Why no test could run. */
  readonly why?: string;
}

/** The verdict on one fault. @param outcome outcome of the batch that contains the fault */
export function verdictOf(fault: SeededFault, batch: readonly SeededFault[], outcome: Outcome): Verdict {
  const { name, project, finders } = fault;
  if (!outcome.ran) return { fault: name, project, verdict: "not asked", by: [], why: outcome.why };
  if (outcome.tests === 0)
    return { fault: name, project, verdict: "not asked", by: [], why: "no test has such a title" };
  const own = outcome.failures.filter(({ test }) =>
    finders.some((finder) => test.includes(finder.replace(" > ", " "))),
  );
  const by = batch.length === 1 ? outcome.failures : own;
  return { fault: name, project, verdict: by.length > 0 ? "found" : "ESCAPED", by };
}

const MAX_SHOWN = 3;
export const print = (line: string) => void process.stdout.write(`${line}\n`);

export function printVerdict({ fault, verdict, by, why }: Verdict): void {
  print(`${verdict.padEnd(9)} ${fault}`);
  if (why) print(`          ${why.split("\n")[0]}`);
  for (const { test, file } of by.slice(0, MAX_SHOWN)) print(`          by ${test} (${file})`);
  if (by.length > MAX_SHOWN) print(`          and ${by.length - MAX_SHOWN} more`);
}
