/** Names of the browser's stores, one a kind of thing kept. */
export const STORES = { page: "pages", data: "donnees", file: "fichiers", picture: "photos", offline: "hors-ligne", mode: "mode" } as const;

/** When a page was kept, on the copy. */
export const KEPT_AT = "x-kept-at";
