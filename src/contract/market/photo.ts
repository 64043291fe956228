/** Separate from the schemas, so that showing a photo does not load the parser. */

/** Widths in pixels in which each photo is published, at `/media/{hash}-{width}.jpg`. */
export const PHOTO_WIDTHS = [320, 640, 1600] as const;
/** Address of a photo in a given width. @param hash the first 32 hexadecimal digits of the SHA-256 of its widest file */
export const photoAddress = (hash: string, width: (typeof PHOTO_WIDTHS)[number]) => `/media/${hash}-${width}.jpg`;

/** JPEG quality by width. The smallest size is shown a dozen at a time on dense screens, where a higher quality costs bytes without a visible gain. */
export const photoQuality = (width: number) => (width > 320 ? 74 : 60);
