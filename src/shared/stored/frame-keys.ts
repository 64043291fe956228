/**
 * Keys of localStorage and sessionStorage. Each key is declared once: here when every page uses it, otherwise in choice-keys.ts or writing-keys.ts.
 * src/shared/stored/storage.ts accepts only declared keys. described.ts states the purpose of each for the legal page. A key that ends in « : » is a
 * prefix, followed by a name.
 */

/** Copy of the signed-in member (rule: members/stored-copy). */
export const MEMBER = "user";
/** Random identifier of a browser (rule: messages/visitor-id). */
export const VISITOR = "cookie_user_id";
export const THEME = "colour-mode";
export const COMPARED = "comparer";
export const LEAD_SENT = "lead_sent_at";
/** Prefix, followed by a path and a history entry. */
export const SCROLLED = "scroll:";
/** Prefix, followed by a path. */
export const RELOADED = "reloaded:";
