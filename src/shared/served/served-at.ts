import { createContext } from "react";
import { SERVED_ID } from "./served";

/** When the Worker rendered what is inside, in milliseconds; null in pages of the build. */
export const ServedAt = createContext<number | null>(null);

/** When the Worker rendered a part of this document; null where it rendered none. */
export function servedAtHere(): number | null {
  const at = typeof document === "undefined" ? null : document.getElementById(SERVED_ID)?.dataset["at"];
  return at ? Number(at) : null;
}
