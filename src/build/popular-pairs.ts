/** A model as far as it decides whom it is compared with. */
export interface PairedModel {
  readonly modelId: number;
  readonly segment: string | null;
  /** Of its cheapest version, in francs. */
  readonly priceMin: number | null;
  /** How well it is known. */
  readonly reviewCount: number;
}

/** Dearer than this, times the other's price, is another purse. */
const WITHIN = 1.2;
/** Of one model, so that the best known does not fill the list. */
const MAX_PER_MODEL = 3;

/** « Comparaisons populaires » (rule: guide/popular-pairs): models of one segment whose prices are within 20 %, best known first. */
export function popularPairs<Model extends PairedModel>(
  models: readonly Model[],
  most: number,
): readonly (readonly [Model, Model])[] {
  const sold = models
    .filter(({ priceMin, segment }) => priceMin !== null && segment !== null)
    .sort((a, b) => a.modelId - b.modelId);
  const pairs = sold.flatMap((a, place) =>
    sold.slice(place + 1).flatMap((b) => {
      const [low, high] = [Math.min(a.priceMin ?? 0, b.priceMin ?? 0), Math.max(a.priceMin ?? 0, b.priceMin ?? 0)];
      return a.segment === b.segment && high <= low * WITHIN ? [[a, b] as const] : [];
    }),
  );
  // Both are known before one is known well; among equals the order of ids, which no price changes.
  const least = ([a, b]: readonly [Model, Model]) => Math.min(a.reviewCount, b.reviewCount);
  const sum = ([a, b]: readonly [Model, Model]) => a.reviewCount + b.reviewCount;
  const taken = new Map<number, number>();
  const free = ({ modelId }: Model) => (taken.get(modelId) ?? 0) < MAX_PER_MODEL;
  const chosen: (readonly [Model, Model])[] = [];
  for (const pair of pairs.sort(
    (a, b) => least(b) - least(a) || sum(b) - sum(a) || a[0].modelId - b[0].modelId || a[1].modelId - b[1].modelId,
  )) {
    if (chosen.length === most) break;
    if (!pair.every(free)) continue;
    for (const { modelId } of pair) taken.set(modelId, (taken.get(modelId) ?? 0) + 1);
    chosen.push(pair);
  }
  return chosen;
}
