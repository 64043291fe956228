import { atom } from "jotai";
import { FAVOURITES } from "../../shared/stored/choice-keys";
import { showToast } from "../../shared/toasts/show-toast";
import { keepIds, keptIds } from "./kept-ids";

const MAX_FAVOURITES = 50;

/** Ids of the visitor's favourite versions, the latest first (rule: guide/favourites); read when a component first uses them. */
const keptAtom = atom<readonly number[]>([]);
keptAtom.onMount = (set) => {
  const read = () => set(keptIds(FAVOURITES, MAX_FAVOURITES));
  const readChanged = ({ key }: StorageEvent) => key === FAVOURITES && read(); // Another tab changed them.
  read();
  addEventListener("storage", readChanged);
  return () => removeEventListener("storage", readChanged);
};

export const favouritesAtom = atom((get) => get(keptAtom));

/** Adds a version to the favourites or removes it. */
export const toggleFavouriteAtom = atom(null, (get, set, id: number) => {
  const before = get(keptAtom);
  const others = before.filter((other) => other !== id);
  const adding = others.length === before.length;
  if (adding && before.length >= MAX_FAVOURITES)
    return showToast(`Maximum ${MAX_FAVOURITES} favoris. Retirez-en un.`, "warning");
  const ids = adding ? [id, ...others] : others;
  const isKept = keepIds(FAVOURITES, ids);
  set(keptAtom, ids);
  if (!isKept) showToast("Ce navigateur ne garde rien : votre sélection partira avec cette page.", "warning");
  else if (adding) showToast("Gardée dans « Ma sélection ».", "success");
});
