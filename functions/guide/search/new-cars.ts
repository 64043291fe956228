import { readCarIndex } from "../../../src/contract/guide/car-index";
import type { SmallPicture } from "../../../src/contract/shared/picture";
import type { FoundGroup, FoundRow } from "../../../src/contract/site/found";
import { type Engine, engineOf, search } from "../../../src/guide/search/engine/engine";
import { BOUND_KEYS, CHOICE_KEYS } from "../../../src/guide/search/engine/filters";
import { readSentence } from "../../../src/guide/search/engine/sentence";
import { SORTS } from "../../../src/guide/search/engine/sorts";
import { currentPrice } from "../../../src/costs/price/current-price";
import { addressed, routes } from "../../../src/routes";
import { count } from "../../../src/shared/figures/figures";
import { millions } from "../../../src/shared/figures/millions";
import type { Env } from "../../env";
import { errorName } from "../../shared/error-name";
import type { SearchIndex } from "./search-index";

interface Cars {
  readonly engine: Engine;
  /** By the id of a model. */
  readonly pictures: ReadonlyMap<number, SmallPicture | null>;
}

/** The cars of a release take tens of milliseconds to read. */
const read = new WeakMap<SearchIndex, Cars>();

async function carsFor(env: Env, index: SearchIndex): Promise<Cars> {
  const known = read.get(index);
  if (known) return known;
  const answer = await env.ASSETS.fetch(`https://assets.local${index.cars}`);
  const file = answer.ok ? readCarIndex(await answer.json()) : null;
  if (!file) throw new Error(`${index.cars}: ${answer.status}`);
  const cars = { engine: engineOf(file), pictures: new Map(file.map(({ model }) => [model.id, model.picture])) };
  read.set(index, cars);
  return cars;
}

/** Address of the search for new cars with a sentence in it. */
export const carSearchFor = (asked: string) => `${routes.search}?${new URLSearchParams({ q: asked })}`;

/** New cars that answer a text, read as a sentence as the search for new cars reads it (rule: guide/search-sentence); null when none does, or it says nothing. */
export function newCarsAmong(engine: Engine, asked: string): FoundRow | null {
  const { filters } = readSentence(asked, engine.options);
  const isAsked =
    filters.q !== "" ||
    CHOICE_KEYS.some((key) => filters.choices[key]) ||
    BOUND_KEYS.some((key) => filters.bounds[key] !== undefined);
  if (!isAsked) return null;
  const { cars } = search(engine, filters, SORTS[0]);
  if (cars.length === 0) return null;
  const prices = cars.flatMap((car) => currentPrice(car) ?? []);
  return {
    label: `Voir ${count(cars.length, "version neuve", "versions neuves")}`,
    path: carSearchFor(asked),
    figure: prices.length === 0 ? null : `dès\u00a0${millions(Math.min(...prices))}`,
  };
}

/** New cars without their lowest price where the brand above them says it. */
export function withoutRepeat(cars: FoundRow | null, [best]: readonly FoundGroup[]): FoundRow | null {
  const said = best?.kind === "brand" && best.rows.some(({ figure }) => figure?.endsWith(cars?.figure ?? ""));
  return cars && said ? { ...cars, figure: null } : cars;
}

/** What the cars of a release say of a text. */
interface NewCars {
  readonly among: FoundRow | null;
  /** @param path address of a model */
  readonly pictureOf: (path: string) => SmallPicture | null;
}

/**
 * What the cars of the release say; nothing when they cannot be read, which is logged.
 * @param asked as `newCarsAmong` reads it; null where only the pictures are wanted
 */
export async function newCarsFor(env: Env, index: SearchIndex | null, asked: string | null): Promise<NewCars> {
  try {
    if (index) {
      const { engine, pictures } = await carsFor(env, index);
      return {
        among: asked === null ? null : newCarsAmong(engine, asked),
        pictureOf: (path) => pictures.get(Number(addressed(path)?.id)) ?? null,
      };
    }
  } catch (error) {
    console.warn(`voitures neuves de la recherche : ${errorName(error)}`);
  }
  return { among: null, pictureOf: () => null };
}
