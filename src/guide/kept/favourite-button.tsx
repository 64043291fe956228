import { useAtomValue, useSetAtom } from "jotai";
import type { ReactNode } from "react";
import { favouritesAtom, toggleFavouriteAtom } from "./favourites-state";

interface Props {
  readonly car: { readonly id: number; readonly name: string };
  readonly className?: string;
  /** Shown instead of the heart of the text's font, where the page is about this car alone and does not have to name it. */
  readonly sign?: ReactNode;
}

/** « ♡ Garder »: adds a version to the visitor's favourites or removes it. */
export function FavouriteButton({ car, className = "chip", sign }: Props) {
  const on = useAtomValue(favouritesAtom).includes(car.id);
  const toggle = useSetAtom(toggleFavouriteAtom);
  return (
    <button type="button" className={`live ${className}`} aria-pressed={on} onClick={() => toggle(car.id)}>
      {sign ?? <span aria-hidden="true">{on ? "♥" : "♡"}</span>} Garder
      {!sign && <span className="visually-hidden"> {car.name}</span>}
    </button>
  );
}
