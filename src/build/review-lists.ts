import type { ScoreBand } from "../guide/reviews/score-bands";
import { meanScore } from "../shared/figures/mean";
import { compareNames } from "../shared/text/names";
import { ascending, descending, type Order } from "../shared/sort/orders";
import { allReviews, reordered, reviewsOf } from "../routes";
import { FACET_NAMES, FACETS, type Facet, type ListedReview, type Value } from "./review-facets";

/** The reviews of a list in one order: its default, latest first, or another. */
interface OrderedReviews {
  /** « Plus utiles » */
  readonly label: string;
  /** « les plus utiles d’abord » */
  readonly words: string;
  readonly path: string;
  readonly ids: readonly number[];
}

export interface ReviewList {
  /** Null for the list of all reviews. */
  readonly facet: Facet | null;
  /** Label among the lists of its facet: « Diesel ». */
  readonly label: string;
  /** « Avis sur les modèles en version diesel » */
  readonly title: string;
  readonly brandId: number | null;
  readonly modelId: number | null;
  /** Mean of the scores of all its reviews. */
  readonly score: number | null;
  /** How these scores are spread. */
  readonly bands: readonly ScoreBand[];
  /** The default order comes first and is served at the list's own address. */
  readonly orders: readonly [OrderedReviews, ...OrderedReviews[]];
}

/** A model with fewer reviews has no list: the model's page already shows three, so the list would add nothing. */
const MIN_PER_MODEL = 4;
/** A list with fewer reviews has only its default order: it is read at a glance in any order. */
const MIN_TO_REORDER = 5;

type Compare = Order<ListedReview>["compare"];
const latestFirst: Compare = (a, b) => (a.date === b.date ? b.reviewId - a.reviewId : a.date < b.date ? 1 : -1);

/** The default order of a list, followed by the further orders of a longer list (rule: guide/review-orders). */
const LATEST = { label: "Plus récents", words: "les plus récents d’abord" };
const OTHER_ORDERS: readonly (Order<ListedReview> & { readonly address: string; readonly words: string })[] = [
  {
    address: "utiles",
    label: "Plus utiles",
    words: "les plus utiles d’abord",
    compare: descending(({ usefulVotes }) => usefulVotes),
  },
  {
    address: "meilleures-notes",
    label: "Meilleures notes",
    words: "les meilleures notes d’abord",
    compare: descending(({ overall }) => overall),
  },
  {
    address: "moins-bonnes-notes",
    label: "Moins bonnes notes",
    words: "les moins bonnes notes d’abord",
    compare: ascending(({ overall }) => overall),
  },
  {
    address: "kilometrage",
    label: "Kilométrage décroissant",
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

/** Bands of half a point, of scores with one decimal, as they are shown: their lowest score and what they are called. */
const BANDS = [
  [4.5, "4,5 à 5"],
  [4, "4 à 4,4"],
  [3.5, "3,5 à 3,9"],
  [3, "3 à 3,4"],
  [0, "Moins de 3"],
] as const;

/** How the reviews are spread over the bands of scores, without empty ones (rule: guide/review-brief). */
function bandsOf(reviews: readonly ListedReview[]): readonly ScoreBand[] {
  const bandOf = ({ overall }: ListedReview) => BANDS.find(([from]) => Number(overall.toFixed(1)) >= from);
  return BANDS.map((band) => ({
    label: band[1],
    count: reviews.filter((review) => bandOf(review) === band).length,
  })).filter(({ count }) => count > 0);
}

const scoreOf = (reviews: readonly ListedReview[]) => meanScore(reviews.map(({ overall }) => overall));

/** Groups the reviews by the address of their value of a facet. */
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

/** Every list of reviews that has a page, without empty ones: the list of all reviews, then the lists of each facet. */
export function reviewLists(reviews: readonly ListedReview[]): readonly ReviewList[] {
  if (reviews.length === 0) return [];
  const least = (facet: Facet) => (facet === "modele" ? MIN_PER_MODEL : 1);
  const all = {
    facet: null,
    label: "Tous les avis",
    title: "Tous les avis des automobilistes",
    brandId: null,
    modelId: null,
    score: scoreOf(reviews),
    bands: bandsOf(reviews),
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
        score: scoreOf(value.reviews),
        bands: bandsOf(value.reviews),
        orders: ordersOf(reviewsOf(facet, address), value.reviews),
      })),
  );
  return [all, ...others];
}

export interface FilterGroup {
  readonly name: string;
  readonly filters: readonly { readonly label: string; readonly path: string }[];
}

/** Maximum number of links to models where no brand is chosen; the other models are linked from their brand's list. */
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

/** Maximum number of brands beside a list, those with the most reviews; the home of the reviews links to all. */
const MAX_BRANDS_BESIDE = 12;

/** « Hilux 4,0 (8) »: links to the lists of the models of a brand, by their names alone. */
const modelsOf = ({ label: brand, brandId }: ReviewList, lists: readonly ReviewList[]): FilterGroup => ({
  name: FACETS.modele.name,
  filters: lists
    .filter((one) => one.facet === "modele" && one.brandId === brandId)
    .map(({ label, score, orders: [{ ids, path }] }) => ({
      label: `${label.slice(brand.length + 1)} ${(score ?? 0).toFixed(1).replace(".", ",")} (${ids.length})`,
      path,
    })),
});

/** Links beside a list: to the lists of its facet, its own included. A brand's list also links to its models, and the list of all reviews to the brands. */
export function filtersBeside(list: ReviewList, lists: readonly ReviewList[]): readonly FilterGroup[] {
  const beside = (facet: Facet) => ({
    name: FACETS[facet].name,
    filters: lists
      .filter((one) => one.facet === facet && (facet !== "modele" || one.brandId === list.brandId))
      .filter((one, index) => facet !== "marque" || index < MAX_BRANDS_BESIDE || one === list)
      .map(filterOf),
  });
  return [beside(list.facet ?? "marque"), ...(list.facet === "marque" ? [modelsOf(list, lists)] : [])].filter(
    ({ filters }) => filters.length > 0,
  );
}
