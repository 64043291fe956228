import * as card from "../lists/model-card.module.css";
import { FavouriteButton } from "./favourite-button";
import * as styles from "./keep-on-picture.page.module.css";

/** « Garder » as a heart on the picture of a card (rule: guide/favourites): it stands in the card's text, and is placed from the card's own corner. */
export const KeepOnPicture = ({ car }: { car: { readonly id: number; readonly name: string } }) => (
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
  cheapestId === null ? null : <KeepOnPicture car={{ id: cheapestId, name: `${brand.name} ${name}` }} />;
