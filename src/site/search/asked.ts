import { MAX_SEARCH_LENGTH } from "../../contract/guide/suggestion";
import { nfc } from "../../contract/shared/normal-form";

/** The text that an address of the page of results asks for, as typed, but with single spaces and no control characters; empty when it asks for none. */
export const askedIn = (params: URLSearchParams): string =>
  [
    ...nfc(params.get("q") ?? "")
      .replace(/[\s\p{C}]+/gu, " ")
      .trim(),
  ]
    .slice(0, MAX_SEARCH_LENGTH)
    .join("")
    .trim();

/** Names the results of a text in the document that the Worker rendered for it. */
export const resultsServedAs = (asked: string) => `recherche?${asked}`;

/** The page's title, which is the browser's too. */
export const resultsTitle = (asked: string) =>
  asked === "" ? "Chercher sur le site" : `Résultats pour «\u00a0${asked}\u00a0»`;
