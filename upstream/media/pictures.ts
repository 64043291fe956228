import type { Car } from "../catalogue/cars";
import type { PlannedPhoto } from "../catalogue/photo-plan";
import type { Catalogue } from "../catalogue/catalogue";
import { bannerSvg } from "../drawings/banner";
import { brandMarkSvg } from "../drawings/brand-mark";
import { carPhotoSvg, frontSvg, interiorSvg } from "../drawings/photo";
import { type SceneName, sceneNames } from "../drawings/scenes";
import { brandMarks } from "./marks";

/** What to draw for an address under /media, and in which format it leaves. */
export interface Picture {
  svg: string;
  format: "jpeg" | "png" | "svg";
  /** Pixels the drawing itself is wide. */
  drawnWidth: number;
  /** Pixels the file is wide. */
  width: number;
}

const DRAWN_PHOTO_WIDTH = 1600;
/** As wide as the widest that the site makes of it: the card of a shared link. */
const PHOTO_WIDTH = 1200;
const MARK_WIDTH = 192;
const MARK_DRAWN_WIDTH = 96;

function drawn(car: Car, photo: PlannedPhoto): string {
  const spec = car.spec(photo.paint);
  switch (photo.view) {
    case "profile":
      return carPhotoSvg(spec, photo.scene, { flip: photo.flip });
    case "front":
      return frontSvg(spec);
    case "interior":
      return interiorSvg(spec);
  }
}

function modelPhoto(catalogue: Catalogue, folder: string, number: number): Picture | null {
  for (const car of catalogue.cars.values()) {
    const photo = car.folder === folder ? car.photos[number - 1] : undefined;
    if (photo) return { svg: drawn(car, photo), format: "jpeg", drawnWidth: DRAWN_PHOTO_WIDTH, width: PHOTO_WIDTH };
  }
  return null;
}

/** The first related model in a scene that the article's id chooses; any car of the catalogue where none is related. */
function articlePhoto(catalogue: Catalogue, id: number): Picture | null {
  const article = catalogue.lists.articles.find((row) => row["ID"] === id);
  if (!article) return null;
  const related = Array.isArray(article["modeles_lies"]) ? article["modeles_lies"] : [];
  const all = [...catalogue.cars.values()];
  const car = all.find(({ modelId }) => modelId === related[0]) ?? all[(id * 7) % Math.max(1, all.length)];
  const scene: SceneName = sceneNames.filter((name) => name !== "studio")[id % 4] ?? "corniche";
  const paint = car?.photos[id % car.photos.length]?.paint;
  return car && paint
    ? {
        svg: carPhotoSvg(car.spec(paint), scene, { flip: id % 2 === 0 }),
        format: "jpeg",
        drawnWidth: DRAWN_PHOTO_WIDTH,
        width: PHOTO_WIDTH,
      }
    : null;
}

function brandMark(catalogue: Catalogue, slug: string, format: "png" | "svg"): Picture | null {
  const brand = catalogue.marks.get(slug);
  const mark = brandMarks.get(slug);
  return brand
    ? { svg: brandMarkSvg({ ...brand, ...mark }), format, drawnWidth: MARK_DRAWN_WIDTH, width: MARK_WIDTH }
    : null;
}

function banner(catalogue: Catalogue, place: string, mobile: boolean): Picture | null {
  const width = mobile ? 640 : 1200;
  return Object.hasOwn(catalogue.banners, place)
    ? { svg: bannerSvg(place, mobile), format: "png", drawnWidth: width, width }
    : null;
}

const SLUG = "([a-z0-9]+(?:-[a-z0-9]+)*)";
const MODEL = new RegExp(`^/media/modeles/${SLUG}/([1-9]\\d?)\\.jpg$`);
const ARTICLE = /^\/media\/articles\/(\d{1,9})\.jpg$/;
const MARK = new RegExp(`^/media/marques/${SLUG}\\.(png|svg)$`);
const BANNER = /^\/media\/bannieres\/([a-z0-9_]+?)(-mobile)?\.png$/;

/** The picture at an address, or null: unknown. */
export function pictureAt(path: string, catalogue: Catalogue): Picture | null {
  const model = MODEL.exec(path);
  if (model) return modelPhoto(catalogue, model[1] ?? "", Number(model[2]));
  const article = ARTICLE.exec(path);
  if (article) return articlePhoto(catalogue, Number(article[1]));
  const mark = MARK.exec(path);
  if (mark) return brandMark(catalogue, mark[1] ?? "", mark[2] === "svg" ? "svg" : "png");
  const place = BANNER.exec(path);
  return place ? banner(catalogue, place[1] ?? "", place[2] !== undefined) : null;
}
