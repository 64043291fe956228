import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import pLimit from "p-limit";
import sharp from "sharp";
import { PHOTO_WIDTHS, photoQuality } from "../../src/contract/market/photo";
import { carSpecOf } from "../../upstream/drawings/body-style";
import type { CarSpec } from "../../upstream/drawings/car-spec";
import { hash } from "../../upstream/drawings/chance";
import { carPhotoSvg, frontSvg, interiorSvg, sternSvg } from "../../upstream/drawings/photo";
import type { SceneName } from "../../upstream/drawings/scenes";
import type { Body } from "./models";

/** Colours that photos are drawn in, as src/contract/market/lists.ts names them. */
const PAINTS = {
  blanc: "#f4f4f1",
  noir: "#16181a",
  gris: "#6d7378",
  argent: "#bcc1c5",
  bleu: "#274f7d",
  rouge: "#a32027",
} as const;
export type Paint = keyof typeof PAINTS;

const VIEWS = ["profil", "avant", "arriere", "interieur"] as const;
const HEIGHT = 1_000;
const [, , WIDEST] = PHOTO_WIDTHS;
const SCENES: readonly [SceneName, ...SceneName[]] = ["ville", "corniche", "piste", "studio"];

/** Words of the drawings, and millimetres. */
const SHAPES: Readonly<
  Record<Body, readonly [carrosserie: string, segment: string, length: number, height: number, clearance: number]>
> = {
  citadine: ["Berline 5 portes", "A - Mini", 3_850, 1_500, 150],
  "berline-4-portes": ["Berline 4 portes", "D - Berline", 4_750, 1_450, 150],
  "berline-5-portes": ["Berline 5 portes", "C - Compacte", 4_350, 1_470, 150],
  suv: ["SUV", "C - SUV", 4_550, 1_670, 190],
  "pick-up": ["Pick-up", "Pick-up", 5_300, 1_800, 225],
  monospace: ["Monospace", "C - Monospace", 4_650, 1_650, 160],
  coupe: ["Coupé", "Coupé", 4_700, 1_380, 140],
  utilitaire: ["Utilitaire", "Utilitaire", 4_450, 1_820, 160],
  minibus: ["Monospace", "Minibus", 5_200, 1_980, 180],
};

export interface DrawnPhoto {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly files: readonly { readonly width: number; readonly bytes: Buffer }[];
}

function specOf(body: Body, paint: Paint): CarSpec {
  const [carrosserie, segment, lengthMm, heightMm, clearanceMm] = SHAPES[body];
  return carSpecOf({
    carrosserie,
    segment,
    modele: body,
    marque: "Démonstration",
    lengthMm,
    heightMm,
    clearanceMm,
    paint: PAINTS[paint],
  });
}

function svgOf(body: Body, paint: Paint, view: (typeof VIEWS)[number]): string {
  const spec = specOf(body, paint);
  if (view === "interieur") return interiorSvg(spec);
  if (view === "avant") return frontSvg(spec);
  if (view === "arriere") return sternSvg(spec);
  const turn = hash(`${body} ${paint}`);
  return carPhotoSvg(spec, SCENES[turn % SCENES.length] ?? SCENES[0], { flip: turn % 3 === 0 });
}

/** Once: what was drawn before is read, by the digest of its drawing. */
async function widthsOf(svg: string, folder: string): Promise<readonly Buffer[]> {
  const name = createHash("sha256")
    .update(`${PHOTO_WIDTHS.map((width) => `${width} ${photoQuality(width)}`).join()}|${svg}`)
    .digest("hex")
    .slice(0, 40);
  const places = PHOTO_WIDTHS.map((width) => path.join(folder, `${name}-${width}.jpg`));
  const kept = await Promise.all(places.map((place) => readFile(place).catch(() => null)));
  if (kept.every((file) => file !== null)) return kept;
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: "#ffffff" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const files = await Promise.all(
    PHOTO_WIDTHS.map((width) =>
      sharp(data, { raw: info })
        .resize({ width })
        .jpeg({ quality: photoQuality(width) })
        .toBuffer(),
    ),
  );
  await mkdir(folder, { recursive: true });
  for (const [index, file] of files.entries()) {
    const place = places[index] ?? "";
    await writeFile(`${place}.part`, file);
    await rename(`${place}.part`, place); // a reader never sees half a picture
  }
  return files;
}

async function photo(svg: string, folder: string): Promise<DrawnPhoto> {
  const files = await widthsOf(svg, folder);
  const widest = files.at(-1) ?? Buffer.alloc(0);
  return {
    hash: createHash("sha256").update(widest).digest("hex").slice(0, 32),
    width: WIDEST,
    height: HEIGHT,
    files: PHOTO_WIDTHS.map((width, index) => ({ width, bytes: files[index] ?? widest })),
  };
}

/**
 * Draws the few photos that all demo ads share: by body and colour, from the side, the front, behind and inside.
 * @param folder keeps them from one start to the next
 */
export function photographer(folder: string): (body: Body, paint: Paint) => Promise<readonly DrawnPhoto[]> {
  const oneOf = pLimit(availableParallelism());
  const taken = new Map<string, Promise<DrawnPhoto>>();
  const take = (body: Body, paint: Paint, view: (typeof VIEWS)[number]) => {
    const key = view === "interieur" ? `${body} ${view}` : `${body} ${paint} ${view}`;
    const known =
      taken.get(key) ?? oneOf(() => photo(svgOf(body, view === "interieur" ? "gris" : paint, view), folder));
    taken.set(key, known);
    return known;
  };
  return (body, paint) => Promise.all(VIEWS.map((view) => take(body, paint, view)));
}
