import type { SeededFault, SeededProject } from "../../tests/seeded/faults";

/** How many faults of a project stand in the product at once. */
const TOGETHER: Readonly<Record<SeededProject, number>> = {
  unit: 1,
  workerd: 1,
  faults: 9,
  site: 20,
  browser: 20,
  rebuild: 2,
};

/** Faults whose tests tell them apart, and that stand in files of their own. */
function areApart(a: SeededFault, b: SeededFault): boolean {
  const alike = a.finders.some((one) => b.finders.some((other) => one.includes(other) || other.includes(one)));
  return !a.alone && !b.alone && a.file !== b.file && !alike;
}

/** Faults of one project, as few batches as find each by itself. */
export function batchesOf(project: SeededProject, faults: readonly SeededFault[]): readonly (readonly SeededFault[])[] {
  const batches: SeededFault[][] = [];
  for (const fault of faults) {
    const open = batches.find(
      (batch) => batch.length < TOGETHER[project] && batch.every((other) => areApart(fault, other)),
    );
    if (open) open.push(fault);
    else batches.push([fault]);
  }
  return batches;
}
