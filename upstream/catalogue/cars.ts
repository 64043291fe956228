import { bodyStyleOf, carSpecOf } from "../drawings/body-style";
import type { CarSpec } from "../drawings/car-spec";
import { numberIn, type Row, textIn } from "../row";
import type { BrandEntry, ModelEntry } from "../source/shapes";
import type { Line } from "../source/sheet";
import { designIn } from "./designs";
import { photoPlan, type PlannedPhoto } from "./photo-plan";

/** A model as the draughtsman needs it. */
export interface Car {
  modelId: number;
  /** `{slug-marque}-{slug-modele}`: its folder under /media/modeles. */
  folder: string;
  photos: PlannedPhoto[];
  /** Every colour that the model is sold in, as #rrggbb. */
  paints: readonly string[];
  spec: (paint: string) => CarSpec;
}

/** Beyond the body's own: the cabins of electric cars and of premium brands. */
function cabinOf(brand: BrandEntry, version: Row): CarSpec["cabin"] {
  if (textIn(version, "energie") === "Électrique") return "electric";
  return brand.premium ? "premium" : undefined;
}

/** Measures come from the model's cheapest version; a car without versions gets those of a common one. */
export function carOf(model: ModelEntry, brand: BrandEntry, body: Line, version: Row, look: Line | null): Car {
  const wording = {
    carrosserie: body["carrosserie"] ?? "SUV",
    segment: body["segment"] ?? "",
    modele: model.nom_du_modele,
  };
  const measures = {
    lengthMm: numberIn(version, "longueur_mm") ?? 4300,
    heightMm: numberIn(version, "hauteur_mm") ?? 1600,
    widthMm: numberIn(version, "largeur_mm") ?? undefined,
    clearanceMm: numberIn(version, "garde_au_sol_mm") ?? 170,
    wheelbaseMm: numberIn(version, "empattement_mm") ?? undefined,
  };
  const design = look ? designIn(look, textIn(version, "pneus")) : undefined;
  return {
    modelId: model.id,
    folder: `${brand.slug}-${model.slug}`,
    paints: model.couleurs.map(({ hex }) => hex),
    photos: photoPlan(model, bodyStyleOf(wording)),
    spec: (paint) =>
      carSpecOf({ ...wording, ...measures, marque: model.marque, paint, design, cabin: cabinOf(brand, version) }),
  };
}
