/** Keys (see frame-keys.ts) for choices and views of visitors; they are loaded with the components that use them. */
export const ECO = "eco";
export const FAVOURITES = "favoris";
export const KEPT_ADS = "favoris-annonces";
export const SEEN = "vues";
export const NEAR = "pres-de";
/** Prefix, followed by the name of a checklist. */
export const TICKS = "checklist:";
