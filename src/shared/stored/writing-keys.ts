/** Keys (see frame-keys.ts) for drafts and for the token of operators. */

/** Prefix, followed by the name of a form. */
export const DRAFT = "draft:";
export const NEW_AD = "annonce-brouillon";
/** Prefix, followed by the id of an ad that is being edited. */
export const CHANGED_AD = "annonce-brouillon:";
export const OPERATOR = "ops";
