import { atom, getDefaultStore } from "jotai";
import type { ReactElement } from "react";
import { showToast } from "../toasts/show-toast";

export const popupAtom = atom<ReactElement | null>(null);

/** Follows the visitor from page to page: what they chose. */
export const trayAtom = atom<ReactElement | null>(null);

export const closePopup = () => getDefaultStore().set(popupAtom, null);

/**
 * Opens a popup whose script comes when it is first asked for. While it comes, its button shows that the tap was heard; focus
 * goes back to that button in the end.
 * @param popup null when it is no longer wanted; a chunk of an older publication fails: the page then reloads (rule: site/missing-script)
 * @returns whether it is open
 */
export async function openPopup(button: HTMLElement, popup: () => Promise<ReactElement | null>): Promise<boolean> {
  button.focus(); // Safari does not by itself
  button.dataset.held = "";
  try {
    const element = await popup();
    if (element) getDefaultStore().set(popupAtom, element);
    return element !== null;
  } catch (error) {
    if (navigator.onLine) throw error;
    showToast("Pas de connexion : réessayez dans un instant.", "warning");
    return false;
  } finally {
    delete button.dataset.held;
  }
}
