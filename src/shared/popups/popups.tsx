import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
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

interface ButtonProps {
  readonly className: string;
  /** Name of the prerendered dialog that opens when this button is pressed before the application is loaded (src/build/boot/popup.ts). */
  readonly prerendered?: string;
  /** Opens the dialog. @param button gets the focus back when the dialog is closed */
  readonly onOpen: (button: HTMLElement) => unknown;
  readonly children: ReactNode;
}

/** A button that opens a dialog. Its class « live » hides it where there are no scripts (src/styles/base.css). */
export const DialogButton = ({ className, prerendered, onOpen, children }: ButtonProps) => (
  <button
    type="button"
    className={className}
    aria-haspopup="dialog"
    data-popup={prerendered}
    onClick={({ currentTarget }) => void onOpen(currentTarget)}
  >
    {children}
  </button>
);
