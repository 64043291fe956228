import { isoDay } from "../../src/shared/dates/dates";

/** What a member may do in a day, however much of it they delete: triggers count it (functions/migrations/0015_operations.sql). */
const MAX_A_DAY = { draft: 30, photo: 150 } as const;
export type CountedAct = keyof typeof MAX_A_DAY;

/** Whether a member may do one more today. @param uid @param now where they stand among what is bound: « ?1 »; now in milliseconds */
export const mayStill = (act: CountedAct, uid: string, now: string) =>
  `coalesce((SELECT n FROM member_days WHERE uid = ${uid} AND act = '${act}' AND day = date(${now} / 1000, 'unixepoch')), 0) < ${MAX_A_DAY[act]}`;

export async function isDayOver(db: D1Database, uid: string, act: CountedAct, now: number): Promise<boolean> {
  const { results } = await db
    .prepare(`SELECT NOT ${mayStill(act, "?1", "?2")} AS over`)
    .bind(uid, now)
    .all<{ over: number }>();
  return results[0]?.over === 1;
}

/** Takes away what is of days before this one. */
export const forgetDays = (db: D1Database, now: number) =>
  db.prepare("DELETE FROM member_days WHERE day < ?").bind(isoDay(now)).run();
