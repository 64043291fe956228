import type { Cote } from "../../contract/market/cote";
import { servedHere } from "../../shared/served/served";

/** Names a page of estimates in the document that the Worker rendered for it. */
export const coteServedAs = (path: string) => `cote${path}`;

/** @returns null if the visitor came from another page, or the Worker rendered nothing */
export const servedCote = (path: string) => servedHere<Cote>(coteServedAs(path))?.value ?? null;
