/**
 * Ids of the rows of each owner, ascending: without them Gatsby would list the rows in the order in which their nodes were
 * last written, and a changed price would move its car to the end of every list.
 */
export function idsBy<Row>(rows: readonly Row[], idOf: (row: Row) => number, ownersOf: (row: Row) => readonly number[]): (owner: number) => readonly number[] {
  const groups = new Map<number, number[]>();
  for (const row of rows) for (const owner of ownersOf(row)) groups.set(owner, [...(groups.get(owner) ?? []), idOf(row)]);
  for (const ids of groups.values()) ids.sort((a, b) => a - b);
  return (owner) => groups.get(owner) ?? [];
}
