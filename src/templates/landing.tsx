import type { HeadProps, PageProps } from "gatsby";
import { LandingView } from "../market/landing/landing-view";
import { sampleLanding } from "../market/landing/sample-landing";
import { landingPage, servedLandingHere } from "../market/landing/served-landing";
import { useLanding } from "../market/landing/use-landing";
import { AdsComing } from "../market/search/ads-coming";
import { routes } from "../routes";
import { Seo } from "../site/head/seo";
import { useSiteUrl } from "../site/head/use-site-url";
import { AskedPage } from "../site/runtime/asked-page";
import { site } from "../site";

const TITLE = `Voitures d’occasion ${site.inCountry}`;
const CRUMBS = [
  { label: "Accueil", path: routes.home },
  { label: "Occasion", path: routes.usedCars },
];

/** Landing pages of used cars, built once without cars: the Worker renders them into it (functions/market/landing/page.tsx). Reached from another page, it requests them. */
export default function LandingPage({ location: { pathname, search } }: PageProps) {
  const page = landingPage(new URLSearchParams(search));
  return <LandingPlace key={`${pathname} ${page}`} path={pathname} page={page} />;
}

const LandingPlace = ({ path, page }: { path: string; page: number }) => (
  <AskedPage
    {...useLanding(path, page)}
    place="landing"
    sample={
      __BROWSER__ ? null : (
        <LandingView
          served={{ landing: sampleLanding({ title: "Mazda CX-5 d’occasion au Sénégal" }), isStale: true }}
        />
      )
    }
    path={path}
    head={{ crumbs: CRUMBS, title: TITLE }}
    coming={<AdsComing status="Les annonces arrivent…" />}
    failed={{
      sentence: "Les annonces n’ont pas pu être chargées : vérifiez votre connexion, puis réessayez.",
      action: { label: "Toutes les annonces", path: routes.usedSearch },
    }}
  >
    {(served) => <LandingView served={served} />}
  </AskedPage>
);

const BUILT_HEAD = {
  title: TITLE,
  description:
    "Voitures d’occasion par marque, par modèle, par ville et par budget : prix demandés et annonces relues.",
};

export function Head({ location: { pathname } }: HeadProps) {
  return <Seo {...(servedLandingHere(pathname)?.landing.head ?? BUILT_HEAD)} siteUrl={useSiteUrl()} live="" />;
}
