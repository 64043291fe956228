import type { HeadProps, PageProps } from "gatsby";
import { CoteView } from "../market/cote/cote-view";
import { sampleCote } from "../market/cote/sample-cote";
import { servedCote } from "../market/cote/served-cote";
import { useCote } from "../market/cote/use-cote";
import { notFoundMessage, routes } from "../routes";
import { ServedPart } from "../shared/served/served-part";
import { Empty } from "../shared/ui/empty";
import { PageHead } from "../shared/ui/page-head";
import { SimpleHead } from "../site/head/simple-head";
import { ErrorScreen } from "../site/runtime/error-screen";
import { site } from "../site";

const TITLE = `La cote des voitures d’occasion ${site.inCountry}`;
const CRUMBS = [
  { label: "Accueil", path: routes.home },
  { label: "Occasion", path: routes.usedCars },
  { label: "Cote" },
];

/** Estimates of used cars, built once without any: the Worker renders them into it (functions/market/cote/page.tsx). Reached from another page, it requests them. */
export default function CotePage({ location: { pathname } }: PageProps) {
  return <CotePlace key={pathname} path={pathname} />;
}

function CotePlace({ path }: { path: string }) {
  const { asked, retry } = useCote(path);
  if (asked === "gone") return <ErrorScreen status={404} message={notFoundMessage(path)} />;
  return (
    <ServedPart place="cote" sample={__BROWSER__ ? null : <CoteView cote={sampleCote()} />}>
      {asked === "coming" ? (
        <div className="wrap stack">
          <PageHead crumbs={CRUMBS} title={TITLE} />
          <p role="status">Les estimations arrivent…</p>
        </div>
      ) : asked === "failed" ? (
        <div className="wrap stack">
          <PageHead crumbs={CRUMBS} title={TITLE} />
          <Empty
            sentence="Les estimations ne viennent pas : vérifiez la connexion, puis réessayez."
            action={{ label: "Toutes les annonces", path: routes.usedSearch }}
          />
          <button type="button" className="button" onClick={retry}>
            Réessayer
          </button>
        </div>
      ) : (
        <CoteView cote={asked} />
      )}
    </ServedPart>
  );
}

const BUILT_HEAD = {
  title: TITLE,
  description: "Ce que demandent les annonces de voitures d’occasion, par modèle, par année et par kilométrage.",
};

export const Head = ({ location }: HeadProps) => (
  <SimpleHead {...(servedCote(location.pathname)?.head ?? BUILT_HEAD)} crumbs={CRUMBS} location={location}>
    <html data-live="" />
  </SimpleHead>
);
