import type { AdHome } from "../../contract/market/ad";
import { servedHere } from "../../shared/served/served";

/** The home of used cars as the Worker rendered it. */
export interface ServedHome {
  readonly home: AdHome;
  /** Whether the database failed and these are the ads of a few minutes ago. */
  readonly isStale: boolean;
}

/** Names the home in the document that the Worker rendered for it. */
export const HOME_SERVED_AS = "used-cars";

/** @returns null if the visitor came from another page, or the Worker rendered nothing */
export const servedHome = (): ServedHome | null => servedHere<ServedHome>(HOME_SERVED_AS)?.value ?? null;
