/** Where photos lie in R2. */
import { photoAddress } from "../../../src/contract/market/photo";

export const QUARANTINE = "quarantine/";
export const MEDIA = "media/";

export const quarantineOf = (id: string) => `${QUARANTINE}${id}`;
/** The same as its address. */
export const mediaOf = (hash: string, width: Parameters<typeof photoAddress>[1]) => photoAddress(hash, width).slice(1);
