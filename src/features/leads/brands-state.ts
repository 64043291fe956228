import { atom } from "jotai";
import type { WishedBrand } from "./lead-car";

/** The footer's brands: every page has them already. */
export const brandsAtom = atom<readonly WishedBrand[]>([]);
