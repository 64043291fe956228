import { DAY } from "../../src/shared/dates/day";
import type { SwitchName, SwitchOn } from "../../src/contract/shared/switches";
import { SWITCH_DAYS } from "../../src/shared/stored/retention";

/** The switches that are on, read by an index of those alone. */
export const switchesOf = async (db: D1Database): Promise<readonly SwitchOn[]> =>
  (
    await db
      .prepare("SELECT name, on_at, who, why, email, whatsapp FROM switches WHERE off_at IS NULL ORDER BY on_at")
      .all<SwitchOn>()
  ).results;

/** Closes. A switch that is on already keeps its time, and takes the new words. */
export async function switchOn(db: D1Database, { name, who, why, email, whatsapp, on_at }: SwitchOn): Promise<void> {
  await db
    .prepare(
      `INSERT INTO switches (name, on_at, who, why, email, whatsapp) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
       ON CONFLICT (name) WHERE off_at IS NULL DO UPDATE SET who = ?3, why = ?4, email = ?5, whatsapp = ?6`,
    )
    .bind(name, on_at, who, why, email, whatsapp)
    .run();
}

/** Opens again. */
export async function switchOff(db: D1Database, name: SwitchName, who: string, now: number): Promise<void> {
  await db
    .prepare("UPDATE switches SET off_at = ?2, off_who = ?3 WHERE name = ?1 AND off_at IS NULL")
    .bind(name, now, who)
    .run();
}

/** Deletes the rows that ended long ago, which name operators. */
export const purgeSwitches = (db: D1Database, now: number) =>
  db
    .prepare("DELETE FROM switches WHERE off_at < ?")
    .bind(now - SWITCH_DAYS * DAY)
    .run();
