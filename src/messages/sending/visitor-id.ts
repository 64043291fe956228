import { readStored, store } from "../../shared/stored/storage";
import { VISITOR } from "../../shared/stored/frame-keys";

/** A random identifier made on the first navigation and kept under `cookie_user_id`; a browser that keeps nothing has none (rule: messages/visitor-id). */
export function ensureVisitorId(): void {
  if (!readStored(VISITOR)) store(VISITOR, crypto.randomUUID());
}
