/** Number of hash digits in the names of scripts and sheets. It is smaller than Gatsby’s, because every page’s runtime lists all these names. */
export const HASH_DIGITS = 6;
/** Placeholder that webpack replaces with the hash. */
export const HASH = `[contenthash:${HASH_DIGITS}]`;

export const scriptName = (hash: string): string => `c-${hash}.js`;
export const sheetName = (kind: string, hash: string): string => `${kind}.${hash}.css`;
