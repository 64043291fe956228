import type { Env } from "../../env";
import { shownHashes } from "./ad-photos-store";
import { MEDIA, quarantineOf } from "./photo-keys";

/** Deletes at once, without waiting for the night, the files of photos whose rows are gone; what another ad shows stays. */
export async function removeFiles(
  { DB, MEDIA: bucket }: Pick<Env, "DB" | "MEDIA">,
  photos: readonly { readonly id: string; readonly hash: string | null }[],
): Promise<void> {
  const hashes = [...new Set(photos.flatMap(({ hash }) => hash ?? []))];
  const shown = await shownHashes(DB, hashes);
  for (const { id } of photos) await bucket.delete(quarantineOf(id));
  for (const hash of hashes.filter((one) => !shown.has(one))) {
    const { objects } = await bucket.list({ prefix: `${MEDIA}${hash}` });
    if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key));
  }
}
