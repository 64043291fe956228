import { isNumericId } from "../../routes";
import { readStored, store } from "../../lib/storage";

const KEY = "vues";
/** MARKET § 2.4, « Vos dernières vues ». */
const MOST = 8;

/** Ids of the versions whose pages were opened last, the latest first. */
export const seenVersions = (): readonly number[] => (readStored(KEY) ?? "").split(",").filter(isNumericId).slice(0, MOST).map(Number);

export const keepSeen = (id: number) => store(KEY, [id, ...seenVersions().filter((other) => other !== id)].slice(0, MOST).join());
