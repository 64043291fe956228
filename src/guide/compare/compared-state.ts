import { atom } from "jotai";
import { queryHere } from "../../shared/address/address";
import { readStored } from "../../shared/stored/storage";
import { COMPARED } from "../../shared/stored/frame-keys";

/** A version that the visitor compares. */
export interface Chosen {
  readonly id: number;
  readonly name: string;
}

/**
 * Whether the comparator has cars to show: those of the address, else those kept. The head of its page asks the same before the first
 * paint (src/site/theme/theme-script.ts).
 */
export const isComparing = () => String(queryHere()) !== "" || (readStored(COMPARED) ?? "").length > EMPTY.length;
const EMPTY = "[]";

/** Kept in the browser from one visit to the next; null until that is read. */
export const comparedAtom = atom<readonly Chosen[] | null>(null);
