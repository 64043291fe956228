import { pageOf, routes } from "../routes";
import { type CreatePage, template } from "./create-page";
import type { ListedReview } from "./review-facets";
import { allFilters, filtersBeside, type ReviewList, reviewLists } from "./review-lists";

/** With the picture of its car and its marks each, more would exceed the budget of a page (tests/site/budgets.test.ts). Rows of one, two or three are full. */
const REVIEWS_PER_PAGE = 12;
/** Maximum number of pages of a list in an order other than its default. For more, visitors choose a narrower list: all pages in five orders would outnumber the rest of the site. */
const MAX_REORDERED_PAGES = 4;

/** A list of fewer reviews does not say how they are spread. */
const MIN_FOR_BANDS = 5;

interface Link {
  readonly label: string;
  readonly path: string;
}

const allOf = ({ orders: [{ path, ids }] }: ReviewList) => ({ label: `Tous les avis (${ids.length})`, path });

/**
 * Creates the home page of owners' reviews and every list of reviews in every order (rule: guide/review-lists, guide/review-orders).
 * @returns a function from a model's id to the link to all its reviews; a model with few reviews gets the link to the list of all models' reviews
 */
export function createReviewPages(createPage: CreatePage, reviews: readonly ListedReview[]): (modelId: number) => Link {
  const lists = reviewLists(reviews);
  createPage({
    path: routes.reviews,
    component: template("reviews"),
    context: {
      filters: allFilters(lists),
      all: lists[0] ? { ...allOf(lists[0]), score: lists[0].score, count: reviews.length } : null,
      bands: lists[0]?.bands ?? [],
    },
  });
  for (const list of lists) createList(createPage, list, lists);
  const ofModels = new Map(lists.map((list) => [list.modelId, list]));
  return (modelId) => {
    const list = ofModels.get(modelId);
    return list ? allOf(list) : { label: "Tous les avis", path: routes.reviews };
  };
}

function createList(createPage: CreatePage, list: ReviewList, lists: readonly ReviewList[]) {
  const { title, label, modelId, brandId, score, orders } = list;
  const brand = modelId === null ? undefined : lists.find((one) => one.facet === "marque" && one.brandId === brandId);
  const filters = filtersBeside(list, lists);
  const sorts = orders.map((order) => ({ label: order.label, path: order.path }));
  const [{ ids: everyId }] = orders;
  // The list of a model says its means by criterion instead, and of a few reviews each is read at a glance.
  const bands = modelId !== null || everyId.length < MIN_FOR_BANDS ? [] : list.bands;
  for (const { path, words, ids: all } of orders) {
    const indexed = path === orders[0].path;
    const ids = indexed ? all : all.slice(0, MAX_REORDERED_PAGES * REVIEWS_PER_PAGE);
    const pages = Math.ceil(ids.length / REVIEWS_PER_PAGE);
    for (let page = 1; page <= pages; page++)
      createPage({
        path: pageOf(path, page),
        component: template("review-list"),
        context: {
          title,
          label,
          modelId,
          ofModel: modelId === null ? [] : everyId,
          brand: brand ? { label: brand.label, path: brand.orders[0].path } : null,
          filters,
          sorts,
          words,
          page,
          pages,
          listPath: path,
          indexed,
          count: everyId.length,
          score,
          bands: page > 1 || ids.length < everyId.length ? [] : bands,
          shown: ids.length,
          ids: ids.slice((page - 1) * REVIEWS_PER_PAGE, page * REVIEWS_PER_PAGE),
        },
      });
  }
}
