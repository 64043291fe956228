/** Groups rows by the ids of their owners. Each group contains a row once, in the original order. */
export function gather<Row>(
  rows: readonly Row[],
  ownersOf: (row: Row) => readonly number[],
): (owner: number) => readonly Row[] {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    for (const owner of new Set(ownersOf(row))) {
      const group = groups.get(owner);
      if (group) group.push(row);
      else groups.set(owner, [row]);
    }
  }
  return (owner) => groups.get(owner) ?? [];
}
