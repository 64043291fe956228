/** The life of an ad (rule: market/ad-states): states, and which act leads from one to another. Everything else is refused. */

export const AD_STATES = ["brouillon", "en_attente", "publiee", "refusee", "expiree", "vendue", "supprimee"] as const;
export type AdState = (typeof AD_STATES)[number];

/** By its owner: `edit` … `delete`, `drop_price` for so much less that it is read again; by an operator: `approve`, `refuse`; by the clock: `expire`. */
export const AD_ACTS = [
  "edit",
  "submit",
  "lower_price",
  "drop_price",
  "renew",
  "sell",
  "delete",
  "approve",
  "refuse",
  "expire",
] as const;
export type AdAct = (typeof AD_ACTS)[number];
export type OwnerAct = Exclude<AdAct, "approve" | "refuse" | "expire">;

const NEXT: { readonly [act in AdAct]: { readonly [from in AdState]?: AdState } } = {
  // What visitors read has been read by an operator: what is changed is read again.
  edit: {
    brouillon: "brouillon",
    en_attente: "en_attente",
    refusee: "brouillon",
    publiee: "en_attente",
    expiree: "brouillon",
  },
  submit: { brouillon: "en_attente" },
  lower_price: { publiee: "publiee" },
  drop_price: { publiee: "en_attente" },
  renew: { publiee: "publiee", expiree: "publiee" },
  sell: { publiee: "vendue", expiree: "vendue" },
  delete: {
    brouillon: "supprimee",
    en_attente: "supprimee",
    publiee: "supprimee",
    refusee: "supprimee",
    expiree: "supprimee",
    vendue: "supprimee",
  },
  approve: { en_attente: "publiee" },
  refuse: { en_attente: "refusee", publiee: "refusee" },
  expire: { publiee: "expiree" },
};

/** @returns the state that the act leads to; null where it is not allowed */
export const nextState = (from: AdState, act: AdAct): AdState | null => NEXT[act][from] ?? null;

/** States from which an act is allowed. */
export const statesFor = (act: AdAct): readonly AdState[] =>
  AD_STATES.filter((state) => nextState(state, act) !== null);

/**
 * What anybody may see: of its page and of its photos. Photos of what waits, or was never sent, answer to who knows their names of 32 digits:
 * their owner and operators. A blocked seller’s are seen by nobody.
 */
const SHOWN: {
  readonly [state in AdState]: { readonly page: "ad" | "waiting" | "gone" | "none"; readonly photos: boolean };
} = {
  brouillon: { page: "none", photos: true },
  en_attente: { page: "waiting", photos: true },
  publiee: { page: "ad", photos: true },
  refusee: { page: "none", photos: false },
  expiree: { page: "ad", photos: true },
  vendue: { page: "ad", photos: true },
  supprimee: { page: "gone", photos: false },
};
export const shownOf = (state: AdState) => SHOWN[state];
/** States whose photos anybody may see. */
export const PHOTO_SHOWING: readonly AdState[] = AD_STATES.filter((state) => SHOWN[state].photos);

/** Days that an ad is online, and after which its owner is reminded (rule: market/ad-days). */
export const ONLINE_DAYS = 45;
export const REMINDED_AFTER_DAYS = 40;
/** Of the price at which an operator last read the ad: a lower one is read again before anybody sees it (rule: market/price-lowered). */
export const MIN_SHARE_OF_READ_PRICE = 0.7;
/** Days that the page of an ad stays that was sold or has expired: then it is gone (410). */
export const CLOSED_DAYS = 90;
