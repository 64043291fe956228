import type { BodyStyle, CarSpec } from "./car-spec";
import type { Design } from "./design";
import { wheelbaseOf } from "./proportions";

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();

export type Wording = { carrosserie: string; segment: string; modele: string };

/** The drawing's body style for the catalogue's words. */
export const bodyStyleOf = ({ carrosserie, segment, modele }: Wording): BodyStyle => {
  const shape = plain(carrosserie);
  const size = plain(segment);
  const name = plain(modele);
  if (shape.includes("pick")) return "pickup";
  if (size.includes("tout-terrain") || /classe g\b|defender|jimny|land cruiser|patrol|wrangler/.test(name))
    return "offroader";
  if (shape.includes("suv") || shape.includes("crossover")) return "suv";
  if (shape.includes("monospace") || shape.includes("ludospace") || shape.includes("utilitaire")) return "mpv";
  if (shape.includes("coupe") || shape.includes("cabriolet")) return "coupe";
  if (shape.includes("4 portes") || size.includes("berline")) return "saloon";
  return size.startsWith("a ") || size.includes("mini") ? "city" : "hatchback";
};

/** What a visitor would miss on these models: upright shape, spare wheel, two doors. */
const known: readonly (readonly [RegExp, Pick<CarSpec, "box" | "spare" | "twoDoors">])[] = [
  [/jimny/, { box: 0.95, spare: true, twoDoors: true }],
  [/classe g\b/, { box: 1, spare: true }],
  [/defender/, { box: 0.8, spare: true }],
  [/wrangler/, { box: 1, spare: true }],
  [/land cruiser 79/, { box: 0.75 }],
  [/prado/, { box: 0.42, spare: false }],
  [/land cruiser 300|patrol/, { box: 0.22, spare: false }],
  [/scorpio/, { box: 0.45 }],
  [/duster/, { box: 0.22 }],
  [/santa fe/, { box: 0.25 }],
];

export const carSpecOf = (
  car: Wording & {
    marque: string;
    lengthMm: number;
    heightMm: number;
    clearanceMm: number;
    wheelbaseMm?: number;
    widthMm?: number;
    paint: string;
    cabin?: CarSpec["cabin"];
    design?: Design;
  },
): CarSpec => {
  const body = bodyStyleOf(car);
  const name = plain(car.modele);
  const traits = known.find(([pattern]) => pattern.test(name))?.[1] ?? {};
  return {
    body,
    lengthMm: car.lengthMm,
    heightMm: car.heightMm,
    wheelbaseMm: car.wheelbaseMm ?? wheelbaseOf(body, car.lengthMm),
    ...(car.widthMm ? { widthMm: car.widthMm } : {}),
    clearanceMm: car.clearanceMm,
    paint: car.paint,
    seed: `${car.marque} ${car.modele}`,
    ...traits,
    ...(car.cabin ? { cabin: car.cabin } : {}),
    ...(car.design ? { design: car.design } : {}),
  };
};
