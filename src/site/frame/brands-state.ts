import { atom, useSetAtom } from "jotai";
import { useEffect } from "react";

/** A brand of the footer's list, with its models. */
export interface ListedBrand {
  readonly brandId: number;
  readonly name: string;
  readonly models: readonly { readonly modelId: number; readonly name: string }[];
}

/** The footer's brands: every page has them already, and forms choose among them. */
export const brandsAtom = atom<readonly ListedBrand[]>([]);

/** Called where the brands come with the page. */
export function useListedBrands(brands: readonly ListedBrand[]): void {
  const setBrands = useSetAtom(brandsAtom);
  useEffect(() => setBrands(brands), [brands, setBrands]);
}
