/** Addresses of the pictures that a checked sheet shows; checking has made them absolute. */
export const picturesIn = (css: string): readonly string[] => [
  ...new Set([...css.matchAll(/url\("([^"]+)"\)/g)].flatMap(([, url]) => url ?? [])),
];
