/** The keys of photos in R2. */
import { photoAddress } from "../../../src/contract/market/photo";

export const QUARANTINE = "quarantine/";
export const MEDIA = "media/";

export const quarantineOf = (id: string) => `${QUARANTINE}${id}`;
/** The key of a published photo, which is the path of its address. */
export const mediaOf = (hash: string, width: Parameters<typeof photoAddress>[1]) => photoAddress(hash, width).slice(1);
