import type { HeadProps } from "gatsby";
import { SimpleHead } from "../../site/head/simple-head";
import { AdSearchPlace } from "../../market/search/ad-search-place";
import { site } from "../../site";
import { SEARCH_CRUMBS } from "../../market/search/market-crumbs";
import { PageHead } from "../../shared/ui/page-head";

const TITLE = `Voitures d’occasion ${site.inCountry}`;
const LEAD = "Prix, papiers, kilométrage et vendeur affichés ; chaque annonce est relue avant d’être en ligne.";

/** Used-car search. The Worker renders the results into the built page (functions/market/search/page.tsx). */
export default function AdSearchPage() {
  return (
    <div className="wrap">
      <PageHead crumbs={SEARCH_CRUMBS} title={TITLE} />
      <AdSearchPlace />
    </div>
  );
}

export const Head = ({ location }: HeadProps) => (
  <SimpleHead
    title={`${TITLE} : toutes les annonces`}
    description={LEAD}
    crumbs={SEARCH_CRUMBS}
    location={location}
    live=""
  />
);
