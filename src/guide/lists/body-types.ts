/**
 * Body types that a model is looked for under: its own, and « Citadine » for a small one that is no SUV (rule: guide/body-types), which api.php
 * says in the segment alone.
 */
export function bodyTypesOf({
  bodyType,
  segment,
}: {
  readonly bodyType: string;
  readonly segment: string | null;
}): readonly string[] {
  return bodyType !== "Citadine" && /citadine/i.test(segment ?? "") ? [bodyType, "Citadine"] : [bodyType];
}
