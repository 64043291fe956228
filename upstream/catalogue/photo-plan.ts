import type { BodyStyle } from "../drawings/car-spec";
import type { SceneName } from "../drawings/scenes";
import type { ModelEntry } from "../source/shapes";

/** One picture of a model: what to draw, and how the wire names it. */
export type PlannedPhoto = { legend: string; kind: "exterieur" | "interieur" | "couleur" } & (
  | { view: "profile"; scene: SceneName; flip: boolean; paint: string }
  | { view: "front" | "interior"; paint: string }
);

const DEFAULT_PAINT = "#8a8f93";
const PLACES: Record<SceneName, string> = {
  studio: "en studio",
  corniche: "sur la Corniche",
  piste: "sur la piste",
  ville: "en ville",
  nuit: "de nuit",
};
/** Where one expects to meet such a car; the model's id chooses among them. */
const SCENES: Record<BodyStyle, readonly [SceneName, ...SceneName[]]> = {
  pickup: ["piste"],
  offroader: ["piste", "piste", "corniche"],
  suv: ["corniche", "piste", "ville", "nuit"],
  mpv: ["ville", "corniche"],
  city: ["ville", "corniche"],
  hatchback: ["ville", "corniche", "nuit"],
  saloon: ["nuit", "corniche", "ville"],
  coupe: ["nuit", "corniche"],
};
/** The five photos of a model, in the order of the gallery. */
export function photoPlan(model: ModelEntry, body: BodyStyle): PlannedPhoto[] {
  const [first, second] = model.couleurs;
  const paint = first?.hex ?? DEFAULT_PAINT;
  const scene = SCENES[body][model.id % SCENES[body].length] ?? SCENES[body][0];
  const name = `${model.marque} ${model.nom_du_modele}`;
  const plan: PlannedPhoto[] = [
    { view: "profile", scene: "studio", flip: false, paint, kind: "exterieur", legend: `${name} de profil` },
    { view: "profile", scene, flip: model.id % 2 === 0, paint, kind: "exterieur", legend: `${name} ${PLACES[scene]}` },
    { view: "front", paint, kind: "exterieur", legend: `La face avant du modèle ${name}` },
    { view: "interior", paint, kind: "interieur", legend: "Le poste de conduite" },
  ];
  if (second)
    plan.push({
      view: "profile",
      scene: "studio",
      flip: false,
      paint: second.hex,
      kind: "couleur",
      legend: second.nom,
    });
  return plan;
}
