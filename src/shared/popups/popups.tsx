import { useAtomValue } from "jotai";
import { popupAtom, trayAtom } from "./popups-state";

/** Renders the open popup and the bar of chosen cars. */
export function Popups() {
  const popup = useAtomValue(popupAtom);
  return (
    <>
      {useAtomValue(trayAtom)}
      {popup}
    </>
  );
}
