/** `/api/me/ads/{id}/photos`: the photos of an ad as its owner sees them. */
import * as z from "zod/mini";

/** Per ad. */
export const MAX_PHOTOS = 15;
/** Bytes of one photo as the browser sends it. */
export const MAX_PHOTO_BYTES = 8_000_000;

/** "quarantine": uploaded, but not re-encoded yet; "refused": re-encoding failed. */
const PHOTO_STATES = ["quarantine", "ready", "refused"] as const;

export const ownPhoto = z.object({
  id: z.string(),
  state: z.enum(PHOTO_STATES),
  /** Hash in the photo's address (`photoAddress`), once the photo is ready. */
  hash: z.nullable(z.string()),
  width: z.int(),
  height: z.int(),
});
export type OwnPhoto = z.infer<typeof ownPhoto>;

/** Photos in display order: the first one that is ready is the cover. */
export const ownPhotos = z.object({ photos: z.array(ownPhoto) });

/** `POST …/photos/order`: photos that are not listed come last. */
export const photoOrder = z.strictObject({
  ids: z.array(z.string().check(z.regex(/^[0-9a-f]{32}$/))).check(z.maxLength(2 * MAX_PHOTOS)),
});
