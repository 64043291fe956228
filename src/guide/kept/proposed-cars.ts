import type { IndexedCar } from "../../contract/guide/indexed-car";
import { currentPrice } from "../../costs/price/current-price";

/** How many cars are proposed: two rows on a phone, one on a wide screen. */
const PROPOSED = 4;

/** For who keeps nothing yet: the cheapest version of each of the models with the most owners’ reviews (rule: mine/selection-empty). */
export function proposedCars(cars: Iterable<IndexedCar>): readonly IndexedCar[] {
  const cheapest = new Map<number, IndexedCar>();
  for (const car of cars) {
    const price = currentPrice(car);
    if (price === null || car.model.reviewCount === 0) continue;
    const least = cheapest.get(car.model.id);
    if (!least || price < (currentPrice(least) ?? 0)) cheapest.set(car.model.id, car);
  }
  return [...cheapest.values()]
    .sort(({ model: a }, { model: b }) => b.reviewCount - a.reviewCount || a.id - b.id)
    .slice(0, PROPOSED);
}
