import { createContext, useContext } from "react";
import type { SwitchName } from "../../contract/shared/switches";
import { SERVED_ID, servedIn } from "./served";

/** What operators had closed when the Worker rendered what is inside: a switch → the sentence that visitors read. */
export type Closings = { readonly [name in SwitchName]?: string };
export const Closed = createContext<Closings>({});

/** The closings of this document; none where the visitor has come from another page, because they may be over. */
export function closedHere(): Closings {
  const element = typeof document === "undefined" ? null : document.getElementById(SERVED_ID);
  const { closed, path } = (element && servedIn(element)) ?? {};
  return closed && path === location.pathname ? closed : {};
}

/** The sentence that stands in the place of a button while one of these switches is on; null while the button works (rule: site/switches). */
export function useClosed(...closers: readonly SwitchName[]): string | null {
  const closed = useContext(Closed);
  return closers.flatMap((name) => closed[name] ?? [])[0] ?? null;
}
