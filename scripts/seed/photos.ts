import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import pLimit from "p-limit";
import sharp from "sharp";
import { PHOTO_WIDTHS, photoQuality } from "../../src/contract/market/photo";
import type { CarSpec } from "../../upstream/drawings/car-spec";
import { hash } from "../../upstream/drawings/chance";
import { carPhotoSvg, frontSvg, interiorSvg, sternSvg } from "../../upstream/drawings/photo";
import type { SceneName } from "../../upstream/drawings/scenes";
import { isOften, kindOf, modelLooks, sharedLook } from "./looks";
import type { Body, DemoModel } from "./models";

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

export interface DrawnPhoto {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly files: readonly { readonly width: number; readonly bytes: Buffer }[];
}

/** Of the body that a model has, but for its side, the cover of its ads: what stands in no list may be alike. */
function viewOf(body: Body, paint: Paint, view: Exclude<(typeof VIEWS)[number], "profil">): string {
  const spec = sharedLook(body, PAINTS[paint]);
  return view === "interieur" ? interiorSvg(spec) : view === "avant" ? frontSvg(spec) : sternSvg(spec);
}

/** @param name of the car, which chooses with its colour where it stands */
function sideOf(spec: CarSpec, name: string, paint: Paint): string {
  const turn = hash(`${name} ${paint}`);
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
    const aside = `${place}.${randomUUID()}.part`; // Two sites that are filled at once share the folder.
    await writeFile(aside, file);
    await rename(aside, place); // a reader never sees half a picture
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
 * Draws the few photos that demo ads share: from the side by model and colour where there are many ads of it, else by kind
 * and colour; from the front, behind and inside by body.
 * @param folder keeps them from one start to the next
 */
export function photographer(folder: string): (model: DemoModel, paint: Paint) => Promise<readonly DrawnPhoto[]> {
  const lookOf = modelLooks();
  const oneOf = pLimit(availableParallelism());
  const taken = new Map<string, Promise<DrawnPhoto>>();
  const once = (key: string, svgOf: () => string) => {
    const known = taken.get(key) ?? oneOf(() => photo(svgOf(), folder));
    taken.set(key, known);
    return known;
  };
  const take = (model: DemoModel, paint: Paint, view: (typeof VIEWS)[number]) => {
    const { brand, model: name, body } = model;
    if (view === "interieur") return once(`${body} ${view}`, () => viewOf(body, "gris", view));
    if (view !== "profil") return once(`${body} ${paint} ${view}`, () => viewOf(body, paint, view));
    const isItself = isOften(model);
    const kind = kindOf(model);
    const car = isItself ? `${brand} ${name}` : kind;
    return once(`${car} ${paint} ${view}`, () =>
      sideOf(isItself ? lookOf(model)(PAINTS[paint]) : sharedLook(kind, PAINTS[paint]), car, paint),
    );
  };
  return (model, paint) => Promise.all(VIEWS.map((view) => take(model, paint, view)));
}
