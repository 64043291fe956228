/** What this site keeps in a browser's Cache Storage, one store a kind of thing, and in IndexedDB. Each name is spelled here alone. */
export const STORES = {
  page: "pages",
  data: "donnees",
  file: "fichiers",
  picture: "photos",
  offline: "hors-ligne",
  mode: "mode",
} as const;

/** When a page was kept, on the copy. */
export const KEPT_AT = "x-kept-at";

/** Photos that wait to be sent. */
export const PHOTO_DATABASE = "photos";
