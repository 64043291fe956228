import * as z from "zod/mini";
import { readCarIndex } from "../../contract/guide/car-index";
import type { IndexedCar } from "../../contract/guide/indexed-car";
import { routes } from "../../routes";
import { readPublished } from "../../shared/http/read-published";

const searchData = z.object({ result: z.object({ pageContext: z.object({ index: z.string() }) }) });

/**
 * All cars of the guide. The search's page says where their index is: its name changes with each price, and pages do not change with the
 * prices of others.
 * @throws where it cannot be had
 */
export async function guideCars(): Promise<readonly IndexedCar[]> {
  const page = await readPublished(`/page-data${routes.search}/page-data.json`, (said) => searchData.parse(said));
  const cars = page && (await readPublished(page.result.pageContext.index, readCarIndex));
  if (!cars) throw new Error("no index of cars");
  return cars;
}
