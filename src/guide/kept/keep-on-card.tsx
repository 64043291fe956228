import * as card from "../lists/model-card.module.css";
import { FavouriteButton } from "./favourite-button";
import * as styles from "./keep-on-card.page.module.css";

/** « Garder » as a heart beside the brand on a card (rule: guide/favourites); it is read after the rest of its text. */
export const KeepOnCard = ({ car }: { car: { readonly id: number; readonly name: string } }) => (
  <FavouriteButton car={car} className={`${card.compare} ${styles.keep}`} />
);

interface Kept {
  readonly name: string;
  readonly brand: { readonly name: string };
  /** The version that the heart keeps; null where there is none. */
  readonly cheapestId: number | null;
}

/** The same for a model, of which it keeps the cheapest version shown. */
export const KeepModel = ({ model: { name, brand, cheapestId } }: { model: Kept }) =>
  cheapestId === null ? null : <KeepOnCard car={{ id: cheapestId, name: `${brand.name} ${name}` }} />;
