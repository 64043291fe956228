import type { BrandEntry, ModelEntry } from "../source/shapes";
import { warnOnce } from "../warn";

/** Finds brands and models by the names that editors write. */
export interface Names {
  brand: (name: string) => BrandEntry | null;
  model: (brand: string, model: string) => ModelEntry | null;
  /** « Land Rover Defender » */
  fullName: (text: string) => ModelEntry | null;
}

const key = (...words: string[]) => words.join(" ").trim().toLowerCase();

/** A name that nothing bears is told once on stderr. */
export function namesOf(brands: readonly BrandEntry[], models: readonly ModelEntry[]): Names {
  const byBrand = new Map(brands.map((brand) => [key(brand.nom_de_la_marque), brand]));
  const byModel = new Map(models.map((model) => [key(model.marque, model.nom_du_modele), model]));
  const fullName = (text: string) => {
    const found = byModel.get(key(text)) ?? null;
    if (!found) warnOnce(`modèle inconnu : « ${text} »`);
    return found;
  };
  return {
    fullName,
    model: (brand, model) => fullName(`${brand} ${model}`),
    brand: (name) => {
      const found = byBrand.get(key(name)) ?? null;
      if (!found) warnOnce(`marque inconnue : « ${name} »`);
      return found;
    },
  };
}
