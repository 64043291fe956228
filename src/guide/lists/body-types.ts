/**
 * Body types under which a model is listed: its own, and « Citadine » if its segment is a city car (rule: guide/body-types), which api.php states only
 * in the segment.
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
