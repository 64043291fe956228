import * as fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { budgetOf } from "./budget";
import { eachAlone } from "./each-alone";

afterEach(() => void vi.useRealTimers());

/** A database that counts what it is asked. */
function asked() {
  const seen = { statements: 0 };
  const database = { prepare: () => ((seen.statements += 1), {}), batch: async () => [] } as unknown as D1Database;
  return { seen, database };
}

// rule: site/clock
test("whatever items take, up to what they may, a budget is never exceeded, and its items are the first ones in their order", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: 1, max: 7 }),
      fc.array(fc.nat(), { maxLength: 40 }),
      fc.integer({ min: 1, max: 6 }),
      async (statements, most, costs, lanes) => {
        const { seen, database } = asked();
        const budget = budgetOf(statements, Infinity);
        const db = budget.counted(database);
        const done: number[] = [];
        // Several lanes take from one list, and each item may be in the middle of its work.
        const items = budget.within(costs.keys(), most * lanes);
        await Promise.all(
          Array.from({ length: lanes }, () =>
            eachAlone(items, async (item) => {
              done.push(item);
              for (let count = (costs[item] ?? 0) % (most + 1); count > 0; count -= 1) {
                await Promise.resolve();
                db.prepare("");
              }
            }),
          ),
        );
        expect(seen.statements).toBeLessThanOrEqual(statements);
        expect(done).toEqual([...costs.keys()].slice(0, done.length));
        if (done.length < costs.length) expect(statements - seen.statements).toBeLessThan(most * lanes);
      },
    ),
  );
});

test("nothing is begun once the time is over", () => {
  vi.useFakeTimers();
  const done: number[] = [];
  for (const item of budgetOf(100, Date.now() + 45_000).within([1, 2, 3, 4], 1)) {
    done.push(item);
    vi.advanceTimersByTime(20_000);
  }
  expect(done).toEqual([1, 2, 3]);
});
