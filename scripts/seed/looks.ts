import { readFileSync } from "node:fs";
import path from "node:path";
import { catalogueOf } from "../../upstream/catalogue/catalogue";
import { designIn } from "../../upstream/catalogue/designs";
import { carSpecOf } from "../../upstream/drawings/body-style";
import type { CarSpec } from "../../upstream/drawings/car-spec";
import { contentReader } from "../../upstream/source/content";
import { readSheet } from "../../upstream/source/sheet";
import { isFourByFour } from "./car-facts";
import { guideIds } from "./guide-ids";
import type { Body, DemoModel } from "./models";

/** A Nissan Juke and a Toyota Land Cruiser are both « suv »: rare ones are drawn by their size. */
export type Kind = Body | "petit-suv" | "grand-suv" | "tout-terrain";

export function kindOf(model: DemoModel): Kind {
  const { body, seats } = model;
  const [cc] = model.engine;
  if (body !== "suv") return body;
  if (isFourByFour(model) && model.brand !== "Land Rover") return "tout-terrain"; // no Range Rover has its spare wheel behind
  return seats > 5 || cc > 2_900 ? "grand-suv" : cc < 1_700 ? "petit-suv" : body;
}

/** Words of the drawings, and millimetres. */
const SHAPES: Readonly<
  Record<Kind, readonly [carrosserie: string, segment: string, length: number, height: number, clearance: number]>
> = {
  citadine: ["Berline 5 portes", "A - Mini", 3_850, 1_500, 150],
  "berline-4-portes": ["Berline 4 portes", "D - Berline", 4_750, 1_450, 150],
  "berline-5-portes": ["Berline 5 portes", "C - Compacte", 4_350, 1_470, 150],
  suv: ["SUV", "C - SUV", 4_550, 1_670, 190],
  "petit-suv": ["SUV", "B - SUV", 4_200, 1_580, 180],
  "grand-suv": ["SUV", "E - SUV", 4_900, 1_770, 205],
  "tout-terrain": ["SUV", "Tout-terrain", 4_850, 1_870, 220],
  "pick-up": ["Pick-up", "Pick-up", 5_300, 1_800, 225],
  monospace: ["Monospace", "C - Monospace", 4_650, 1_650, 160],
  coupe: ["Coupé", "Coupé", 4_700, 1_380, 140],
  utilitaire: ["Utilitaire", "Utilitaire", 4_450, 1_820, 160],
  minibus: ["Monospace", "Minibus", 5_200, 1_980, 180],
};

/** The car that all models of a body, or rare ones of a kind of it, share. @param paint #rrggbb */
export function sharedLook(kind: Kind, paint: string): CarSpec {
  const [carrosserie, segment, lengthMm, heightMm, clearanceMm] = SHAPES[kind];
  return carSpecOf({
    carrosserie,
    segment,
    modele: kind,
    marque: "Démonstration",
    lengthMm,
    heightMm,
    clearanceMm,
    paint,
  });
}

/** Models with so many ads are drawn each as itself: of them are more than half of all ads. To draw every model would make the first start ten seconds longer. */
const OFTEN = 60;
export const isOften = ({ ads }: DemoModel): boolean => ads >= OFTEN;

const CONTENT = path.join(import.meta.dirname, "../../upstream/content");
/** Models that the guide does not have: the columns of upstream/content/dessins.csv, and millimetres. */
const OWN = path.join(import.meta.dirname, "dessins.csv");

/** How a model looks from the side, by #rrggbb: as the table beside this file says, else as in the guide, else its body varied by its name. */
export function modelLooks(): (model: DemoModel) => (paint: string) => CarSpec {
  const { cars } = catalogueOf(contentReader(CONTENT)(), new Date());
  const guideIdOf = guideIds();
  const own = new Map(
    readSheet(readFileSync(OWN, "utf8")).map((line) => [`${line["marque"]} ${line["modele"]}`, line]),
  );
  return ({ brand, model, body }) => {
    const line = own.get(`${brand} ${model}`);
    const guided = cars.get(guideIdOf(brand, model) ?? 0);
    if (guided && !line) return guided.spec;
    const [carrosserie, segment, lengthMm, heightMm, clearanceMm] = SHAPES[body];
    const look = {
      carrosserie,
      segment,
      modele: model,
      marque: brand,
      lengthMm: Number(line?.["longueur"] ?? lengthMm),
      heightMm: Number(line?.["hauteur"] ?? heightMm),
      clearanceMm: Number(line?.["garde_au_sol"] ?? clearanceMm),
      ...(line && { wheelbaseMm: Number(line["empattement"]), design: designIn(line, "") }),
    };
    return (paint) => carSpecOf({ ...look, paint });
  };
}
