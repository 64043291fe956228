import { useAtomValue } from "jotai";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { readCarIndex } from "../contract/guide/car-index";
import type { IndexedCar } from "../contract/guide/indexed-car";
import { comparedAtom } from "../guide/compare/compared-state";
import { comparisonAddress, isAd, isVersion } from "../guide/compare/comparison";
import { forgetSeen, seenVersions } from "../guide/kept/seen";
import { favouritesAtom } from "../guide/kept/favourites-state";
import { proposedCars } from "../guide/kept/proposed-cars";
import { KeepAdButton } from "../market/kept/keep-ad-button";
import { keptAdsAtom } from "../market/kept/kept-ads";
import { count } from "../shared/figures/figures";
import { formatPrice } from "../shared/figures/price";
import { routes } from "../routes";
import * as grid from "../shared/ui/grid.module.css";
import { Icon } from "../shared/ui/icon";
import { Section } from "../shared/ui/section";
import { FoundCarCard } from "../guide/search/found-cards";
import { readPublished } from "../shared/http/read-published";
import * as styles from "./selection.later.module.css";

type Catalogue = ReadonlyMap<number, IndexedCar>;

/** @param index address of the index of all cars @returns null when it cannot be loaded */
async function readCatalogue(index: string): Promise<Catalogue | null> {
  const cars = await readPublished(index, readCarIndex);
  return cars && new Map(cars.map((car) => [car.id, car]));
}

/** What this browser stores for its visitor: favourites, cars to compare and recently viewed cars. */
export function Selection({ index }: { index: string }) {
  const favourites = useAtomValue(favouritesAtom);
  const kept = useAtomValue(keptAdsAtom);
  const compared = useAtomValue(comparedAtom);
  const [seen, setSeen] = useState(seenVersions);
  const [catalogue, setCatalogue] = useState<Catalogue | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    const read = await readCatalogue(index);
    setCatalogue(read);
    setFailed(!read);
  }, [index]);
  useEffect(() => void load(), [load]);

  if (failed)
    return (
      <div role="alert" className="stack">
        <p>Votre sélection est là, mais le catalogue n’a pas pu être chargé&nbsp;: vérifiez votre connexion.</p>
        <button type="button" className="button" onClick={() => void load()}>
          Réessayer
        </button>
      </div>
    );
  if (!catalogue || !compared) return <p className="quiet">Votre sélection arrive…</p>;

  const forget = () => {
    forgetSeen();
    setSeen([]);
  };
  const ids = compared.map(({ id }) => id);
  const versions = ids.filter(isVersion);
  const ads = compared.filter(({ id }) => isAd(id));
  const nothing = favourites.length + kept.length + ids.length === 0;
  return (
    <>
      {nothing && (
        <div className={`card ${styles.nothing}`}>
          <Icon name="heart" size={28} />
          <p className="small quiet">
            <b>Rien de gardé pour l’instant</b> Touchez le cœur d’une annonce ou d’une voiture neuve.
          </p>
          <WaysIn />
        </div>
      )}
      <Cars title="Favoris" ids={favourites} catalogue={catalogue} />
      <Ads />
      <Cars
        title="À comparer"
        ids={versions}
        others={ads.map(({ name }) => `${name}, d’occasion`)}
        catalogue={catalogue}
      >
        <a className="button" href={comparisonAddress(ids)}>
          {ids.length > 1 ? `Comparer les ${ids.length}` : "Ouvrir le comparateur"}
        </a>
      </Cars>
      <Cars title="Vues récemment" ids={seen} catalogue={catalogue}>
        <button type="button" className="button plain" onClick={forget}>
          Effacer cette liste
        </button>
      </Cars>
      {!nothing && <WaysIn />}
      {nothing && !seen.some((id) => catalogue.has(id)) && <Proposed catalogue={catalogue} />}
    </>
  );
}

/** Something to begin with, for who keeps nothing and has looked at nothing. */
function Proposed({ catalogue }: { catalogue: Catalogue }) {
  const cars = proposedCars(catalogue.values());
  if (cars.length === 0) return null;
  return (
    <Section title="Pour commencer, les plus commentées">
      <Grid cars={cars} brief />
    </Section>
  );
}

/** Where cars to keep are found. */
const WaysIn = () => (
  <p className={styles.ways}>
    <a className="button" href={routes.search}>
      Parcourir les voitures neuves
    </a>
    <a href={routes.usedSearch}>Voir les occasions</a>
    <a href={routes.compare}>Comparer</a>
  </p>
);

const Grid = ({ cars, brief }: { cars: readonly IndexedCar[]; brief?: boolean }) => (
  <ul className={grid.grid}>
    {cars.map((car) => (
      <li key={car.id}>
        <FoundCarCard car={car} brief={brief} />
      </li>
    ))}
  </ul>
);

/** Used-car ads that the visitor kept; their current state is shown on their pages. */
function Ads() {
  const ads = useAtomValue(keptAdsAtom);
  if (ads.length === 0) return null;
  return (
    <Section title={`Annonces d’occasion (${ads.length})`}>
      <ul className={grid.wide}>
        {ads.map((ad) => (
          <li key={ad.id} className="card">
            <article className={styles.ad}>
              <h3>
                <a href={routes.ad(ad)}>{ad.title}</a>
              </h3>
              <p className="small quiet">{`${formatPrice(ad.price)} quand vous l’avez gardée`}</p>
              <KeepAdButton ad={ad} />
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface CarsProps {
  title: string;
  ids: readonly number[];
  /** Names of cars of the list that are not the guide’s. */
  others?: readonly string[];
  catalogue: Catalogue;
  children?: ReactNode;
}

/** A list of cars; nothing while it has none. */
function Cars({ title, ids, others = [], catalogue, children }: CarsProps) {
  const cars = ids.flatMap((id) => catalogue.get(id) ?? []);
  const gone = ids.length - cars.length;
  const all = ids.length + others.length;
  if (all === 0) return null;
  return (
    <Section title={`${title} (${all})`}>
      <Grid cars={cars} />
      {others.length > 0 && <p>{others.join("\u00a0; ")}</p>}
      {gone > 0 && (
        <p className="small quiet">{`${count(gone, "voiture")} de cette liste ${gone > 1 ? "ne sont" : "n’est"} plus au catalogue.`}</p>
      )}
      {children && <p className="row">{children}</p>}
    </Section>
  );
}
