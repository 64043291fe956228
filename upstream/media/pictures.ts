import type { CarSpec } from "../drawings/car-spec";
import type { PlannedPhoto } from "../catalogue/photo-plan";
import type { Catalogue } from "../catalogue/catalogue";
import { bannerSvg } from "../drawings/banner";
import { brandMarkSvg } from "../drawings/brand-mark";
import { carPhotoSvg, frontSvg, interiorSvg } from "../drawings/photo";
import { facade } from "./facade";
import { articlePicture, guidePicture } from "./illustrated";
import { lastDrawing } from "./last-drawing";
import { brandMarks } from "./marks";
import { photo, type Picture } from "./picture";

const MARK_WIDTH = 192;
const MARK_DRAWN_WIDTH = 96;

const drawn = lastDrawing((spec: CarSpec, photo: PlannedPhoto): string => {
  switch (photo.view) {
    case "profile":
      return carPhotoSvg(spec, photo.scene, { flip: photo.flip });
    case "front":
      return frontSvg(spec);
    case "interior":
      return interiorSvg(spec);
  }
});

function modelPhoto(catalogue: Catalogue, folder: string, number: number): Picture | null {
  for (const car of catalogue.cars.values()) {
    const planned = car.folder === folder ? car.photos[number - 1] : undefined;
    if (planned) return photo(drawn(`${folder}/${number}`, car.spec(planned.paint), planned));
  }
  return null;
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
const GUIDE = /^\/media\/(?:themes|guides)\//;
const DEALER = /^\/media\/concessionnaires\/(\d{1,9})\.jpg$/;
const MARK = new RegExp(`^/media/marques/${SLUG}\\.(png|svg)$`);
const BANNER = /^\/media\/bannieres\/([a-z0-9_]+?)(-mobile)?\.png$/;

/** The picture at an address, or null: unknown. */
export function pictureAt(path: string, catalogue: Catalogue): Picture | null {
  const model = MODEL.exec(path);
  if (model) return modelPhoto(catalogue, model[1] ?? "", Number(model[2]));
  const article = ARTICLE.exec(path);
  if (article) return articlePicture(catalogue, Number(article[1]));
  if (GUIDE.test(path)) return guidePicture(catalogue, path);
  const dealer = DEALER.exec(path);
  if (dealer) return facade(catalogue, Number(dealer[1]));
  const mark = MARK.exec(path);
  if (mark) return brandMark(catalogue, mark[1] ?? "", mark[2] === "svg" ? "svg" : "png");
  const place = BANNER.exec(path);
  return place ? banner(catalogue, place[1] ?? "", place[2] !== undefined) : null;
}
