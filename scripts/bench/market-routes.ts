import type autocannon from "autocannon";
import { adSearchAnswer } from "../../src/contract/market/ad";
import { readAdSearch, writeAdSearch } from "../../src/contract/market/search";
import { FIXTURE_PAGES, writeFixture } from "../../src/gatsby-5.16/build/fixture-public";
import { searchPath } from "../../src/market/search/search-path";
import { adShell, routes } from "../../src/routes";
import type { SmallSite } from "../../tests/support/small-site";

export interface Goals {
  /** Lowest number of requests a second. */
  readonly perSecond?: number;
  /** Highest 99th percentile in milliseconds. */
  readonly p99?: number;
  /** Lowest share of the requests a second of a route that does nothing. */
  readonly ofTrivial?: number;
}

/** A route of the Worker that is measured. */
export interface Route {
  readonly name: string;
  readonly request: () => autocannon.Request;
  readonly goal: Goals;
}

const RESTART = 30_000;

const placeOf = (name: string) => `<div data-served="${name}"></div>`;
const SHELLS = [
  { address: routes.usedSearch, kind: "pages-marche-doccasion-rechercher", body: placeOf("search") },
  { address: adShell, kind: "templates-ad", body: placeOf("ad") },
];

async function untilServed(site: SmallSite, address: string): Promise<void> {
  const end = Date.now() + RESTART;
  while ((await site.ask(address).catch(() => null))?.status !== 200) {
    if (Date.now() > end) throw new Error(`${address} is not served`);
    await new Promise((later) => setTimeout(later, 500));
  }
}

let asked = 0;
const searchOf = (query: string) => searchPath(writeAdSearch(readAdSearch(new URLSearchParams(query))));

/** Publishes the pages into which the Worker renders. @returns routes of the search and of an ad that is online */
export async function marketRoutes(site: SmallSite): Promise<readonly Route[]> {
  const [card] = adSearchAnswer.parse(await (await site.ask("/api/ads")).json()).ads;
  if (!card) throw new Error("no ad is online");
  await writeFixture(site.root, [...FIXTURE_PAGES, ...SHELLS]);
  await site.publish();
  const [kept, ad] = [searchOf("marque=toyota"), routes.ad(card)];
  for (const address of [kept, ad]) await untilServed(site, address);
  return [
    { name: "page de recherche, gardée", request: () => ({ path: kept }), goal: { ofTrivial: 0.5 } },
    {
      name: "page de recherche, jamais la même",
      request: () => ({ path: searchOf(`marque=toyota&prix_min=${1_000_000 + (asked += 1)}`) }),
      goal: { perSecond: 60, p99: 800 },
    },
    { name: "page d’une annonce", request: () => ({ path: ad }), goal: { ofTrivial: 0.3 } },
  ];
}
