import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { pageOf, routes } from "../routes";
import type { ListedReview } from "./review-facets";
import { allFilters, filtersBeside, type ReviewList, reviewLists } from "./review-lists";

const REVIEWS_PER_PAGE = 24;

type CreatePage = Parameters<NonNullable<GatsbyNode["createPages"]>>[0]["actions"]["createPage"];

const component = (name: string) => path.resolve(`src/templates/${name}.tsx`);
const linkOf = ({ label, orders: [latest] }: ReviewList) => ({ label, path: latest.path });

/**
 * The owners' reviews (MARKET § 2.8): their home, and every list of them in every order.
 * @returns the address of the list of a model's reviews, for those models that have one
 */
export function createReviewPages(createPage: CreatePage, reviews: readonly ListedReview[]): ReadonlyMap<number, string> {
  const lists = reviewLists(reviews);
  createPage({ path: routes.reviews, component: component("reviews"), context: { filters: allFilters(lists), count: reviews.length } });
  for (const list of lists) createList(createPage, list, lists);
  return new Map(lists.flatMap(({ modelId, orders: [{ path }] }) => (modelId === null ? [] : [[modelId, path]])));
}

function createList(createPage: CreatePage, list: ReviewList, lists: readonly ReviewList[]) {
  const { title, label, modelId, brandId, orders } = list;
  const brand = modelId === null ? undefined : lists.find((one) => one.facet === "marque" && one.brandId === brandId);
  const filters = filtersBeside(list, lists);
  const sorts = orders.map((order) => ({ label: order.label, path: order.path }));
  for (const { path, words, ids } of orders) {
    const pages = Math.ceil(ids.length / REVIEWS_PER_PAGE);
    for (let page = 1; page <= pages; page++)
      createPage({
        path: pageOf(path, page),
        component: component("review-list"),
        context: {
          title, label, modelId, brand: brand ? linkOf(brand) : null, filters, sorts, words, page, pages,
          listPath: path, indexed: path === orders[0].path, count: ids.length, ids: ids.slice((page - 1) * REVIEWS_PER_PAGE, page * REVIEWS_PER_PAGE),
        },
      });
  }
}
