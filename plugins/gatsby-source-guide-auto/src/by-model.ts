/** Rows gathered under the model they belong to. */
export function byModel<Row extends { id_modele: number }>(rows: readonly Row[]): (modelId: number) => readonly Row[] {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.id_modele);
    if (group) group.push(row);
    else groups.set(row.id_modele, [row]);
  }
  return (modelId) => groups.get(modelId) ?? [];
}
