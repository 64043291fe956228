/** A member as stored under `user`: this copy only decides what is shown and is never trusted (rule: members/stored-copy). */
export interface Member {
  readonly uid: string;
  readonly displayName: string | null;
  readonly photoURL: string | null;
}

/** State of the account: who is signed in, which form is open and whether a navigation waits for it (rule: members/signed-in, members/protected-pages). */
export interface AccountState {
  readonly member: Member | null;
  readonly popup: "closed" | "login" | "register" | "registered";
  /** A form has been submitted and has no answer yet. */
  readonly submitting: boolean;
  /** Progress of a navigation to a protected page; null when there is none. */
  readonly navigation: "pending" | "granted" | "refused" | null;
  /** Address to which an activation e-mail was sent. */
  readonly address: string | null;
}

export const ANONYMOUS: AccountState = {
  member: null,
  popup: "closed",
  submitting: false,
  navigation: null,
  address: null,
};

export type AccountEvent =
  /** Caused by `open:auth-popup`, by CONNEXION or by the page of a form. */
  | { readonly type: "open"; readonly form: "login" | "register" }
  /** A visitor requests a page for members only. */
  | { readonly type: "protect" }
  | { readonly type: "toggle" }
  | { readonly type: "submit" }
  | { readonly type: "fail" }
  | { readonly type: "registered"; readonly address: string }
  /** The provider accepted the sign-in; a member with an unverified address is not kept signed in. */
  | { readonly type: "signed-in"; readonly member: Member; readonly verified: boolean }
  | { readonly type: "close" }
  /** In this tab or in another one. */
  | { readonly type: "signed-out" };

const closed = { popup: "closed", submitting: false, address: null } as const;
const settled = (navigation: AccountState["navigation"], as: "granted" | "refused") =>
  navigation === "pending" ? as : navigation;

/** Reducer of the account state. An event that does not apply to the current state changes nothing. */
export function account(state: AccountState, event: AccountEvent): AccountState {
  const { member, popup, submitting, navigation } = state;
  switch (event.type) {
    case "open":
      return member || popup !== "closed" ? state : { ...state, popup: event.form, address: null, navigation: null };
    case "protect":
      if (member) return { ...state, navigation: "granted" };
      return { ...state, navigation: "pending", popup: popup === "closed" ? "login" : popup };
    case "toggle":
      if (submitting || popup === "closed") return state;
      return { ...state, popup: popup === "login" ? "register" : "login", address: null };
    case "submit":
      return popup === "login" || popup === "register" ? { ...state, submitting: true } : state;
    case "fail":
      return { ...state, submitting: false };
    case "registered":
      return popup === "register" && submitting
        ? { ...state, popup: "registered", submitting: false, address: event.address }
        : state;
    case "signed-in":
      if (!event.verified) return { ...state, submitting: false };
      return { ...state, ...closed, member: event.member, navigation: settled(navigation, "granted") };
    case "close":
      return { ...state, ...closed, navigation: settled(navigation, "refused") };
    case "signed-out":
      return { ...state, member: null, navigation: null };
  }
}
