import * as z from "zod/mini";
import { NOTIFICATION } from "../../messages/messages-store";

/** What the body of a notification in the outbox holds. */
const notification = z.object({
  /** Address of the browser at its push service. */
  push: z.string(),
  title: z.string(),
  text: z.string(),
  path: z.string(),
  token: z.string(),
});
export type Notification = z.infer<typeof notification>;

const row = z.object({ body: z.string() });
/** A browser that was off for long reads at most so many, the newest. */
const MAX_NOTICES = 5;
/** What is left of a notification that was read: its place in the counts of quotas. */
const READ = "{}";
const UNREAD = `contact = ?1 AND endpoint = '${NOTIFICATION}' AND body <> '${READ}'`;

/** Takes what is new for a browser out of the outbox, the newest first; what was read is emptied. @param contact as `contactOf` makes it */
export async function takeNotices(db: D1Database, contact: string, now: number): Promise<readonly Notification[]> {
  const [unread] = await db.batch([
    db.prepare(`SELECT body FROM messages WHERE ${UNREAD} ORDER BY received_at DESC`).bind(contact),
    db
      .prepare(
        `UPDATE outbox SET state = 'sent', sent_at = ?2, lease_until = 0 WHERE state = 'waiting' AND id IN (SELECT id FROM messages WHERE ${UNREAD})`,
      )
      .bind(contact, now),
    db.prepare(`UPDATE messages SET body = '${READ}' WHERE ${UNREAD}`).bind(contact),
  ]);
  return z
    .array(row)
    .parse(unread?.results)
    .slice(0, MAX_NOTICES)
    .map(({ body }) => notification.parse(JSON.parse(body)));
}
