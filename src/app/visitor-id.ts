import { readStored, store } from "../lib/storage";

const KEY = "cookie_user_id";

/** A random identifier made on the first navigation and kept under `cookie_user_id` (SPEC § 3); none where the browser keeps nothing. */
export function ensureVisitorId(): void {
  if (!readStored(KEY)) store(KEY, crypto.randomUUID());
}
