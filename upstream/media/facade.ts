import type { Car } from "../catalogue/cars";
import type { Catalogue } from "../catalogue/catalogue";
import { choose, vary } from "../drawings/chance";
import { showroomSvg } from "../drawings/showroom";
import { type Row, textIn } from "../row";
import { lastDrawing } from "./last-drawing";
import { photo, type Picture } from "./picture";

/** Cars of the brands that a dealer sells; all cars where none of these has any. */
function carsOf({ cars, lists }: Catalogue, { marques }: Row): Car[] {
  const brands = Array.isArray(marques) ? marques : [];
  const own = lists.models.flatMap((model) =>
    brands.includes(model["marque_id"]) ? (cars.get(Number(model["id"])) ?? []) : [],
  );
  return own.length > 0 ? own : [...cars.values()];
}

const showroom = lastDrawing(showroomSvg);

/** The front of a dealer, with two of its cars behind the glass. */
export function facade(catalogue: Catalogue, id: number): Picture | null {
  const dealer = catalogue.lists.dealers.find((row) => row["id"] === id);
  if (!dealer) return null;
  const slug = textIn(dealer, "slug") || textIn(dealer, "nom");
  const cars = carsOf(catalogue, dealer);
  const shown = (key: string, list: readonly Car[]) => {
    const car = list[Math.floor(list.length * vary(slug, key))];
    const [first = "#8a8f93", ...rest] = car?.paints ?? [];
    return car && { car, spec: car.spec(choose(slug, `${key} paint`, [first, ...rest])) };
  };
  const one = shown("one", cars);
  const two =
    shown(
      "two",
      cars.filter((car) => car !== one?.car),
    ) ?? one;
  return one && two
    ? photo(
        showroom(slug, {
          slug,
          where: ["quartier", "ville", "region"].map((field) => textIn(dealer, field)).join(", "),
          cars: [one.spec, two.spec],
        }),
      )
    : null;
}
