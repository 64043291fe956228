import type { PageProps } from "gatsby";
import { Seo } from "../site/head/seo";
import { useSiteUrl } from "../site/head/use-site-url";
import { AskedPage } from "../site/runtime/asked-page";
import { askedIn, resultsTitle } from "../site/search/asked";
import { RESULTS_CRUMBS, ResultsView } from "../site/search/results-view";
import { sampleResults } from "../site/search/sample-results";
import { useResults } from "../site/search/use-results";
import { resultsPage, routes } from "../routes";
import { queryHere } from "../shared/address/address";

/** What the search of the header finds, built once without anything: the Worker renders it (functions/guide/search/results-page.tsx). Reached from another page, it requests it. */
export default function ResultsPage({ location: { search } }: PageProps) {
  const asked = askedIn(new URLSearchParams(search));
  return <Results key={asked} asked={asked} />;
}

const Results = ({ asked }: { asked: string }) => (
  <AskedPage
    {...useResults(asked)}
    place="results"
    sample={__BROWSER__ ? null : <ResultsView found={sampleResults()} />}
    path={resultsPage}
    head={{ crumbs: RESULTS_CRUMBS, title: resultsTitle(asked) }}
    coming={<p role="status">Recherche…</p>}
    failed={{
      sentence: "Les résultats n’ont pas pu être chargés : vérifiez votre connexion, puis réessayez.",
      action: { label: "Voitures neuves", path: routes.newCars },
    }}
  >
    {(found) => <ResultsView found={found} />}
  </AskedPage>
);

export const Head = () => (
  <Seo
    title={resultsTitle(typeof location === "undefined" ? "" : askedIn(queryHere()))}
    description="Marques, modèles, annonces, guides, outils et concessionnaires : une seule recherche pour tout le site."
    siteUrl={useSiteUrl()}
    live=""
  />
);
