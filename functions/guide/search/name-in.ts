import { MIN_SEARCH_LENGTH } from "../../../src/contract/guide/suggestion";

/** Words beside the name of a car. */
const BESIDE_A_NAME = /(?<!\p{L})(?:(?:d[’' ])?occasions?|annonces?|prix|voitures?)(?!\p{L})/gu;

/** The name of a car in a search: « yaris » of « yaris d’occasion » and « prix yaris »; the whole search if nothing else is in it. */
export function nameIn(search: string): string {
  const name = search.replace(BESIDE_A_NAME, " ").replace(/\s+/g, " ").trim();
  return name.length >= MIN_SEARCH_LENGTH ? name : search;
}
