import type { ComparisonIndex } from "../../contract/guide/comparison";
import { slugify } from "../../shared/text/slug";

/** A version that can be chosen. */
export interface FoundCar {
  readonly id: number;
  /** « Toyota RAV4 2.5 Hybride » */
  readonly name: string;
  /** « Toyota RAV4 » */
  readonly model: string;
  /** « 2.5 Hybride » */
  readonly version: string;
  /** Address of the small picture of its model. */
  readonly photo: string | null;
  readonly price: number | null;
  /** « Hybride · Automatique »; absent where neither is known. */
  readonly drive?: string | undefined;
  readonly hash: string;
}

/** Every version of the index, by id. */
export const carsById = (index: ComparisonIndex): ReadonlyMap<number, FoundCar> =>
  new Map(
    index.flatMap(({ brand, model, photo, versions }) => {
      const whole = `${brand} ${model}`;
      return versions.map(
        ({ id, name, ...version }) =>
          [id, { ...version, id, name: `${whole} ${name}`, model: whole, version: name, photo }] as const,
      );
    }),
  );

/** Removes accents, punctuation and spaces, so that « RAV 4 » and « rav4 » are equal. */
const folded = (text: string) => slugify(text).replaceAll("-", "");

/** Distance of a car's name from the typed text, 0 being the nearest; null when a typed word occurs neither in the name nor in its drive: « duster diesel ». */
function distance({ name, drive = "" }: FoundCar, typed: string): number | null {
  const whole = folded(name);
  const wanted = folded(typed);
  const [brand = ""] = slugify(name).split("-");
  if (whole.startsWith(wanted) || whole.slice(brand.length).startsWith(wanted)) return 0;
  if (whole.includes(wanted)) return 1;
  return slugify(typed)
    .split("-")
    .every((word) => folded(`${name} ${drive}`).includes(word))
    ? 2
    : null;
}

/** Finds cars by name and drive. @param typed text of the visitor; empty text finds nothing @param most maximum number of results */
export function findCars(cars: Iterable<FoundCar>, typed: string, most: number): readonly FoundCar[] {
  if (folded(typed) === "") return [];
  return [...cars]
    .flatMap((car) => {
      const away = distance(car, typed);
      return away === null ? [] : [{ car, away }];
    })
    .sort((a, b) => a.away - b.away)
    .slice(0, most)
    .map(({ car }) => car);
}
