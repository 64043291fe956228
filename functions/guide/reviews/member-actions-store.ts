import * as z from "zod/mini";
import { isSame, keeping, keepingLater, type NewMessage } from "../../messages/messages-store";

/** What a member may do once for each subject: review a model, vote for a review, report a review. */
export interface Act {
  readonly uid: string;
  readonly act: "review" | "useful" | "report";
  readonly subject: number;
}

/** "before": the member has already done this; "quota": they are over the quota of the hour; "changed": another content is kept under the same id. */
export type KeptAct = "kept" | "before" | "quota" | "changed";

/**
 * Writes the message of an act, its place in the outbox, and the act itself atomically. Writing it again changes nothing.
 */
export async function keepAct(
  db: D1Database,
  message: NewMessage,
  { uid, act, subject }: Act,
  now: number,
): Promise<KeptAct> {
  const { id, endpoint } = message;
  const results = await db.batch([
    db
      .prepare(
        "INSERT INTO acts (uid, act, subject, id) SELECT ?1, ?2, ?3, ?4 WHERE NOT EXISTS (SELECT 1 FROM messages WHERE id = ?4) ON CONFLICT DO NOTHING",
      )
      .bind(uid, act, subject, id),
    ...keeping(db, message, now),
    db
      .prepare("DELETE FROM messages WHERE id = ?1 AND endpoint = ?2 AND NOT EXISTS (SELECT 1 FROM acts WHERE id = ?1)")
      .bind(id, endpoint),
    db.prepare("DELETE FROM acts WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM messages WHERE id = ?1)").bind(id),
    db
      .prepare(
        "SELECT acts.id AS id, body FROM acts LEFT JOIN messages ON messages.id = acts.id WHERE uid = ? AND act = ? AND subject = ?",
      )
      .bind(uid, act, subject),
  ]);
  const [found] = z
    .array(z.object({ id: z.string(), body: z.nullable(z.string()) }))
    .parse(results.at(-1)?.results ?? []);
  if (!found) return "quota";
  if (found.id !== id) return "before";
  return found.body === null || isSame(found.body, message.body) ? "kept" : "changed";
}

const row = z.object({
  act: z.enum(["review", "useful", "report"]),
  subject: z.number(),
  id: z.string(),
  /** Null once the message was deleted. */
  body: z.nullable(z.string()),
  state: z.nullable(z.string()),
});
export type KeptActRow = z.infer<typeof row>;

/** All acts of a member, with those of their messages that are still stored. */
export async function actsOf(db: D1Database, uid: string): Promise<readonly KeptActRow[]> {
  const { results } = await db
    .prepare(
      "SELECT act, subject, acts.id AS id, body, state FROM acts LEFT JOIN messages ON messages.id = acts.id LEFT JOIN outbox ON outbox.id = acts.id WHERE uid = ? ORDER BY act, subject",
    )
    .bind(uid)
    .all();
  return z.array(row).parse(results);
}

/** Lets a member review a model again after their review was refused. */
export const releaseReview = (db: D1Database, uid: string, modelId: number) =>
  db.prepare("DELETE FROM acts WHERE uid = ? AND act = 'review' AND subject = ?").bind(uid, modelId).run();

/**
 * Deletes a member’s review, delivered or not, and writes the message that asks api.php to delete it.
 * @returns false when they have no such review; then nothing is written
 */
export async function takeBackReview(
  db: D1Database,
  uid: string,
  id: string,
  message: NewMessage,
  now: number,
): Promise<boolean> {
  const known = await db.prepare("SELECT 1 FROM acts WHERE uid = ? AND act = 'review' AND id = ?").bind(uid, id).all();
  if (known.results.length === 0) return false;
  await db.batch([
    db.prepare("DELETE FROM messages WHERE id = ?1").bind(id),
    db.prepare("DELETE FROM acts WHERE uid = ? AND id = ?").bind(uid, id),
    ...keepingLater(db, message, now),
  ]);
  return true;
}

/** Statements that delete all acts of a member, their ads with everything that belongs to them or was written about them, and the alerts of their verified address. */
export function forgetting(
  db: D1Database,
  { uid, email }: { readonly uid: string; readonly email: string },
): readonly D1PreparedStatement[] {
  const address = email.toLowerCase();
  return [
    db.prepare("DELETE FROM messages WHERE contact = ?").bind(uid),
    db
      .prepare("DELETE FROM messages WHERE contact = ? AND endpoint IN ('alerte_confirmer', 'alerte_annonces')")
      .bind(address),
    db
      .prepare(
        "DELETE FROM messages WHERE endpoint = 'message_annonce' AND json_extract(body, '$.id_annonce') IN (SELECT id FROM ads WHERE seller_uid = ?)",
      )
      .bind(uid),
    db.prepare("DELETE FROM acts WHERE uid = ?").bind(uid),
    db.prepare("DELETE FROM alerts WHERE uid = ? OR email = ?").bind(uid, address),
    db.prepare("DELETE FROM sellers WHERE uid = ?").bind(uid),
    db.prepare("DELETE FROM operators WHERE account IN (?, ?)").bind(uid, address),
  ];
}

/** Deletes all that this site has of a member, and writes the message that asks api.php to do the same. */
export async function forgetMember(
  db: D1Database,
  member: { readonly uid: string; readonly email: string },
  message: NewMessage,
  now: number,
): Promise<void> {
  await db.batch([...forgetting(db, member), ...keepingLater(db, message, now)]);
}
