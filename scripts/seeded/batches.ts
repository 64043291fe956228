import type { SeededFault, SeededProject } from "../../tests/seeded/seeded-fault";

/** How many faults of a project are put into the product at once. */
const TOGETHER: Readonly<Record<SeededProject, number>> = {
  unit: 1,
  workerd: 1,
  faults: 9,
  site: 20,
  browser: 20,
  rebuild: 2,
};

/** Whether two faults may share a batch: different tests find them, and they are in different files. */
function canShareBatch(a: SeededFault, b: SeededFault): boolean {
  const shareFinder = a.finders.some((title) =>
    b.finders.some((other) => title.includes(other) || other.includes(title)),
  );
  return !a.alone && !b.alone && a.file !== b.file && !shareFinder;
}

/** Groups the faults of one project into few batches in which each fault can still be told apart. */
export function batchesOf(project: SeededProject, faults: readonly SeededFault[]): readonly (readonly SeededFault[])[] {
  const batches: SeededFault[][] = [];
  for (const fault of faults) {
    const open = batches.find(
      (batch) => batch.length < TOGETHER[project] && batch.every((other) => canShareBatch(fault, other)),
    );
    if (open) open.push(fault);
    else batches.push([fault]);
  }
  return batches;
}
