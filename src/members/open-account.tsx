import { getDefaultStore } from "jotai";
import { openPopup } from "../shared/popups/popups-state";
import { MEMBER } from "../shared/stored/frame-keys";
import { accountAtom, accountNow, takeUpMember, dispatch } from "./account-state";

/** Milliseconds within which several events open the popup only once (rule: members/popup-event). */
const DEBOUNCE = 100;
const EVENT = "open:auth-popup";

async function show(button: HTMLElement): Promise<void> {
  let opened = false;
  try {
    opened = await openPopup(button, async () => {
      const { AccountPopup } = await import("./account-popup");
      return accountNow().popup === "closed" ? null : <AccountPopup />;
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
 * @returns true once a member is signed in, false when the popup is closed
 */
export function requireMember(): Promise<boolean> {
  takeUpMember();
  dispatch({ type: "protect" });
  if (accountNow().navigation === "granted") return Promise.resolve(true);
  void show(document.body);
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
