import { forget, readStored, store } from "../shared/stored/storage";
import { MEMBER } from "../shared/stored/frame-keys";
import type { Member } from "./account-machine";

const isText = (value: unknown): value is string | null => value === null || typeof value === "string";

/** Reads the stored copy, which decides what is shown before the provider has answered and is never trusted (rule: members/stored-copy). */
export function readMember(): Member | null {
  try {
    const {
      uid,
      displayName = null,
      photoURL = null,
    } = JSON.parse(readStored(MEMBER) ?? "{}") as Partial<Record<keyof Member, unknown>>;
    return typeof uid === "string" && isText(displayName) && isText(photoURL) ? { uid, displayName, photoURL } : null;
  } catch {
    return null; // The stored text is not a member.
  }
}

export const storeMember = (member: Member) => store(MEMBER, JSON.stringify(member));

export function forgetMember(): void {
  if (!forget(MEMBER)) console.warn("Copie du compte non effacée : le navigateur ne garde rien.");
}
