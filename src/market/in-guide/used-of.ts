/** The used cars of a brand or of a model, by their names. The built page has none; they load when their place is near the screen. */
export interface UsedOf {
  of: "marque" | "modele";
  name: string;
  /** « le Hyundai Tucson »; null for a brand, and for a model without a gender. */
  articled?: string | null;
}
