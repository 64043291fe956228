import { useAtomValue, useSetAtom } from "jotai";
import { Icon } from "../../shared/ui/icon";
import { favouritesAtom, toggleFavouriteAtom } from "./favourites-state";

interface Props {
  readonly car: { readonly id: number; readonly name: string };
  readonly className?: string;
  /** Whether the car is named for screen readers, which a page about this car alone does not have to do. */
  readonly isNamed?: boolean;
}

/** « Garder »: adds a version to the visitor's favourites or removes it. */
export function FavouriteButton({ car, className = "chip", isNamed = true }: Props) {
  const on = useAtomValue(favouritesAtom).includes(car.id);
  const toggle = useSetAtom(toggleFavouriteAtom);
  return (
    <button type="button" className={`live ${className}`} aria-pressed={on} onClick={() => toggle(car.id)}>
      <Icon name={on ? "heart-kept" : "heart"} /> Garder
      {isNamed && <span className="visually-hidden"> {car.name}</span>}
    </button>
  );
}
