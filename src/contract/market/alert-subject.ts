/** What an alert is about, in the form in which it is asked for and stored (rule: market/alert-asked). */
import { AD_ID } from "./ad-id";
import { type AdSearch, readAdSearch, writeAdSearch } from "./search";

export type AlertSubject =
  /** New ads that a search finds, and lower prices of the ads that it finds. */
  | { readonly kind: "search"; readonly search: AdSearch }
  /** Lower prices of one ad. */
  | { readonly kind: "ad"; readonly id: string };

const AD = "annonce";

/** The text of an alert on the price of one ad. */
export const alertOnAd = (id: string) => `${AD}=${id}`;

/** Reads « annonce=0q3mx7pz81vk », or the query string of a search, whose page and order do not count. */
export function alertSubject(asked: string): AlertSubject {
  const params = new URLSearchParams(asked);
  const id = params.get(AD) ?? "";
  if (AD_ID.test(id)) return { kind: "ad", id };
  return { kind: "search", search: { ...readAdSearch(params), sort: "recent", page: 1 } };
}

/** The canonical text of a subject; the same for equal subjects. */
export const subjectText = (subject: AlertSubject): string =>
  subject.kind === "ad" ? alertOnAd(subject.id) : writeAdSearch(subject.search);
