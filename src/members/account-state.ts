import { atom, getDefaultStore } from "jotai";
import { closePopup } from "../shared/popups/popups-state";
import { account, type AccountEvent, ANONYMOUS } from "./account-machine";
import { forgetMember, readMember, storeMember } from "./stored-member";

export const accountAtom = atom(ANONYMOUS);
const store = getDefaultStore();
export const accountNow = () => store.get(accountAtom);

/** Dispatches an event to the account state, updates the stored copy and closes the popup when its form is done. */
export function dispatch(event: AccountEvent): void {
  const before = accountNow();
  const after = account(before, event);
  store.set(accountAtom, after);
  if (after.member && after.member !== before.member) storeMember(after.member);
  if (event.type === "signed-out") forgetMember();
  if (before.popup !== "closed" && after.popup === "closed") closePopup();
}

/** Synchronises the account state with the stored copy, which other tabs may have changed. */
export function takeUpMember(): void {
  const stored = readMember();
  const { member } = accountNow();
  if (stored && stored.uid !== member?.uid) dispatch({ type: "signed-in", member: stored, verified: true });
  if (!stored && member) dispatch({ type: "signed-out" });
}
