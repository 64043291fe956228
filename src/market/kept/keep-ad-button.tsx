import { useAtomValue, useSetAtom } from "jotai";
import { type KeptAd, keptAdsAtom, toggleAdAtom } from "./kept-ads";

/** « ♡ Garder »: adds an ad to the visitor's favourites, or removes it. */
export function KeepAdButton({ ad, className = "chip" }: { ad: KeptAd; className?: string }) {
  const on = useAtomValue(keptAdsAtom).some(({ id }) => id === ad.id);
  const toggle = useSetAtom(toggleAdAtom);
  return (
    <button type="button" className={`live ${className}`} aria-pressed={on} onClick={() => toggle(ad)}>
      <span aria-hidden="true">{on ? "♥" : "♡"}</span> Garder<span className="visually-hidden"> {ad.title}</span>
    </button>
  );
}
