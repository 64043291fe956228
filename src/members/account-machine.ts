/** The copy kept under `user` decides what is shown, and nobody trusts it (rule: members/stored-copy). */
export interface Member {
  readonly uid: string;
  readonly displayName: string | null;
  readonly photoURL: string | null;
}

/** Where the account stands: who is signed in, which form is open, and what waits for it (rule: members/signed-in, members/protected-pages). */
export interface AccountState {
  readonly member: Member | null;
  readonly popup: "closed" | "login" | "register" | "registered";
  /** A form has been sent and not been answered yet. */
  readonly submitting: boolean;
  /** A protected navigation waits: null where none does, then what became of it. */
  readonly navigation: "pending" | "granted" | "refused" | null;
  /** Where an activation e-mail went. */
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
  /** `open:auth-popup`, CONNEXION, a form's own page. */
  | { readonly type: "open"; readonly form: "login" | "register" }
  /** A page that only members see is asked for. */
  | { readonly type: "protect" }
  | { readonly type: "toggle" }
  | { readonly type: "submit" }
  | { readonly type: "fail" }
  | { readonly type: "registered"; readonly address: string }
  /** The provider's word; an unverified one is not kept. */
  | { readonly type: "signed-in"; readonly member: Member; readonly verified: boolean }
  | { readonly type: "close" }
  /** Here or in another tab. */
  | { readonly type: "signed-out" };

const closed = { popup: "closed", submitting: false, address: null } as const;
const settled = (navigation: AccountState["navigation"], as: "granted" | "refused") =>
  navigation === "pending" ? as : navigation;

/** What an event makes of the account; one that fits no state changes nothing. */
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
