import type { WireDealer } from "../../../../src/contract/wire/dealer";
import { slugOf } from "./slug-of";

type Named = Pick<WireDealer, "id" | "slug" | "nom">;

/**
 * The name of each dealer in its address (rule: guide/dealer-address). Where several have the same, the one with the lowest id keeps it and the others add
 * their id: a dealer that is added later takes no address from another, in whatever order the rows come.
 * @returns dealer id → slug
 */
export function dealerSlugs(dealers: readonly Named[]): ReadonlyMap<number, string> {
  const slugs = new Map<number, string>();
  const taken = new Set<string>();
  for (const { id, slug, nom } of dealers.toSorted((a, b) => a.id - b.id)) {
    const wanted = slugOf(slug, nom, id);
    let own = wanted;
    while (taken.has(own)) own = `${own}-${id}`;
    taken.add(own);
    slugs.set(id, own);
  }
  return slugs;
}
