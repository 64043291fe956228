import { readCarIndex } from "../contract/guide/car-index";
import { inBrief } from "../guide/lists/budgets";
import { byModel, engineOf } from "../guide/search/engine/engine";
import { COMMON_KEYS, NO_FILTER } from "../guide/search/engine/filters";
import { pageOf, routes } from "../routes";
import { carIndex, type CatalogueModel } from "./car-index";
import { writeCarIndex } from "./car-index-file";
import {
  bodyLists,
  type CarList,
  carLists,
  CHEAPEST_FIRST,
  foundBy,
  listedModel,
  type ListGroup,
  listGroups,
} from "./car-lists";
import { type CreatePage, template } from "./create-page";

const MODELS_PER_PAGE = 24;

/**
 * Creates the search for new cars with its index, the page of the cars that a visitor keeps, the lists of cars that share something (rule: guide/car-lists), and the three pages that link to them.
 * @param models by id
 * @returns the groups of these lists, and the address of the index
 */
export function createCarPages(
  createPage: CreatePage,
  models: readonly CatalogueModel[],
): { readonly groups: readonly ListGroup[]; readonly index: string } {
  const index = carIndex(models);
  const cars = readCarIndex(index);
  if (!cars) throw new Error("the index of cars does not read back");
  const engine = engineOf(cars);
  const lists = carLists(engine);
  const groups = listGroups(lists);
  const bodies = bodyLists(lists, models);
  const faces = bodies.flatMap(({ face }) => face ?? []);
  const { cars: cheapestFirst, facets, bands } = foundBy(engine, NO_FILTER);
  const first = byModel(cheapestFirst, CHEAPEST_FIRST);
  const shownFacets = Object.fromEntries(
    COMMON_KEYS.filter((key) => key !== "modele").map((key) => [key, facets[key]]),
  ); // The index supplies the models of a brand once a visitor has chosen it.
  const rows = first.slice(0, MODELS_PER_PAGE).map(listedModel);
  const address = writeCarIndex("public", index);
  createPage({ path: routes.selection, component: template("selection"), context: { index: address } });
  createPage({
    path: routes.search,
    component: template("car-search"),
    context: {
      index: address,
      facets: shownFacets,
      bands,
      groups,
      models: first.length,
      versions: cars.length,
      rows,
      ids: rows.map(({ modelId }) => modelId),
    },
  });
  const listsBy = (wanted: string) => groups.find(({ facet }) => facet === wanted)?.lists ?? [];
  const budgets = listsBy("budget").map((list) => ({ ...list, label: inBrief(list.label) }));
  const ways = { budgets, bodies, energies: listsBy("energie"), faces };
  createPage({ path: routes.home, component: template("home"), context: ways });
  createPage({ path: routes.guide, component: template("guide-home"), context: ways });
  createPage({ path: routes.newCars, component: template("new-cars"), context: { budgets, bodies, faces } });
  for (const list of lists) createList(createPage, list, groups);
  return { groups, index: address };
}

function createList(
  createPage: CreatePage,
  { models, path: listPath, ...list }: CarList,
  groups: ReturnType<typeof listGroups>,
): void {
  const pages = Math.ceil(models.length / MODELS_PER_PAGE);
  const group = groups.find(({ facet }) => facet === list.facet);
  for (let page = 1; page <= pages; page++) {
    const rows = models.slice((page - 1) * MODELS_PER_PAGE, page * MODELS_PER_PAGE);
    createPage({
      path: pageOf(listPath, page),
      component: template("car-list"),
      context: {
        ...list,
        listPath,
        group,
        models: models.length,
        page,
        pages,
        rows,
        ids: rows.map(({ modelId }) => modelId),
      },
    });
  }
}
