import type { HeadProps } from "gatsby";
import { SimpleHead } from "../../site/head/simple-head";
import { routes } from "../../routes";
import { AdSearchPlace } from "../../market/search/ad-search-place";
import { site } from "../../site";
import type { Crumb } from "../../shared/ui/breadcrumb";
import { PageHead } from "../../shared/ui/page-head";

const TITLE = `Voitures d’occasion ${site.inCountry}`;
const LEAD =
  "Venants et occasions locales : prix, papiers, kilométrage et vendeur affichés. Chaque annonce est relue avant d’être en ligne.";
const CRUMBS: readonly Crumb[] = [
  { label: "Accueil", path: routes.home },
  { label: "Occasion", path: routes.usedCars },
  { label: "Recherche" },
];

/** Used-car search. The Worker renders the results into the built page (functions/market/search/page.tsx). */
export default function AdSearchPage() {
  return (
    <div className="wrap">
      <PageHead crumbs={CRUMBS} title={TITLE} lead={LEAD} />
      <AdSearchPlace />
    </div>
  );
}

export const Head = ({ location }: HeadProps) => (
  <SimpleHead title={`${TITLE} : toutes les annonces`} description={LEAD} crumbs={CRUMBS} location={location}>
    <html data-live="" />
  </SimpleHead>
);
