import { useState } from "react";
import { count } from "../../lib/figures";
import { formatPrice } from "../../lib/price";
import { Dialog } from "../../ui/dialog";
import { closePopup } from "../popups/popups-state";
import { findCars, type FoundCar } from "./car-search";
import * as styles from "./comparator.later.module.css";
import { seenVersions } from "./seen";

interface Props {
  readonly title: string;
  /** Those that can be chosen. */
  readonly cars: readonly FoundCar[];
  readonly onChoose: (car: FoundCar) => void;
}

/** Shown at once: who has more types another word. */
const MOST = 20;

/** Which car: by its name, or among those seen last (MARKET § 2.4). */
export function AddPopup({ title, cars, onChoose }: Props) {
  const [typed, setTyped] = useState("");
  const searching = typed.trim() !== "";
  const found = searching ? findCars(cars, typed, MOST + 1) : seenVersions().flatMap((id) => cars.find((car) => car.id === id) ?? []);
  const heading = searching ? (found.length > MOST ? `Plus de ${MOST} versions : précisez.` : count(found.length, "version")) : found.length > 0 ? "Vos dernières vues" : "";
  return (
    <Dialog title={title} onClose={closePopup}>
      <label className={styles.search}>
        Marque, modèle ou version
        <input type="search" autoComplete="off" placeholder="RAV4, Duster diesel…" onChange={({ target }) => setTyped(target.value)} />
      </label>
      <p role="status" className={styles.heading}>
        {searching && found.length === 0 ? `Aucune voiture pour « ${typed.trim()} ».` : heading}
      </p>
      <ul className={styles.choices}>
        {found.slice(0, MOST).map((car) => (
          <li key={car.id}>
            <button type="button" onClick={() => onChoose(car)}>
              <span>{car.name}</span> <span className="quiet">{formatPrice(car.price)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
