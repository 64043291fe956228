import { useAtomValue, useSetAtom } from "jotai";
import { favouritesAtom, toggleFavouriteAtom } from "./favourites-state";

/** « ♡ Garder »: puts a version among the visitor's favourites, or takes it away. */
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
