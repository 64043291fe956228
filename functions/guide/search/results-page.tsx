import { resultsPage as shell } from "../../../src/routes";
import { askedIn, resultsServedAs, resultsTitle } from "../../../src/site/search/asked";
import { ResultsView } from "../../../src/site/search/results-view";
import { cachedPage } from "../../shared/cached-page";
import type { Context } from "../../shared/context";
import { siteUrl } from "../../shared/site-url";
import type { UsedCars } from "./find";
import { resultsFor } from "./results";

const FRESH_SECONDS = 60;

/** `GET /recherche?q=…` (rule: site/results-page): the page of a text is rendered once in a minute, and is none for search engines. */
export const resultsPage =
  (usedCars: UsedCars) =>
  ({ env, request, waitUntil }: Context): Promise<Response> => {
    const asked = askedIn(new URL(request.url).searchParams);
    const name = new URLSearchParams({ q: asked }).toString();
    const page = { env, request, shell, name, seconds: FRESH_SECONDS, rate: "SEARCH_RATE", waitUntil } as const;
    return cachedPage(page, async () => {
      const found = await resultsFor(env, asked, waitUntil, usedCars);
      const title = resultsTitle(asked);
      return {
        of: resultsServedAs(asked),
        origin: siteUrl(env),
        value: found,
        places: { results: <ResultsView found={found} /> },
        head: {
          texts: { title, description: `${title} : marques, modèles, annonces, guides, outils et concessionnaires.` },
          canonical: null,
          isIndexed: false,
        },
        isCacheable: found.lacks === null,
      };
    });
  };
