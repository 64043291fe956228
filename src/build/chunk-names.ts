/** Number of hash digits in the names of scripts and sheets. It is smaller than Gatsby’s, because every page’s runtime lists all these names. */
export const HASH_DIGITS = 6;
/** Placeholders that webpack replaces with a script's number and with the hash. */
export const [ID, HASH] = ["[id]", `[contenthash:${HASH_DIGITS}]`];

/** The number, which no other script has, keeps names apart: six digits alone were the same for two of 130 scripts once in about 2,000 builds. */
export const scriptName = (id: string | number, hash: string): string => `c-${id}-${hash}.js`;
export const sheetName = (kind: string, hash: string): string => `${kind}.${hash}.css`;
