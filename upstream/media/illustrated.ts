import type { Car } from "../catalogue/cars";
import type { Catalogue } from "../catalogue/catalogue";
import { pictureOf } from "../catalogue/illustrations";
import type { CarSpec } from "../drawings/car-spec";
import { choose, hash } from "../drawings/chance";
import { illustrationSvg, isSubject } from "../drawings/illustrations";
import { carPhotoSvg } from "../drawings/photo";
import { placeNames } from "../drawings/scenes";
import { lastDrawing } from "./last-drawing";
import { photo, type Picture } from "./picture";

/** How many cars a picture may show. */
const CARS = 3;
/** Where a text names no car, its picture shows common ones, in mm. */
const COMMON_LENGTH = 4450;

interface Text {
  readonly address: string;
  /** Of its row: what makes its picture differ from another one of its subject. */
  readonly number: number;
  /** Models that it is about. */
  readonly modelIds: readonly unknown[];
}

/** Its cars, then others of the catalogue; each in one of its own colours. */
function carsFor({ cars }: Catalogue, { address, number, modelIds }: Text): CarSpec[] {
  const all = [...cars.values()];
  const own = modelIds.flatMap((id) => all.find(({ modelId }) => modelId === id) ?? []);
  const others = all.filter((car) => !own.includes(car) && car.spec("").lengthMm < COMMON_LENGTH);
  const from = number * 7;
  const shown = [...own, ...others.slice(from % others.length), ...others].slice(0, CARS);
  const painted = ({ paints: [first = "#8a8f93", ...rest], spec }: Car, at: number) =>
    spec(choose(address, `paint ${at}`, [first, ...rest]));
  return [...new Set(shown)].map(painted);
}

const illustration = lastDrawing(illustrationSvg);
const carPhoto = lastDrawing(carPhotoSvg);

/** The subject that the editors named, or the first car in the place that they or the number chose. */
function illustratedBy(catalogue: Catalogue, text: Text): Picture | null {
  const [first, ...others] = carsFor(catalogue, text);
  if (!first) return null;
  const { number } = text;
  const word = catalogue.illustrations.get(text.address) ?? placeNames[number % placeNames.length] ?? "corniche";
  return photo(
    isSubject(word)
      ? illustration(text.address, word, { seed: text.address, cars: [first, ...others] }, number % 2 === 1)
      : carPhoto(text.address, first, word, { flip: number % 2 === 0 }),
  );
}

export function articlePicture(catalogue: Catalogue, id: number): Picture | null {
  const article = catalogue.lists.articles.find((row) => row["ID"] === id);
  if (!article) return null;
  const models = article["modeles_lies"];
  return illustratedBy(catalogue, {
    address: pictureOf.article(id),
    number: id,
    modelIds: Array.isArray(models) ? models : [],
  });
}

/** The picture of a topic of the guides or of a guide; null where the editors named none. */
export function guidePicture(catalogue: Catalogue, address: string): Picture | null {
  return catalogue.illustrations.has(address)
    ? illustratedBy(catalogue, { address, number: hash(address), modelIds: [] })
    : null;
}
