import { useAtomValue } from "jotai";
import { popupAtom } from "./popups-state";

/** Where the one popup that is open stands. */
export function Popups() {
  return useAtomValue(popupAtom);
}
