import * as z from "zod/mini";

const meta = z.object({ meta: z.object({ rows_read: z.number(), rows_written: z.number() }) });

/** Cost of queries: the number of statements, and the rows that D1 bills. */
export interface QueryCost {
  readonly statements: number;
  readonly read: number;
  readonly written: number;
}

export interface CountedDb {
  readonly db: D1Database;
  /** Returns the cost since the previous call and resets it. */
  takeCost(): QueryCost;
}

/** Wraps a database so that the cost of its queries is counted. */
export function countedDb(db: D1Database): CountedDb {
  const none: QueryCost = { statements: 0, read: 0, written: 0 };
  let sum = none;
  const count = (answer: unknown) => {
    const rows = meta.safeParse(answer).data?.meta;
    sum = {
      statements: sum.statements + 1,
      read: sum.read + (rows?.rows_read ?? 0),
      written: sum.written + (rows?.rows_written ?? 0),
    };
  };
  const unwrapped = new WeakMap<D1PreparedStatement, D1PreparedStatement>();
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped: D1PreparedStatement = {
      bind: (...values) => wrap(statement.bind(...values)),
      all: async <Found>() => {
        const answer = await statement.all<Found>();
        count(answer);
        return answer;
      },
      run: async () => {
        const answer = await statement.run();
        count(answer);
        return answer;
      },
    };
    unwrapped.set(wrapped, statement);
    return wrapped;
  };
  return {
    db: {
      prepare: (sql) => wrap(db.prepare(sql)),
      batch: async (statements) => {
        const answers = await db.batch(statements.map((statement) => unwrapped.get(statement) ?? statement));
        answers.forEach(count);
        return answers;
      },
    },
    takeCost: () => {
      const cost = sum;
      sum = none;
      return cost;
    },
  };
}
