import type { Endpoint } from "../../endpoint-table";
import { items, isItem } from "../../items";
import { contentEndpoints } from "../../../src/contract/shared/endpoints";
import { carMeanings } from "./cars";
import { editorialMeanings } from "./editorial";
import { messageMeanings } from "./messages";

type Name = Endpoint["name"];

/**
 * What each field means, in French, for who writes an api.php: endpoint → path of the field (« couleurs[].hex ») → sentence. The one place where
 * wire fields have words: the schemas run in Worker, build and partly in browsers, which must not carry them, and the descriptions of GraphQL
 * are of nodes: other names, computed fields, in English, for who writes a page.
 */
export const meanings: Readonly<Record<Name, Readonly<Record<string, string>>>> = {
  ...carMeanings,
  ...editorialMeanings,
  ...messageMeanings,
};

/** The list whose rows an endpoint of one item answers, with more fields; null for all others. */
export const listOfItem = (name: Name): Name | null => (isItem(name) ? contentEndpoints[items[name].list].name : null);

/** The words of an endpoint's fields; an item has those of its list, too. */
export function meaningsOf(name: Name): Readonly<Record<string, string>> {
  const list = listOfItem(name);
  return { ...(list && meanings[list]), ...meanings[name] };
}
