/**
 * The one body type of a model (rule: guide/body-types): « Citadine » for a car with five doors whose segment is that of a city car, which api.php
 * states only there.
 */
export const bodyTypeOf = (body: string, segment: string | null) =>
  body === "Berline 5 portes" && /citadine/i.test(segment ?? "") ? "Citadine" : body;
