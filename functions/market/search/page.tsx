import { adSearchAnswer } from "../../../src/contract/market/ad";
import { type AdSearch as Search, writeAdSearch } from "../../../src/contract/market/search";
import { AdSearch } from "../../../src/market/search/ad-search";
import { SEARCH_CRUMBS } from "../../../src/market/search/market-crumbs";
import { readSearch } from "../../../src/market/search/read-search";
import { readAdSentence } from "../../../src/market/search/sentence";
import { searchPath } from "../../../src/market/search/search-path";
import { searchServedAs, type ServedSearch } from "../../../src/market/search/served-search";
import { routes } from "../../../src/routes";
import type { Context } from "../../shared/context";
import { movedTo } from "../../shared/moved-to";
import type { PageHead, Part } from "../../shared/fill-page";
import { siteUrl } from "../../shared/site-url";
import { listData, listPicture } from "../list-data";
import { listPage } from "../list-page";
import { keepingFor } from "./list-cache";
import { adSearchOf } from "./search";

const FRESH_SECONDS = 30;

/** The built texts are those of all ads. What visitors ask beyond is no page for search engines. */
const headOf = ({ search, answer: { ads } }: ServedSearch, origin: string): PageHead =>
  writeAdSearch(search) === ""
    ? {
        texts: null,
        canonical: routes.usedSearch,
        isIndexed: true,
        picture: listPicture(ads),
        data: listData({ crumbs: SEARCH_CRUMBS, ads }, origin),
      }
    : { texts: null, canonical: null, isIndexed: false };

const partOf = (served: ServedSearch, origin: string): Part<ServedSearch> => ({
  of: searchServedAs(served.search),
  origin,
  value: served,
  places: { search: <AdSearch served={served} origin={origin} /> },
  head: headOf(served, origin),
});

/** `GET /marche-doccasion/rechercher`: a form without scripts sends its fields as they are, the home page a sentence; both are led to the one address of their search. */
export async function searchPage({ env, request, waitUntil }: Context): Promise<Response> {
  const url = new URL(request.url);
  const search: Search = readAdSentence(readSearch(url.searchParams));
  const query = writeAdSearch(search);
  if (url.search.slice(1) !== query) return movedTo(302, searchPath(query));
  return listPage(
    { env, request, shell: routes.usedSearch, name: query, seconds: FRESH_SECONDS, rate: "SEARCH_RATE", waitUntil },
    {
      name: `search?${query}`,
      schema: adSearchAnswer,
      read: () => adSearchOf(env.DB, search, Date.now(), keepingFor(waitUntil)),
      partOf: (answer, isStale) => partOf({ search, answer, isStale }, siteUrl(env)),
    },
  );
}
