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
  /** Name of the dialog's chunk, which is then loaded with the application when this button is the first thing touched (src/build/boot/launch.ts). */
  readonly chunk?: string;
  /** Opens the dialog. @param button gets the focus back when the dialog is closed */
  readonly onOpen: (button: HTMLElement) => unknown;
  readonly children: ReactNode;
}

/** A button that opens a dialog. Its class « live » hides it where there are no scripts (src/styles/base.css). */
export const DialogButton = ({ className, chunk, onOpen, children }: ButtonProps) => (
  <button
    type="button"
    className={className}
    aria-haspopup="dialog"
    data-chunk={chunk}
    onClick={({ currentTarget }) => void onOpen(currentTarget)}
  >
    {children}
  </button>
);
