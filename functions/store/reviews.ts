import * as z from "zod/mini";
import { keeping, type NewMessage } from "./messages";

/** "reviewed": this member has reviewed this model before; "quota": they have sent three reviews within the hour. */
export type KeptReview = "kept" | "reviewed" | "quota";

/**
 * Writes a review’s message, with its place in the outbox, and that its member has reviewed this model: neither without the
 * other. Sent again, nothing changes.
 */
export async function keepReview(db: D1Binding, message: NewMessage, uid: string, modelId: number, now: number): Promise<KeptReview> {
  const { id, endpoint } = message;
  const results = await db.batch([
    db.prepare("INSERT INTO reviews (uid, model_id, id) SELECT ?1, ?2, ?3 WHERE NOT EXISTS (SELECT 1 FROM messages WHERE id = ?3) ON CONFLICT DO NOTHING").bind(uid, modelId, id),
    ...keeping(db, message, now),
    db.prepare("DELETE FROM messages WHERE id = ?1 AND endpoint = ?2 AND NOT EXISTS (SELECT 1 FROM reviews WHERE id = ?1)").bind(id, endpoint),
    db.prepare("DELETE FROM reviews WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM messages WHERE id = ?1)").bind(id),
    db.prepare("SELECT id FROM reviews WHERE uid = ? AND model_id = ?").bind(uid, modelId),
  ]);
  const [found] = z.array(z.object({ id: z.string() })).parse(results.at(-1)?.results ?? []);
  if (!found) return "quota";
  return found.id === id ? "kept" : "reviewed";
}
