/** What an alert is about, in the form in which it is asked for and stored (rule: market/alert-asked). */
import { AD_ID } from "./ad-id";
import { type AdSearch, readAdSearch, writeAdSearch } from "./search";

/** The new cars whose price an alert can watch, each with its name in the text of the alert. */
const WATCHED = { model: "modele_neuf", version: "version_neuve" } as const;
export type WatchedKind = keyof typeof WATCHED;
const WATCHED_KINDS = Object.keys(WATCHED) as WatchedKind[];

export type WatchedCar = { readonly [Kind in WatchedKind]: { readonly kind: Kind; readonly id: number } }[WatchedKind];

export type AlertSubject =
  /** New ads that a search finds, and lower prices of the ads that it finds. */
  | { readonly kind: "search"; readonly search: AdSearch }
  /** Lower prices of one ad. */
  | { readonly kind: "ad"; readonly id: string }
  /** A lower price of a model or version of the guide, or its first one. */
  | WatchedCar;

/** Whether an alert is about a car of the guide. */
export const isOnNewCar = (subject: AlertSubject): subject is WatchedCar => subject.kind in WATCHED;

const AD = "annonce";
const NUMERIC_ID = /^[1-9]\d{0,8}$/;

/** The text of an alert on the price of one ad. */
export const alertOnAd = (id: string) => `${AD}=${id}`;
/** The text of an alert on the price of a new car. */
const alertOnNew = (kind: WatchedKind, id: number) => `${WATCHED[kind]}=${id}`;

/** Reads « annonce=0q3mx7pz81vk », « modele_neuf=13 », « version_neuve=130 », or the query string of a search, whose page and order do not count. */
export function alertSubject(asked: string): AlertSubject {
  const params = new URLSearchParams(asked);
  const ad = params.get(AD) ?? "";
  if (AD_ID.test(ad)) return { kind: "ad", id: ad };
  for (const kind of WATCHED_KINDS) {
    const id = params.get(WATCHED[kind]) ?? "";
    if (NUMERIC_ID.test(id)) return { kind, id: Number(id) };
  }
  return { kind: "search", search: { ...readAdSearch(params), sort: "recent", page: 1 } };
}

/** The canonical text of a subject; the same for equal subjects. */
export function subjectText(subject: AlertSubject): string {
  if (subject.kind === "ad") return alertOnAd(subject.id);
  return subject.kind === "search" ? writeAdSearch(subject.search) : alertOnNew(subject.kind, subject.id);
}
