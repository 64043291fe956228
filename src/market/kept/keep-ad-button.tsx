import { useAtomValue, useSetAtom } from "jotai";
import { Icon } from "../../shared/ui/icon";
import { type KeptAd, keptAdsAtom, toggleAdAtom } from "./kept-ads";

/** « Garder »: adds an ad to the visitor's favourites, or removes it. */
export function KeepAdButton({ ad, className = "chip" }: { ad: KeptAd; className?: string }) {
  const on = useAtomValue(keptAdsAtom).some(({ id }) => id === ad.id);
  const toggle = useSetAtom(toggleAdAtom);
  return (
    <button type="button" className={`live ${className}`} aria-pressed={on} onClick={() => toggle(ad)}>
      <Icon name={on ? "heart-kept" : "heart"} /> Garder<span className="visually-hidden"> {ad.title}</span>
    </button>
  );
}
