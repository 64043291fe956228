import { atom, useSetAtom } from "jotai";
import { useEffect } from "react";

/** A brand of the footer's list, with its models. */
export interface ListedBrand {
  readonly brandId: number;
  readonly name: string;
  readonly models: readonly { readonly modelId: number; readonly name: string }[];
}

/** Brands of the footer, available on every page; forms offer them as choices. */
export const brandsAtom = atom<readonly ListedBrand[]>([]);

/** Sets the brands; called by the footer, which has them as data. */
export function useListedBrands(brands: readonly ListedBrand[]): void {
  const setBrands = useSetAtom(brandsAtom);
  useEffect(() => setBrands(brands), [brands, setBrands]);
}
