import { readStored, store } from "../../shared/stored/storage";
import { VISITOR } from "../../shared/stored/frame-keys";

/** Generates a random identifier on the first navigation and stores it under `cookie_user_id`; a browser without storage has none (rule: messages/visitor-id). */
export function ensureVisitorId(): void {
  if (!readStored(VISITOR)) store(VISITOR, crypto.randomUUID());
}
