/**
 * What this site keeps in a browser's localStorage, or in the sessionStorage of a tab: each key is spelled once, here, in choice-keys.ts or
 * in writing-keys.ts, by which pages have it; none can be kept that is not (src/shared/stored/storage.ts takes no other). What each is for is said in
 * described.ts, which the legal page shows. One that ends in « : » stands before a name. Here: those that every page has.
 */

/** The copy of who signed in (rule: members/stored-copy). */
export const MEMBER = "user";
/** The random identifier of a browser (rule: messages/visitor-id). */
export const VISITOR = "cookie_user_id";
export const THEME = "colour-mode";
export const COMPARED = "comparer";
export const LEAD_SENT = "lead_sent_at";
/** Before a path and a step of the history. */
export const SCROLLED = "scroll:";
/** Before a path. */
export const RELOADED = "reloaded:";
