/**
 * Does a work for each, one after the other: one that fails stops no other.
 * @throws at the end, what the first of them threw
 */
export async function eachAlone<One>(many: Iterable<One>, work: (one: One) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const one of many) {
    try {
      await work(one);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
