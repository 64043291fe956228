import { descending } from "../shared/sort/orders";

/** The fields of a model that decide which models it is compared with. */
export interface PairedModel {
  readonly modelId: number;
  readonly segment: string | null;
  /** Price of its cheapest version, in francs CFA. */
  readonly priceMin: number | null;
  /** Number of reviews, which measures how well known the model is. */
  readonly reviewCount: number;
}

/** Two prices are comparable when one is at most this many times the other. */
const WITHIN = 1.2;
/** Maximum number of pairs per model, so that the best-known model does not fill the list. */
const MAX_PER_MODEL = 3;

/**
 * « Comparaisons toutes prêtes » (rule: guide/popular-pairs): pairs of models of one segment whose prices are within 20 % of each other, best-known pairs first. A
 * pair ranks by its less-known model, then by both, then by their ids, which no price changes.
 */
export function popularPairs<Model extends PairedModel>(
  models: readonly Model[],
  most: number,
): readonly (readonly [Model, Model])[] {
  const sold = models
    .filter(({ priceMin, segment }) => priceMin !== null && segment !== null)
    .sort((a, b) => a.modelId - b.modelId);
  const closePrices = (a: Model, b: Model) => {
    const [low, high] = [Math.min(a.priceMin ?? 0, b.priceMin ?? 0), Math.max(a.priceMin ?? 0, b.priceMin ?? 0)];
    return high <= low * WITHIN;
  };
  const sum = ([a, b]: readonly [Model, Model]) => a.reviewCount + b.reviewCount;
  const taken = new Map<number, number>();
  const free = ({ modelId }: Model) => (taken.get(modelId) ?? 0) < MAX_PER_MODEL;
  const chosen: (readonly [Model, Model])[] = [];
  // All pairs of a catalogue of thousands are millions: those of the next best-known models are made only while some are missing.
  const counts = new Set(sold.map(({ reviewCount }) => reviewCount));
  for (const least of [...counts].sort(descending((count) => count))) {
    if (chosen.length === most) break;
    const known = sold.filter((model) => model.reviewCount >= least && free(model));
    const pairs = [...Map.groupBy(known, ({ segment }) => segment).values()].flatMap((rivals) =>
      rivals.flatMap((a, place) =>
        rivals
          .slice(place + 1)
          .filter((b) => Math.min(a.reviewCount, b.reviewCount) === least && closePrices(a, b))
          .map((b) => [a, b] as const),
      ),
    );
    for (const pair of pairs.sort(
      (a, b) => sum(b) - sum(a) || a[0].modelId - b[0].modelId || a[1].modelId - b[1].modelId,
    )) {
      if (chosen.length === most) break;
      if (!pair.every(free)) continue;
      for (const { modelId } of pair) taken.set(modelId, (taken.get(modelId) ?? 0) + 1);
      chosen.push(pair);
    }
  }
  return chosen;
}

/** Parts the pairs, best-known first, into those to show first, each model once as long as there are such pairs, and the others. @param most of the first */
export function variedFirst<Pair extends { readonly names: readonly string[] }>(
  pairs: readonly Pair[],
  most: number,
): readonly [first: readonly Pair[], others: readonly Pair[]] {
  const named = new Set<string>();
  const varied = pairs.filter(({ names }) => {
    if (names.some((name) => named.has(name))) return false;
    for (const name of names) named.add(name);
    return true;
  });
  const ordered = [...varied, ...pairs.filter((pair) => !varied.includes(pair))];
  const first = ordered.slice(0, most);
  return [first, pairs.filter((pair) => !first.includes(pair))];
}
