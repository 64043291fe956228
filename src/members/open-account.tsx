import { getDefaultStore } from "jotai";
import type { ReactNode } from "react";
import { openPopup } from "../shared/popups/popups-state";
import { MEMBER } from "../shared/stored/frame-keys";
import { accountAtom, accountNow, takeUpMember, dispatch } from "./account-state";

/** Milliseconds within which several events open the popup only once (rule: members/popup-event). */
const DEBOUNCE = 100;
const EVENT = "open:auth-popup";

async function show(button: HTMLElement, above?: ReactNode): Promise<void> {
  let opened = false;
  try {
    opened = await openPopup(button, async () => {
      const { AccountPopup } = await import("./account-popup");
      return accountNow().popup === "closed" ? null : <AccountPopup>{above}</AccountPopup>;
    });
  } finally {
    if (!opened) dispatch({ type: "close" }); // The script could not be loaded, so a pending navigation is refused.
  }
}

export function openAccount(button: HTMLElement): void {
  dispatch({ type: "open", form: "login" });
  void show(button);
}

/**
 * Requires a signed-in member before a page for members only (rule: members/protected-pages).
 * @param above what stands above the form of the popup
 * @returns true once a member is signed in, false when the popup is closed
 */
export function requireMember(above?: ReactNode): Promise<boolean> {
  takeUpMember();
  dispatch({ type: "protect" });
  if (accountNow().navigation === "granted") return Promise.resolve(true);
  void show(document.body, above);
  return new Promise((resolve) => {
    const stop = getDefaultStore().sub(accountAtom, () => {
      const { navigation } = accountNow();
      if (navigation === "pending") return;
      stop();
      resolve(navigation === "granted");
    });
  });
}

/** Reads the stored copy, follows changes of other tabs, and listens for the event that opens the popup. */
export function watchAccount(): void {
  takeUpMember();
  addEventListener("storage", ({ key }) => void ((key === MEMBER || key === null) && takeUpMember()));
  let pending: ReturnType<typeof setTimeout> | undefined;
  addEventListener(EVENT, () => {
    clearTimeout(pending);
    pending = setTimeout(() => openAccount(document.body), DEBOUNCE);
  });
}
