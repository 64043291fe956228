import type { AdLanding } from "../../contract/market/landing";
import { MAX_PAGES } from "../../contract/market/search";
import { queryHere } from "../../shared/address/address";
import { servedHere } from "../../shared/served/served";

/** A landing page as the Worker rendered it. */
export interface ServedLanding {
  readonly landing: AdLanding;
  /** Whether the database failed and these are the ads of a few minutes ago. */
  readonly isStale: boolean;
}

/** The page of an address's query, from 1. */
export function landingPage(params: URLSearchParams): number {
  const page = params.get("page") ?? "";
  return /^[1-9]\d{0,2}$/.test(page) ? Math.min(Number(page), MAX_PAGES) : 1;
}

/** Names a page of a landing page in the document that the Worker rendered for it. */
export const landingServedAs = (path: string, page: number) => `landing${path}?page=${page}`;

/** @returns null if the visitor came from another page, or the Worker rendered nothing */
export const servedLanding = (path: string, page: number) =>
  servedHere<ServedLanding>(landingServedAs(path, page))?.value ?? null;

/** As servedLanding, of the page in the current address. */
export const servedLandingHere = (path: string) =>
  typeof document === "undefined" ? null : servedLanding(path, landingPage(queryHere()));
