import * as z from "zod/mini";
import { carFile, comparedCar, type ComparedCar, comparisonIndex } from "../../contract/guide/comparison";
import { pageDataAt } from "../../gatsby-5.16/browser/data-addresses";
import { routes } from "../../routes";
import { readPublished } from "../../shared/http/read-published";
import { carsById, type FoundCar } from "./car-search";

/** Files fetched and validated during this visit. They never become outdated, because their names change with their content. */
const known = new Map<string, Promise<unknown>>();

async function read<Schema extends z.ZodMiniType>(address: string, schema: Schema): Promise<z.output<Schema> | null> {
  const asked = known.get(address) ?? readPublished(address, (said) => schema.parse(said));
  known.set(address, asked);
  const value = (await asked) as z.output<Schema> | null; // an address has one schema
  if (value === null) known.delete(address); // asked again next time
  return value;
}

type Catalogue = ReadonlyMap<number, FoundCar>;

/** All cars by id; null when the index cannot be loaded. @param address as given in the page; if the site has been published since, the newest index is read instead */
export async function readIndex(address: string): Promise<Catalogue | null> {
  const index = await read(address, comparisonIndex);
  return index ? carsById(index) : readNewestIndex();
}

const comparatorData = z.object({ result: z.object({ pageContext: z.object({ index: z.string() }) }) });

/** Reads the index whose address a page opened now would contain. */
export async function readNewestIndex(): Promise<Catalogue | null> {
  const address = pageDataAt(routes.compare);
  known.delete(address);
  const page = await read(address, comparatorData);
  const index = page && (await read(page.result.pageContext.index, comparisonIndex));
  return index && carsById(index);
}

/** The data shown about the given cars, in the same order; null when one cannot be loaded. */
export async function readCars(cars: readonly FoundCar[]): Promise<readonly ComparedCar[] | null> {
  const all = await Promise.all(cars.map((car) => read(carFile(car), comparedCar)));
  return all.every((car) => car !== null) ? all : null;
}
