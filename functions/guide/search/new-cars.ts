import { readCarIndex } from "../../../src/contract/guide/car-index";
import type { FoundRow } from "../../../src/contract/site/found";
import { type Engine, engineOf, search } from "../../../src/guide/search/engine/engine";
import { BOUND_KEYS, CHOICE_KEYS } from "../../../src/guide/search/engine/filters";
import { readSentence } from "../../../src/guide/search/engine/sentence";
import { SORTS } from "../../../src/guide/search/engine/sorts";
import { currentPrice } from "../../../src/costs/price/current-price";
import { routes } from "../../../src/routes";
import { count } from "../../../src/shared/figures/figures";
import { millions } from "../../../src/shared/figures/millions";
import type { Env } from "../../env";
import { errorName } from "../../shared/error-name";
import type { SearchIndex } from "./search-index";

/** The cars of a release take tens of milliseconds to read. */
const engines = new WeakMap<SearchIndex, Engine>();

async function engineFor(env: Env, index: SearchIndex): Promise<Engine> {
  const known = engines.get(index);
  if (known) return known;
  const answer = await env.ASSETS.fetch(`https://assets.local${index.cars}`);
  const cars = answer.ok ? readCarIndex(await answer.json()) : null;
  if (!cars) throw new Error(`${index.cars}: ${answer.status}`);
  const engine = engineOf(cars);
  engines.set(index, engine);
  return engine;
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
    figure: prices.length === 0 ? null : `dès ${millions(Math.min(...prices))}`,
  };
}

/** The picture of each model that has one, by its id. */
const picturesOf = ({ rows }: Engine) => new Map(rows.map(({ car: { model } }) => [model.id, model.picture]));

/** What the cars of a release say of a text. */
interface NewCars {
  readonly among: FoundRow | null;
  readonly pictures: ReturnType<typeof picturesOf>;
}

/** As newCarsAmong, of the cars of the release; nothing when they cannot be read, which is logged. */
export async function newCarsFor(env: Env, index: SearchIndex | null, asked: string): Promise<NewCars> {
  try {
    if (index) {
      const engine = await engineFor(env, index);
      return { among: newCarsAmong(engine, asked), pictures: picturesOf(engine) };
    }
  } catch (error) {
    console.warn(`voitures neuves de la recherche : ${errorName(error)}`);
  }
  return { among: null, pictures: new Map() };
}
