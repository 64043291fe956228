import { useAtomValue } from "jotai";
import { popupAtom, trayAtom } from "./popups-state";

/** Where the one popup that is open stands, and the tray. */
export function Popups() {
  const popup = useAtomValue(popupAtom);
  return (
    <>
      {useAtomValue(trayAtom)}
      {popup}
    </>
  );
}
