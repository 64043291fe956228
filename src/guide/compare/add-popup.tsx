import { useAtomValue } from "jotai";
import { type ReactNode, useState } from "react";
import { count } from "../../shared/figures/figures";
import { formatPrice } from "../../shared/figures/price";
import { Dialog } from "../../shared/ui/dialog";
import { imageOf } from "../../shared/ui/image-of";
import { Picture } from "../../shared/ui/picture";
import { closePopup } from "../../shared/popups/popups-state";
import { findCars, type FoundCar } from "./car-search";
import type { CarId, FreeCar } from "./shown-car";
import * as styles from "./comparator.later.module.css";
import { favouritesAtom } from "../kept/favourites-state";
import { seenVersions } from "../kept/seen";

interface Props {
  readonly title: string;
  readonly cars: readonly FoundCar[];
  /** Used cars: the ads that the visitor keeps. */
  readonly ads: readonly FreeCar[];
  /** Cars that are compared already, which cannot be chosen once more. */
  readonly taken: readonly CarId[];
  readonly onChoose: (car: FreeCar) => void;
}

/** A used car does not say its energy apart from its name. */
type Offered = FreeCar & Pick<FoundCar, "drive">;
type ChoiceProps = Pick<Props, "taken" | "onChoose">;

/** Maximum number of results shown; with more, the visitor is asked to type another word. */
const MAX_RESULTS = 20;

/** Popup to choose a car: by its name, or among the visitor's favourites and recently viewed cars (rule: guide/compare-add). */
export function AddPopup({ title, cars, ads, taken, onChoose }: Props) {
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
  const choice = { taken, onChoose };
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
        <ByModel cars={found.slice(0, MAX_RESULTS)} {...choice} />
      ) : (
        <>
          <Choices title="Vos favoris" cars={ofIds(favourites)} {...choice} />
          <Choices title="Vos dernières vues" cars={ofIds(seenVersions())} {...choice} />
          <Choices title="Vos annonces d’occasion" cars={ads} {...choice} />
        </>
      )}
    </Dialog>
  );
}

/** Of the small picture of a model, in pixels. */
const SIZE = { width: 320, height: 200 };

/** Versions under the name and the picture of their model, in the order found. */
function ByModel({ cars, ...choice }: ChoiceProps & Pick<Props, "cars">) {
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
            <Choice key={car.id} car={car} {...choice}>
              <span className="visually-hidden">{model} </span>
              {car.version}
            </Choice>
          ))}
        </ul>
      </section>
    );
  });
}

function Choices({ title, cars, ...choice }: ChoiceProps & { title: string; cars: readonly Offered[] }) {
  if (cars.length === 0) return null;
  return (
    <>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.choices}>
        {cars.map((car) => (
          <Choice key={car.id} car={car} {...choice}>
            {car.name}
          </Choice>
        ))}
      </ul>
    </>
  );
}

function Choice({ car, taken, onChoose, children }: ChoiceProps & { car: Offered; children: ReactNode }) {
  const isTaken = taken.includes(car.id);
  return (
    <li>
      <button type="button" disabled={isTaken} onClick={() => onChoose(car)}>
        <span>{children}</span> {car.drive && <small className="quiet">{car.drive}</small>}{" "}
        <b>{isTaken ? "Déjà ajoutée" : formatPrice(car.price)}</b>
      </button>
    </li>
  );
}
