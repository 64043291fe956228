/** Labels of the filters that lists offer, by their keys in addresses. */
export const PARTS = {
  budget: "Budget",
  marque: "Marque",
  carrosserie: "Carrosserie",
  energie: "Énergie",
  boite: "Boîte",
  puissance_min: "Puissance",
  autonomie_min: "Autonomie",
  batterie_min: "Batterie",
  recharge_min: "Recharge rapide",
  mois: "Mois",
  type: "Type de promo",
  fin: "Se termine bientôt",
} as const;
export type ListPart = keyof typeof PARTS;

/** Number of values that an address selects for a filter. */
export function chosenIn(part: ListPart, asked: URLSearchParams): number {
  if (part === "budget") return asked.has("prix_min") || asked.has("prix_max") ? 1 : 0;
  return asked.get(part)?.split(",").length ?? 0;
}
