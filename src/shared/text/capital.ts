/** « ville » → « Ville » */
export const capitalised = (text: string) => text.replace(/^./, (first) => first.toUpperCase());
