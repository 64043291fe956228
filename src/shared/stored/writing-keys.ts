/** Keys (frame-keys.ts) of what is being written, and who reads it. */

/** Before the name of a form. */
export const DRAFT = "draft:";
export const NEW_AD = "annonce-brouillon";
/** Before the id of an ad that is changed. */
export const CHANGED_AD = "annonce-brouillon:";
export const OPERATOR = "ops";
