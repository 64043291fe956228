/**
 * What this site keeps in a browser's localStorage, or in the sessionStorage of a tab: each key is spelled here alone, and none can be
 * kept that is not (src/lib/storage.ts takes no other). What it is for is said in described.ts, which the legal page shows. One that ends
 * in « : » stands before a name.
 */

/** SPEC § 3. */
export const MEMBER = "user";
/** SPEC § 3. */
export const VISITOR = "cookie_user_id";
export const THEME = "colour-mode";
export const ECO = "eco";
export const FAVOURITES = "favoris";
export const KEPT_ADS = "favoris-annonces";
export const SEEN = "vues";
export const COMPARED = "comparer";
export const NEAR = "pres-de";
export const TICKS = "checklist:";
export const LEAD_SENT = "lead_sent_at";
/** Before the name of a form. */
export const DRAFT = "draft:";
export const NEW_AD = "annonce-brouillon";
/** Before the id of an ad that is changed. */
export const CHANGED_AD = "annonce-brouillon:";
/** Before a path and a step of the history. */
export const SCROLLED = "scroll:";
/** Before a path. */
export const RELOADED = "reloaded:";
export const OPERATOR = "ops";
