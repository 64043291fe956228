/** Apart from the schemas: whoever shows a photo needs no parser. */

/** Widths that each photo is published in, under `/media/{hash}-{width}.jpg`. */
export const PHOTO_WIDTHS = [320, 640, 1600] as const;
/** Where a photo is, so wide. @param hash the first 32 hexadecimal digits of the SHA-256 of its widest file */
export const photoAddress = (hash: string, width: (typeof PHOTO_WIDTHS)[number]) => `/media/${hash}-${width}.jpg`;

/** Of a JPEG so wide: on a small screen more is paid for and not seen; lists have a dozen of the smallest, at twice the dots that an eye tells apart. */
export const photoQuality = (width: number) => (width > 320 ? 74 : 60);
