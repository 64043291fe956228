/** SQL for one person, whom an operator names by an address, a number or an account (rule: mine/person). */
import { forgetting } from "../guide/reviews/member-actions-store";

export interface Person {
  /** In lower case; "" when it is not known, which fits nothing. */
  readonly email: string;
  /** E.164, or "". */
  readonly phone: string;
  readonly uids: readonly string[];
}

type Row = Readonly<Record<string, unknown>>;
const DIGITS = 9;

/** SQL: whether a text has the address ?1, or the digits ?2 of the number however they are spaced. */
const names = (text: string) =>
  `((?1 <> '' AND instr(lower(${text}), ?1) > 0) OR (?2 <> '' AND instr(replace(replace(replace(replace(${text}, ' ', ''), '.', ''), '-', ''), char(160), ''), ?2) > 0))`;
const isOne = (column: string) => `${column} IN (SELECT value FROM json_each(?3))`;

const MESSAGES = `(${isOne("contact")} OR contact IN (nullif(?1, ''), nullif(?4, '')) OR EXISTS (SELECT 1 FROM json_tree(body) WHERE type = 'text' AND ${names("atom")})
    OR (endpoint = 'message_annonce' AND json_extract(body, '$.id_annonce') IN (SELECT id FROM ads WHERE ${isOne("seller_uid")})))`;

/** ?4 is the number in E.164. */
const WHERE = {
  sellers: isOne("uid"),
  ads: `(${isOne("seller_uid")} OR (?4 <> '' AND phone = ?4))`,
  acts: isOne("uid"),
  member_days: isOne("uid"),
  alerts: `((?1 <> '' AND email = ?1) OR ${isOne("uid")})`,
  ad_reports: `(text IS NOT NULL AND ${names("text")})`,
  messages: MESSAGES,
  lead_notes: `message_id IN (SELECT id FROM messages WHERE ${MESSAGES})`,
  decisions: `seller_id IN (SELECT id FROM sellers WHERE ${isOne("uid")})`,
} as const;
type Table = keyof typeof WHERE;
export const PERSON_TABLES = Object.keys(WHERE) as Table[];

const bound = ({ email, phone, uids }: Person) => [email, phone.slice(-DIGITS), JSON.stringify(uids), phone] as const;
/** A statement about the person’s rows. Each value is named once more, so that all are bound whatever the condition uses. */
const about = (db: D1Database, sql: string, person: Person) =>
  db.prepare(`WITH given AS (SELECT ?1, ?2, ?3, ?4) ${sql}`).bind(...bound(person));

/** The accounts of an address, as its ads, alerts and reviews name them. */
export async function accountsOf(db: D1Database, email: string): Promise<readonly string[]> {
  if (email === "") return [];
  const { results } = await db
    .prepare(
      `SELECT uid FROM sellers WHERE lower(email) = ?1 UNION SELECT uid FROM alerts WHERE email = ?1 AND uid IS NOT NULL
       UNION SELECT json_extract(body, '$.id_membre') FROM messages WHERE lower(json_extract(body, '$.email')) = ?1 AND json_extract(body, '$.id_membre') IS NOT NULL`,
    )
    .bind(email)
    .all<{ uid: string }>();
  return results.map(({ uid }) => uid);
}

/** All rows about the person, by table. */
export async function rowsAbout(db: D1Database, person: Person): Promise<Readonly<Record<string, readonly Row[]>>> {
  const found = await db.batch(
    PERSON_TABLES.map((table) => about(db, `SELECT * FROM ${table} WHERE ${WHERE[table]}`, person)),
  );
  return Object.fromEntries(PERSON_TABLES.map((table, at) => [table, (found[at]?.results ?? []) as Row[]]));
}

/** The addresses of accounts, which a restore recognises them by. */
export const addressesOf = async (db: D1Database, uids: readonly string[]) =>
  (
    await db
      .prepare("SELECT uid, email FROM sellers WHERE uid IN (SELECT value FROM json_each(?))")
      .bind(JSON.stringify(uids))
      .all<{ uid: string; email: string }>()
  ).results;

/** Ads of others whose words name the person. */
export const adsThatName = async (db: D1Database, person: Person): Promise<readonly string[]> =>
  (
    await about(
      db,
      `SELECT id FROM ads WHERE NOT ${WHERE.ads} AND ${names("description || ' ' || seller_name || ' ' || ifnull(version, '')")}`,
      person,
    ).all<{ id: string }>()
  ).results.map(({ id }) => id);

/**
 * Statements that delete all rows about the person; notes of calls go with their message, and decisions with the seller. An ad of another account that shows their
 * number is emptied as a deleted ad is.
 */
export const forgettingPerson = (db: D1Database, person: Person, now: number): readonly D1PreparedStatement[] => [
  ...(["messages", "ad_reports", "alerts", "member_days"] as const).map((table) =>
    about(db, `DELETE FROM ${table} WHERE ${WHERE[table]}`, person),
  ),
  ...person.uids.flatMap((uid) => forgetting(db, { uid, email: person.email })),
  ...(person.phone === ""
    ? []
    : [
        db
          .prepare(
            "UPDATE ads SET state = 'supprimee', closed_at = coalesce(closed_at, ?2), updated_at = ?2, revision = revision + 1 WHERE phone = ?1",
          )
          .bind(person.phone, now),
      ]),
];
