import { useAtomValue } from "jotai";
import { type ReactNode, useState } from "react";
import { count } from "../../shared/figures/figures";
import { formatPrice } from "../../shared/figures/price";
import { Dialog } from "../../shared/ui/dialog";
import { imageOf } from "../../shared/ui/image-of";
import { Picture } from "../../shared/ui/picture";
import { closePopup } from "../../shared/popups/popups-state";
import { findCars, type FoundCar } from "./car-search";
import type { FreeCar } from "./shown-car";
import * as styles from "./comparator.later.module.css";
import { favouritesAtom } from "../kept/favourites-state";
import { seenVersions } from "../kept/seen";

interface Props {
  readonly title: string;
  /** Versions that can be chosen. */
  readonly cars: readonly FoundCar[];
  /** Used cars that can be chosen: the ads that the visitor keeps. */
  readonly ads: readonly FreeCar[];
  readonly onChoose: (car: FreeCar) => void;
}

/** Maximum number of results shown; with more, the visitor is asked to type another word. */
const MAX_RESULTS = 20;

/** Popup to choose a car: by its name, or among the visitor's favourites and recently viewed cars (rule: guide/compare-add). */
export function AddPopup({ title, cars, ads, onChoose }: Props) {
  const [typed, setTyped] = useState("");
  const searching = typed.trim() !== "";
  const favourites = useAtomValue(favouritesAtom);
  const found = searching ? findCars(cars, typed, MAX_RESULTS + 1) : [];
  const status = !searching
    ? ""
    : found.length === 0
      ? `Aucune voiture pour « ${typed.trim()} ».`
      : found.length > MAX_RESULTS
        ? `Plus de ${MAX_RESULTS} versions : précisez.`
        : count(found.length, "version");
  const ofIds = (ids: readonly number[]) =>
    ids.flatMap((id) => cars.find((car) => car.id === id) ?? []).slice(0, MAX_RESULTS);
  return (
    <Dialog title={title} onClose={closePopup}>
      <label className={styles.search}>
        Marque, modèle ou version
        <input
          type="search"
          autoComplete="off"
          placeholder="RAV4, Duster diesel…"
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <p role="status" className={styles.heading}>
        {status}
      </p>
      {searching ? (
        <ByModel cars={found.slice(0, MAX_RESULTS)} onChoose={onChoose} />
      ) : (
        <>
          <Choices title="Vos favoris" cars={ofIds(favourites)} onChoose={onChoose} />
          <Choices title="Vos dernières vues" cars={ofIds(seenVersions())} onChoose={onChoose} />
          <Choices title="Vos annonces d’occasion" cars={ads} onChoose={onChoose} />
        </>
      )}
    </Dialog>
  );
}

/** Of the small picture of a model, in pixels. */
const SIZE = { width: 320, height: 200 };

/** Versions under the name and the picture of their model, in the order found. */
function ByModel({ cars, onChoose }: Pick<Props, "cars" | "onChoose">) {
  return [...new Set(cars.map(({ model }) => model))].map((model) => {
    const versions = cars.filter((car) => car.model === model);
    const src = versions[0]?.photo;
    return (
      <section key={model}>
        <h3 className={styles.model}>
          {src && <Picture image={imageOf({ ...SIZE, src, sources: [] })} alt="" sizes="72px" />}
          {model}
        </h3>
        <ul className={styles.choices}>
          {versions.map((car) => (
            <Choice key={car.id} car={car} onChoose={onChoose}>
              <span className="visually-hidden">{model} </span>
              {car.version}
            </Choice>
          ))}
        </ul>
      </section>
    );
  });
}

function Choices({ title, cars, onChoose }: { title: string; cars: readonly FreeCar[]; onChoose: Props["onChoose"] }) {
  if (cars.length === 0) return null;
  return (
    <>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.choices}>
        {cars.map((car) => (
          <Choice key={car.id} car={car} onChoose={onChoose}>
            {car.name}
          </Choice>
        ))}
      </ul>
    </>
  );
}

const Choice = ({ car, onChoose, children }: { car: FreeCar; onChoose: Props["onChoose"]; children: ReactNode }) => (
  <li>
    <button type="button" onClick={() => onChoose(car)}>
      <span>{children}</span> <b>{formatPrice(car.price)}</b>
    </button>
  </li>
);
