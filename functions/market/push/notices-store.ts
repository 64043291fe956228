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

const row = z.object({ body: z.string(), received_at: z.int() });
/** A browser that was off for long reads at most so many, the newest. */
const MAX_NOTICES = 5;

/** Takes what is new for a browser out of the outbox, the newest first. Nothing of it is kept afterwards. @param contact as `contactOf` makes it */
export async function takeNotices(db: D1Database, contact: string): Promise<readonly Notification[]> {
  const { results } = await db
    .prepare(`DELETE FROM messages WHERE contact = ? AND endpoint = '${NOTIFICATION}' RETURNING body, received_at`)
    .bind(contact)
    .all();
  return z
    .array(row)
    .parse(results)
    .toSorted((a, b) => b.received_at - a.received_at)
    .slice(0, MAX_NOTICES)
    .map(({ body }) => notification.parse(JSON.parse(body)));
}
