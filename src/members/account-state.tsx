import { atom, getDefaultStore } from "jotai";
import { MEMBER } from "../shared/stored/frame-keys";
import { closePopup, openPopup } from "../shared/popups/popups-state";
import { account, type AccountEvent, ANONYMOUS } from "./account-machine";
import { forgetMember, readMember, storeMember } from "./stored-member";

export const accountAtom = atom(ANONYMOUS);
const store = getDefaultStore();
export const accountNow = () => store.get(accountAtom);

/** Tells the account what happened; its stored copy follows. */
export function tell(event: AccountEvent): void {
  const before = accountNow();
  const after = account(before, event);
  store.set(accountAtom, after);
  if (after.member && after.member !== before.member) storeMember(after.member);
  if (event.type === "signed-out") forgetMember();
  if (before.popup !== "closed" && after.popup === "closed") closePopup();
}

/** SPEC § 9. */
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
    if (!opened) tell({ type: "close" }); // its script did not come: nothing waits for it
  }
}

export function openAccount(button: HTMLElement): void {
  tell({ type: "open", form: "login" });
  void show(button);
}

/**
 * Before a page that only members see (SPEC § 4).
 * @returns true once a member is present, false when the popup is closed
 */
export function requireMember(): Promise<boolean> {
  takeUpMember();
  tell({ type: "protect" });
  if (accountNow().navigation === "granted") return Promise.resolve(true);
  void show(document.body);
  return new Promise((answer) => {
    const stop = store.sub(accountAtom, () => {
      const { navigation } = accountNow();
      if (navigation === "pending") return;
      stop();
      answer(navigation === "granted");
    });
  });
}

/** What the stored copy says: this tab's at first, then what other tabs make of it. */
export function takeUpMember(): void {
  const stored = readMember();
  const { member } = accountNow();
  if (stored && stored.uid !== member?.uid) tell({ type: "signed-in", member: stored, verified: true });
  if (!stored && member) tell({ type: "signed-out" });
}

/** Takes up the stored copy, follows other tabs, and hears whoever asks for the popup. */
export function watchAccount(): void {
  takeUpMember();
  addEventListener("storage", ({ key }) => void ((key === MEMBER || key === null) && takeUpMember()));
  let pending: ReturnType<typeof setTimeout> | undefined;
  addEventListener(EVENT, () => {
    clearTimeout(pending);
    pending = setTimeout(() => openAccount(document.body), DEBOUNCE);
  });
}
