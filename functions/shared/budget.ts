/** What a job of the clock may use in one run. What it does not come to waits for the next minute. */
export interface Budget {
  /**
   * Items in their order, as long as there is room for one more.
   * @param most the most statements that one item takes
   */
  within<One>(many: Iterable<One>, most: number): Iterable<One>;
  /** The database, whose statements count. */
  counted(db: D1Database): D1Database;
}

/** @param statements that D1 may be asked @param until no item is begun later than this, in milliseconds */
export function budgetOf(statements: number, until: number): Budget {
  let left = statements;
  return {
    *within(many, most) {
      for (const one of many) {
        if (left < most || Date.now() >= until) return;
        yield one;
      }
    },
    counted: (db) => ({
      prepare(sql) {
        left -= 1;
        return db.prepare(sql);
      },
      batch: (all) => db.batch(all),
    }),
  };
}
