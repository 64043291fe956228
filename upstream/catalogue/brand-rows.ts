import type { Row } from "../row";
import type { BrandEntry, ModelEntry } from "../source/shapes";
import { encodeEntities } from "./entities";

/** `Citro&euml;n`: names come with an HTML entity, so that whatever reads them has to decode it. */
const brandName = (name: string) => name.replace(/ë/g, encodeEntities);

/** `get_marques`. */
export const brandRows = (brands: readonly BrandEntry[]): Row[] =>
  brands.map(({ couleur: _ours, ...brand }) => ({
    ...brand,
    nom_de_la_marque: brandName(brand.nom_de_la_marque),
    logo: `/media/marques/${brand.slug}.png`,
  }));

/** `marques_modeles`: every brand with its models. */
export const menuBrandRows = (brands: readonly BrandEntry[], models: readonly ModelEntry[]): Row[] =>
  brands.map((brand) => ({
    id: brand.id,
    nom_de_la_marque: brandName(brand.nom_de_la_marque),
    models: models
      .filter((model) => model.marque === brand.nom_de_la_marque)
      .map((model) => ({ id: model.id, nom_du_modele: model.nom_du_modele })),
  }));
