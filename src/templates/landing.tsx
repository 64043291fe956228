import type { HeadProps, PageProps } from "gatsby";
import { LandingView } from "../market/landing/landing-view";
import { sampleLanding } from "../market/landing/sample-landing";
import { landingPage, servedLandingHere } from "../market/landing/served-landing";
import { useLanding } from "../market/landing/use-landing";
import { AdsComing } from "../market/search/ads-coming";
import { notFoundMessage, routes } from "../routes";
import { ServedPart } from "../shared/served/served-part";
import { Empty } from "../shared/ui/empty";
import { PageHead } from "../shared/ui/page-head";
import { Seo } from "../site/head/seo";
import { useSiteUrl } from "../site/head/use-site-url";
import { ErrorScreen } from "../site/runtime/error-screen";
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

function LandingPlace({ path, page }: { path: string; page: number }) {
  const { asked, retry } = useLanding(path, page);
  if (asked === "gone") return <ErrorScreen status={404} message={notFoundMessage(path)} />;
  return (
    <ServedPart place="landing" sample={__BROWSER__ ? null : <Sample />}>
      {asked === "coming" ? (
        <Coming />
      ) : asked === "failed" ? (
        <div className="wrap stack">
          <PageHead crumbs={CRUMBS} title={TITLE} />
          <Empty
            sentence="Les annonces ne viennent pas : vérifiez la connexion, puis réessayez."
            action={{ label: "Toutes les annonces", path: routes.usedSearch }}
          />
          <button type="button" className="button" onClick={retry}>
            Réessayer
          </button>
        </div>
      ) : (
        <LandingView served={asked} />
      )}
    </ServedPart>
  );
}

/** What visitors see until the cars are there, or should the Worker not have them. */
const Coming = () => (
  <div className="wrap">
    <PageHead crumbs={CRUMBS} title={TITLE} />
    <AdsComing status="Les annonces arrivent…" />
  </div>
);

const Sample = () => <LandingView served={{ landing: sampleLanding(), isStale: true }} />;

const BUILT_HEAD = {
  title: TITLE,
  description:
    "Voitures d’occasion par marque, par modèle, par ville et par budget : prix demandés et annonces relues.",
};

export function Head({ location: { pathname } }: HeadProps) {
  return (
    <Seo {...(servedLandingHere(pathname)?.landing.head ?? BUILT_HEAD)} siteUrl={useSiteUrl()}>
      <html data-live="" />
    </Seo>
  );
}
