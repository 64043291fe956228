import type { SeededFault, SeededProject } from "../../tests/seeded/faults";
import type { Failure, Ran } from "./ask-tests";

export interface Verdict {
  readonly fault: string;
  readonly project: SeededProject;
  readonly verdict: "found" | "ESCAPED" | "not asked";
  /** Tests that fail with it, or why none was asked. */
  readonly by: readonly Failure[];
  readonly why?: string;
}

/** @param ran what the tests said of the batch that the fault stood in */
export function verdictOf(fault: SeededFault, batch: readonly SeededFault[], ran: Ran): Verdict {
  const { name, project, finders } = fault;
  if (!ran.ran) return { fault: name, project, verdict: "not asked", by: [], why: ran.why };
  if (ran.tests === 0) return { fault: name, project, verdict: "not asked", by: [], why: "no test has such a title" };
  const own = ran.failures.filter(({ test }) => finders.some((finder) => test.includes(finder.replace(" > ", " "))));
  const by = batch.length === 1 ? ran.failures : own;
  return { fault: name, project, verdict: by.length > 0 ? "found" : "ESCAPED", by };
}

const MAX_SHOWN = 3;
export const say = (line: string) => void process.stdout.write(`${line}\n`);

export function tell({ fault, verdict, by, why }: Verdict): void {
  say(`${verdict.padEnd(9)} ${fault}`);
  if (why) say(`          ${why.split("\n")[0]}`);
  for (const { test, file } of by.slice(0, MAX_SHOWN)) say(`          by ${test} (${file})`);
  if (by.length > MAX_SHOWN) say(`          and ${by.length - MAX_SHOWN} more`);
}
