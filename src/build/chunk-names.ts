/** Digits of their hash in the names of scripts and sheets: every page’s runtime lists them all. Gatsby’s own have more. */
export const HASH_DIGITS = 6;
/** What webpack puts the hash in the place of. */
export const HASH = `[contenthash:${HASH_DIGITS}]`;

export const scriptName = (hash: string): string => `c-${hash}.js`;
export const sheetName = (kind: string, hash: string): string => `${kind}.${hash}.css`;
