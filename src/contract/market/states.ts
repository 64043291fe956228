/** The life cycle of an ad (rule: market/ad-states): its states, and the acts that lead from one state to another. Any other transition is refused. */

export const AD_STATES = ["brouillon", "en_attente", "publiee", "refusee", "expiree", "vendue", "supprimee"] as const;
export type AdState = (typeof AD_STATES)[number];

/** `edit` to `delete` are acts of the owner (`drop_price` is a reduction so large that the ad is moderated again), `approve` and `refuse` of an operator, `expire` of the clock. */
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
  // An operator must have read everything that visitors see, so a changed ad is moderated again.
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
 * What the public can see of an ad: its page and its photos. Photos of an ad that is a draft or awaits moderation are served to anyone who knows
 * their names of 32 digits, that is, to its owner and to operators. Photos of a blocked seller are served to nobody.
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
/** States in which the photos are served. */
export const PHOTO_SHOWING: readonly AdState[] = AD_STATES.filter((state) => SHOWN[state].photos);

/** Days for which an ad is online, and days after which its owner is reminded (rule: market/ad-days). */
export const ONLINE_DAYS = 45;
export const REMINDED_AFTER_DAYS = 40;
/** Share of the price that an operator last approved: an ad with a lower price is moderated again before visitors see it (rule: market/price-lowered). */
export const MIN_SHARE_OF_READ_PRICE = 0.7;
/** Days for which the page of a sold or expired ad remains; afterwards it answers 410. */
export const CLOSED_DAYS = 90;
