import { atom, getDefaultStore } from "jotai";
import { closePopup } from "../shared/popups/popups-state";
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

/** What the stored copy says: this tab's at first, then what other tabs make of it. */
export function takeUpMember(): void {
  const stored = readMember();
  const { member } = accountNow();
  if (stored && stored.uid !== member?.uid) tell({ type: "signed-in", member: stored, verified: true });
  if (!stored && member) tell({ type: "signed-out" });
}
