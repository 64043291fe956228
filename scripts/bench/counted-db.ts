import * as z from "zod/mini";

const meta = z.object({ meta: z.object({ rows_read: z.number(), rows_written: z.number() }) });

/** What a database was asked. */
export interface Asked {
  readonly statements: number;
  readonly read: number;
  readonly written: number;
}

export interface CountedDb {
  readonly db: D1Database;
  /** Since the last look: statements, and the rows that D1 bills. */
  asked(): Asked;
}

/** The same database, which counts what it is asked. */
export function countedDb(db: D1Database): CountedDb {
  const none: Asked = { statements: 0, read: 0, written: 0 };
  let sum = none;
  const count = (answer: unknown) => {
    const told = meta.safeParse(answer).data?.meta;
    sum = {
      statements: sum.statements + 1,
      read: sum.read + (told?.rows_read ?? 0),
      written: sum.written + (told?.rows_written ?? 0),
    };
  };
  const bare = new WeakMap<D1PreparedStatement, D1PreparedStatement>();
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
    bare.set(wrapped, statement);
    return wrapped;
  };
  return {
    db: {
      prepare: (sql) => wrap(db.prepare(sql)),
      batch: async (statements) => {
        const answers = await db.batch(statements.map((statement) => bare.get(statement) ?? statement));
        answers.forEach(count);
        return answers;
      },
    },
    asked: () => {
      const now = sum;
      sum = none;
      return now;
    },
  };
}
