/** `/api/me/ads/{id}/photos`: the photos of an ad as its owner sees them. */
import * as z from "zod/mini";

/** Of one ad. */
export const MAX_PHOTOS = 15;
/** Bytes, as the browser sends one. */
export const MAX_PHOTO_BYTES = 8_000_000;

/** "quarantine": sent, and not drawn anew yet; "refused": it could not be. */
const PHOTO_STATES = ["quarantine", "ready", "refused"] as const;

export const ownPhoto = z.object({
  id: z.string(),
  state: z.enum(PHOTO_STATES),
  /** Of its address (photoAddress), once it is ready. */
  hash: z.nullable(z.string()),
  width: z.int(),
  height: z.int(),
});
export type OwnPhoto = z.infer<typeof ownPhoto>;

/** In their order: the first one that is ready is the cover. */
export const ownPhotos = z.object({ photos: z.array(ownPhoto) });

/** `POST …/photos/order`: those not named come after. */
export const photoOrder = z.strictObject({
  ids: z.array(z.string().check(z.regex(/^[0-9a-f]{32}$/))).check(z.maxLength(2 * MAX_PHOTOS)),
});
