/** The keys of photos in R2. */
import { photoAddress } from "../../../src/contract/market/photo";

export const QUARANTINE = "quarantine/";
export const MEDIA = "media/";

export const quarantineOf = (id: string) => `${QUARANTINE}${id}`;
/** The key of a published photo, which is the path of its address. */
export const mediaOf = (hash: string, width: Parameters<typeof photoAddress>[1]) => photoAddress(hash, width).slice(1);
const HASH_LENGTH = 32;
/** The hash in the key of a published photo. */
export const mediaHash = (key: string) => key.slice(MEDIA.length, MEDIA.length + HASH_LENGTH);
