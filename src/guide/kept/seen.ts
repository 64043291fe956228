import { SEEN } from "../../shared/stored/choice-keys";
import { keepIds, keptIds } from "./kept-ids";

/** Maximum number of « Vos dernières vues » (rule: guide/last-seen). */
const MAX_SEEN = 8;

/** Ids of the versions viewed last, the latest first. */
export const seenVersions = (): readonly number[] => keptIds(SEEN, MAX_SEEN);

export const keepSeen = (id: number) =>
  keepIds(SEEN, [id, ...seenVersions().filter((other) => other !== id)].slice(0, MAX_SEEN));

export const forgetSeen = () => keepIds(SEEN, []);
