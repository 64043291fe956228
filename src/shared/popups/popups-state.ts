import { atom, getDefaultStore } from "jotai";
import type { ReactElement } from "react";
import { showToast } from "../toasts/show-toast";

export const popupAtom = atom<ReactElement | null>(null);

/** The bar of chosen cars, which stays while the visitor navigates. */
export const trayAtom = atom<ReactElement | null>(null);

/** Selector of the popup that src/build/boot/popup.ts opened before the application was loaded. */
export const PRERENDERED = "[data-early]";

export const closePopup = () => getDefaultStore().set(popupAtom, null);

/**
 * Opens a popup whose script is loaded at first use. Meanwhile its button shows that the tap was registered; when the popup is closed, the button gets
 * the focus back.
 * @param popup loads the popup and returns null when it is no longer wanted; when its script belongs to an older publication, the error reloads the page (rule: site/missing-script)
 * @returns whether the popup is open
 */
export async function openPopup(button: HTMLElement, popup: () => Promise<ReactElement | null>): Promise<boolean> {
  button.focus(); // Safari does not focus a button that is tapped.
  button.dataset.held = "";
  try {
    const element = await popup();
    if (element) getDefaultStore().set(popupAtom, element);
    return element !== null;
  } catch (error) {
    document.querySelector<HTMLDialogElement>(PRERENDERED)?.close();
    if (navigator.onLine) throw error;
    showToast("Pas de connexion : réessayez dans un instant.", "warning");
    return false;
  } finally {
    delete button.dataset.held;
  }
}
