/** At most this many ads of one seller follow each other. */
const MAX_IN_A_ROW = 3;

/** Whether the remaining ads can be placed without too many in a row, after `run` ads of the seller `last`. */
function canFollow(sellers: readonly string[], last: string, run: number): boolean {
  const counts = new Map<string, number>();
  for (const seller of sellers) counts.set(seller, (counts.get(seller) ?? 0) + 1);
  return [...counts].every(
    ([seller, n]) => n <= MAX_IN_A_ROW * (sellers.length - n) + (seller === last ? MAX_IN_A_ROW - run : MAX_IN_A_ROW),
  );
}

/**
 * Reorders ads so that at most three of one seller follow each other (rule: market/seller-in-a-row), each as near to its place as that allows. A longer
 * row comes only when no other seller has ads left.
 */
export function spread<Ad>(ads: readonly Ad[], sellerOf: (ad: Ad) => string): readonly Ad[] {
  const left = [...ads];
  const placed: Ad[] = [];
  let [last, run] = ["", 0];
  while (left.length > 0) {
    const sellers = left.map(sellerOf);
    const runOf = (seller: string) => (seller === last ? run + 1 : 1);
    const fits = (seller: string, place: number) =>
      runOf(seller) <= MAX_IN_A_ROW && canFollow(sellers.toSpliced(place, 1), seller, runOf(seller));
    const place =
      [sellers.findIndex(fits), sellers.findIndex((seller) => runOf(seller) <= MAX_IN_A_ROW), 0].find(
        (found) => found >= 0,
      ) ?? 0;
    const seller = sellers[place] ?? "";
    [last, run] = [seller, runOf(seller)];
    placed.push(...left.splice(place, 1));
  }
  return placed;
}
