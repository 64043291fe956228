import { useAtomValue, useSetAtom } from "jotai";
import { favouritesAtom, toggleFavouriteAtom } from "./favourites-state";

/** « ♡ Garder »: adds a version to the visitor's favourites or removes it. */
export function FavouriteButton({
  car,
  className = "chip",
}: {
  car: { readonly id: number; readonly name: string };
  className?: string;
}) {
  const on = useAtomValue(favouritesAtom).includes(car.id);
  const toggle = useSetAtom(toggleFavouriteAtom);
  return (
    <button type="button" className={`live ${className}`} aria-pressed={on} onClick={() => toggle(car.id)}>
      <span aria-hidden="true">{on ? "♥" : "♡"}</span> Garder<span className="visually-hidden"> {car.name}</span>
    </button>
  );
}
