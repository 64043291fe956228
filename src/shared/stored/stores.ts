/** Names of the stores in a browser's Cache Storage, one per kind of content, and of the IndexedDB database. They are declared only here. */
export const STORES = {
  page: "pages",
  data: "donnees",
  file: "fichiers",
  picture: "photos",
  offline: "hors-ligne",
  mode: "mode",
} as const;

/** Header of a cached copy with the time at which it was stored. */
export const KEPT_AT = "x-kept-at";

/** Database of the photos that are not sent yet. */
export const PHOTO_DATABASE = "photos";
