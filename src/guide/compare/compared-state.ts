import { atom } from "jotai";
import { queryHere } from "../../shared/address/address";
import { readStored } from "../../shared/stored/storage";
import { COMPARED } from "../../shared/stored/frame-keys";
import type { CarId } from "./shown-car";

/** A car that the visitor has chosen to compare. */
export interface Chosen {
  readonly id: CarId;
  readonly name: string;
}

/**
 * Whether the comparator has cars to show: those in the address, otherwise those stored. A script in the head of the page checks the same before the
 * first paint (src/site/theme/theme-script.ts).
 */
export const isComparing = () => String(queryHere()) !== "" || (readStored(COMPARED) ?? "").length > EMPTY.length;
const EMPTY = "[]";

/** The chosen cars, stored in the browser; null until they have been read. */
export const comparedAtom = atom<readonly Chosen[] | null>(null);
