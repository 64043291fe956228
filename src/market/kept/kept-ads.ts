import { atom } from "jotai";
import { readStored, store } from "../../shared/stored/storage";
import { KEPT_ADS } from "../../shared/stored/choice-keys";
import { showToast } from "../../shared/toasts/show-toast";

/** A used-car ad among the visitor's favourites, as it was when it was added: its page shows its current state. */
export interface KeptAd {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  /** In francs, when the ad was added. */
  readonly price: number;
}

const MAX_KEPT = 50;

const isKept = (value: unknown): value is KeptAd =>
  typeof value === "object" &&
  value !== null &&
  ["id", "slug", "title"].every((key) => typeof Reflect.get(value, key) === "string") &&
  Number.isSafeInteger(Reflect.get(value, "price"));

/** The favourites, the latest first; invalid stored values are left out. */
export function keptAds(): readonly KeptAd[] {
  try {
    const stored: unknown = JSON.parse(readStored(KEPT_ADS) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isKept).slice(0, MAX_KEPT) : [];
  } catch {
    return [];
  }
}

/** Read when a component first shows them. */
const storedAtom = atom<readonly KeptAd[]>([]);
storedAtom.onMount = (set) => {
  const read = () => set(keptAds());
  const readChanged = ({ key }: StorageEvent) => key === KEPT_ADS && read(); // Another tab changed the favourites.
  read();
  addEventListener("storage", readChanged);
  return () => removeEventListener("storage", readChanged);
};

export const keptAdsAtom = atom((get) => get(storedAtom));

/** Adds an ad to the favourites, or removes it. */
export const toggleAdAtom = atom(null, (_, set, { id, slug, title, price }: KeptAd) => {
  const before = keptAds();
  const others = before.filter((other) => other.id !== id);
  const adding = others.length === before.length;
  if (adding && before.length >= MAX_KEPT)
    return showToast(`Maximum ${MAX_KEPT} annonces gardées. Retirez-en une.`, "warning");
  const ads = adding ? [{ id, slug, title, price }, ...others] : others;
  set(storedAtom, ads);
  if (!store(KEPT_ADS, JSON.stringify(ads)))
    showToast("Ce navigateur ne garde rien : votre sélection partira avec cette page.", "warning");
  else if (adding) showToast("Gardée dans « Ma sélection ».", "success");
});
