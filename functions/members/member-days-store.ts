import { isoDay } from "../../src/shared/dates/dates";

/** How many drafts and photos a member may create in a day. Triggers count them, so that deleting one does not make room (functions/migrations/0015_operations.sql). */
const MAX_A_DAY = { draft: 30, photo: 150 } as const;
export type CountedAct = keyof typeof MAX_A_DAY;

/** SQL of whether a member may do one more today. @param uid its placeholder, such as « ?1 » @param now the placeholder of the time in milliseconds */
export const mayStill = (act: CountedAct, uid: string, now: string) =>
  `coalesce((SELECT n FROM member_days WHERE uid = ${uid} AND act = '${act}' AND day = date(${now} / 1000, 'unixepoch')), 0) < ${MAX_A_DAY[act]}`;

export async function isDayOver(db: D1Database, uid: string, act: CountedAct, now: number): Promise<boolean> {
  const { results } = await db
    .prepare(`SELECT NOT ${mayStill(act, "?1", "?2")} AS over`)
    .bind(uid, now)
    .all<{ over: number }>();
  return results[0]?.over === 1;
}

/** Deletes the counts of earlier days. */
export const forgetDays = (db: D1Database, now: number) =>
  db.prepare("DELETE FROM member_days WHERE day < ?").bind(isoDay(now)).run();
