/** Absolute addresses of the pictures in a checked sheet. */
export const picturesIn = (css: string): readonly string[] => [
  ...new Set([...css.matchAll(/url\("([^"]+)"\)/g)].flatMap(([, url]) => url ?? [])),
];
