import type { HeadProps, PageProps } from "gatsby";
import { askedCar, coteAddress } from "../market/cote/cote-address";
import { CoteView } from "../market/cote/cote-view";
import { sampleCote, sampleCotes } from "../market/cote/sample-cote";
import { servedCote } from "../market/cote/served-cote";
import { useCote } from "../market/cote/use-cote";
import { coteShell, routes } from "../routes";
import { queryHere } from "../shared/address/address";
import { SimpleHead } from "../site/head/simple-head";
import { AskedPage } from "../site/runtime/asked-page";
import { site } from "../site";

const TITLE = `La cote des voitures d’occasion ${site.inCountry}`;
const CRUMBS = [
  { label: "Accueil", path: routes.home },
  { label: "Occasion", path: routes.usedCars },
  { label: "Cote" },
];

/** Estimates of used cars, built once without any: the Worker renders them into it (functions/market/cote/page.tsx). Reached from another page, it requests them. */
export default function CotePage({ location: { pathname, search } }: PageProps) {
  const address = addressOf(pathname, new URLSearchParams(search));
  return <CotePlace key={address} path={address} />;
}

/** The address of a page of estimates with the car that it is asked about, spelled as the Worker spells it. */
const addressOf = (pathname: string, query: URLSearchParams) =>
  pathname === coteShell ? pathname : coteAddress(pathname, askedCar(query));
/** What the Worker rendered from; the head is not told of the query. */
const servedAt = (pathname: string) => (__BROWSER__ ? servedCote(addressOf(pathname, queryHere())) : null);

const CotePlace = ({ path }: { path: string }) => (
  <AskedPage
    {...useCote(path)}
    place="cote"
    sample={
      __BROWSER__ ? null : (
        <>
          <CoteView cote={sampleCote({ title: "Cote Mazda CX-5 d’occasion" })} />
          <CoteView cote={sampleCotes()} />
        </>
      )
    }
    path={path}
    head={{ crumbs: CRUMBS, title: TITLE }}
    coming={<p role="status">Les estimations arrivent…</p>}
    failed={{
      sentence: "Les estimations n’ont pas pu être chargées : vérifiez votre connexion, puis réessayez.",
      action: { label: "Toutes les annonces", path: routes.usedSearch },
    }}
  >
    {(cote) => <CoteView cote={cote} />}
  </AskedPage>
);

const BUILT_HEAD = {
  title: TITLE,
  description: "Ce que demandent les annonces de voitures d’occasion, par modèle, par année et par kilométrage.",
};

export const Head = ({ location }: HeadProps) => (
  <SimpleHead {...(servedAt(location.pathname)?.head ?? BUILT_HEAD)} crumbs={CRUMBS} location={location} live="" />
);
