import { compareNames } from "../shared/text/names";
import { ascending, descending, type Order } from "../shared/sort/orders";
import { allReviews, reordered, reviewsOf } from "../routes";
import { FACET_NAMES, FACETS, type Facet, type ListedReview, type Value } from "./review-facets";

/** One way to read a list: its own, latest first, or another. */
interface OrderedReviews {
  /** « Utiles » */
  readonly label: string;
  /** « les plus utiles d’abord » */
  readonly words: string;
  readonly path: string;
  readonly ids: readonly number[];
}

export interface ReviewList {
  /** Null of the list of all reviews. */
  readonly facet: Facet | null;
  /** « Diesel », among the others of its facet. */
  readonly label: string;
  /** « Avis sur les modèles en version diesel » */
  readonly title: string;
  readonly brandId: number | null;
  readonly modelId: number | null;
  /** Its own order first: that one is at the list's address. */
  readonly orders: readonly [OrderedReviews, ...OrderedReviews[]];
}

/** Of a model with fewer, its own page shows three and the list would add nothing. */
const MIN_PER_MODEL = 4;
/** A shorter list is read at a glance, whatever its order. */
const MIN_TO_REORDER = 5;

type Compare = Order<ListedReview>["compare"];
const latestFirst: Compare = (a, b) => (a.date === b.date ? b.reviewId - a.reviewId : a.date < b.date ? 1 : -1);

/** The order of a list, and those that a longer one has too (rule: guide/review-orders). */
const LATEST = { label: "Récents", words: "du plus récent au plus ancien" };
const OTHER_ORDERS: readonly (Order<ListedReview> & { readonly address: string; readonly words: string })[] = [
  {
    address: "utiles",
    label: "Utiles",
    words: "les plus utiles d’abord",
    compare: descending(({ usefulVotes }) => usefulVotes),
  },
  {
    address: "meilleures-notes",
    label: "Note +",
    words: "les meilleures notes d’abord",
    compare: descending(({ overall }) => overall),
  },
  {
    address: "moins-bonnes-notes",
    label: "Note −",
    words: "les moins bonnes notes d’abord",
    compare: ascending(({ overall }) => overall),
  },
  {
    address: "kilometrage",
    label: "Kilométrage",
    words: "les plus gros kilométrages d’abord",
    compare: descending(({ mileage }) => mileage),
  },
];

function ordersOf(path: string, reviews: readonly ListedReview[]): ReviewList["orders"] {
  const latest = reviews.toSorted(latestFirst);
  const idsOf = (sorted: readonly ListedReview[]) => sorted.map(({ reviewId }) => reviewId);
  const others = latest.length < MIN_TO_REORDER ? [] : OTHER_ORDERS;
  return [
    { ...LATEST, path, ids: idsOf(latest) },
    ...others.map(({ address, label, words, compare }) => ({
      label,
      words,
      path: reordered(path, address),
      ids: idsOf(latest.toSorted(compare)),
    })),
  ];
}

/** The reviews of each value of a facet, by its address. */
function valuesOf(
  facet: Facet,
  reviews: readonly ListedReview[],
): readonly (Value & { readonly reviews: readonly ListedReview[] })[] {
  const found = new Map<string, Value & { reviews: ListedReview[] }>();
  for (const review of reviews)
    for (const value of FACETS[facet].of(review)) {
      const known = found.get(value.address) ?? { ...value, reviews: [] };
      known.reviews.push(review);
      found.set(value.address, known);
    }
  return [...found.values()].sort(
    (a, b) => (b.rank ?? 0) - (a.rank ?? 0) || b.reviews.length - a.reviews.length || compareNames(a.label, b.label),
  );
}

/** Every list of reviews that has a page, none of them empty: all of them, then each facet's. */
export function reviewLists(reviews: readonly ListedReview[]): readonly ReviewList[] {
  if (reviews.length === 0) return [];
  const least = (facet: Facet) => (facet === "modele" ? MIN_PER_MODEL : 1);
  const all = {
    facet: null,
    label: "Tous les avis",
    title: "Tous les avis des automobilistes",
    brandId: null,
    modelId: null,
    orders: ordersOf(allReviews, reviews),
  };
  const others = FACET_NAMES.flatMap((facet) =>
    valuesOf(facet, reviews)
      .filter((value) => value.reviews.length >= least(facet))
      .map(({ address, label, title, brandId = null, modelId = null, ...value }) => ({
        facet,
        label,
        title,
        brandId,
        modelId,
        orders: ordersOf(reviewsOf(facet, address), value.reviews),
      })),
  );
  return [all, ...others];
}

export interface FilterGroup {
  readonly name: string;
  readonly filters: readonly { readonly label: string; readonly path: string }[];
}

/** Of the models, beside no brand; the others are found below their brand. */
const MAX_MODELS = 20;

const filterOf = ({ label, orders: [latest] }: ReviewList) => ({
  label: `${label} (${latest.ids.length})`,
  path: latest.path,
});

/** Links to the lists of every facet. */
export const allFilters = (lists: readonly ReviewList[]): readonly FilterGroup[] =>
  FACET_NAMES.map((facet) => ({
    name: FACETS[facet].name,
    filters: lists
      .filter((list) => list.facet === facet)
      .slice(0, facet === "modele" ? MAX_MODELS : undefined)
      .map(filterOf),
  })).filter(({ filters }) => filters.length > 0);

/** Links to the lists beside one, itself among them; of a brand to its models too, of all reviews to the brands. */
export function filtersBeside(list: ReviewList, lists: readonly ReviewList[]): readonly FilterGroup[] {
  const beside = (facet: Facet) => ({
    name: FACETS[facet].name,
    filters: lists
      .filter((one) => one.facet === facet && (facet !== "modele" || one.brandId === list.brandId))
      .map(filterOf),
  });
  return [beside(list.facet ?? "marque"), ...(list.facet === "marque" ? [beside("modele")] : [])].filter(
    ({ filters }) => filters.length > 0,
  );
}
