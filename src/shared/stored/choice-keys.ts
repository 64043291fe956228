/** Keys (frame-keys.ts) of what visitors choose and look at; they come with what shows it. */
export const ECO = "eco";
export const FAVOURITES = "favoris";
export const KEPT_ADS = "favoris-annonces";
export const SEEN = "vues";
export const NEAR = "pres-de";
/** Before the name of a checklist. */
export const TICKS = "checklist:";
