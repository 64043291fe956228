import * as z from "zod/mini";
import { type NewOperator, ROLE_NAMES } from "../../../src/contract/members/operators";
import { type Decider, noting } from "./decisions-store";

const row = z.object({
  account: z.string(),
  role: z.enum(ROLE_NAMES),
  name: z.string(),
  since: z.int(),
  named_by: z.string(),
});
export type OperatorRow = z.infer<typeof row>;
const COLUMNS = Object.keys(row.shape).join(", ");

/**
 * The operator that an account is. One that was named by its address is bound to the account that first comes with it, so that nobody who is given the
 * address later is an operator.
 */
export async function operatorOf(
  db: D1Database,
  { uid, email }: { readonly uid: string; readonly email: string },
): Promise<OperatorRow | null> {
  const { results } = await db
    .prepare(`SELECT ${COLUMNS} FROM operators WHERE account IN (?1, ?2) ORDER BY account = ?1 DESC LIMIT 1`)
    .bind(uid, email.toLowerCase())
    .all();
  const found = row.safeParse(results[0]).data;
  if (!found) return null;
  if (found.account !== uid)
    await db.prepare("UPDATE operators SET account = ? WHERE account = ?").bind(uid, found.account).run();
  return found;
}

export async function allOperators(db: D1Database): Promise<readonly OperatorRow[]> {
  const { results } = await db.prepare(`SELECT ${COLUMNS} FROM operators ORDER BY name`).all();
  return z.array(row).parse(results);
}

/** Gives an account a role and a name, or others than it had. @returns false when another account has the name */
export async function putOperator(
  db: D1Database,
  { account, role, name }: NewOperator,
  by: Decider,
  now: number,
): Promise<boolean> {
  const isTaken = await db.prepare("SELECT 1 FROM operators WHERE name = ? AND account <> ?").bind(name, account).all();
  if (isTaken.results.length > 0) return false;
  await db.batch([
    db
      .prepare(
        `INSERT INTO operators (account, role, name, since, named_by) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (account) DO UPDATE SET role = excluded.role, name = excluded.name, since = excluded.since, named_by = excluded.named_by`,
      )
      .bind(account, role, name, now, by.name),
    noting(db, { by, act: "name", detail: `${name} : ${role}` }, now),
  ]);
  return true;
}

/** Takes an account's role away. @returns false when it has none */
export async function dropOperator(db: D1Database, account: string, by: Decider, now: number): Promise<boolean> {
  const [, dropped] = await db.batch([
    noting(db, { by, act: "remove", detail: account }, now, {
      from: "WHERE EXISTS (SELECT 1 FROM operators WHERE account = ?7)",
    }),
    db.prepare("DELETE FROM operators WHERE account = ? RETURNING account").bind(account),
  ]);
  return (dropped?.results.length ?? 0) > 0;
}
