/**
 * Does the work for each item in turn. A failure does not stop the others.
 * @throws the first failure, once all items are done
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
