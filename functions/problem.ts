/** What can go wrong at /api: its code → status, and the sentence a visitor reads. The upstream's own words stay out. */
const PROBLEMS = {
  unknown_address: [404, "Cette adresse n’existe pas."],
  wrong_method: [405, "Cette méthode n’est pas permise à cette adresse."],
  bad_search: [400, "Tapez de 2 à 64 caractères."],
  too_many: [429, "Trop de demandes à la fois. Réessayez dans quelques secondes."],
  catalogue_down: [502, "Le catalogue ne répond pas pour l’instant. Réessayez dans un moment."],
  unexpected: [500, "Une erreur imprévue s’est produite. Réessayez dans quelques minutes."],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ProblemCode = keyof typeof PROBLEMS;

/** `{code, message}`, never kept by a cache. */
export function problem(code: ProblemCode, headers: Readonly<Record<string, string>> = {}): Response {
  const [status, message] = PROBLEMS[code];
  return Response.json({ code, message }, { status, headers: { "Cache-Control": "no-store", ...headers } });
}
