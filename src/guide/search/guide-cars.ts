import * as z from "zod/mini";
import { readCarIndex } from "../../contract/guide/car-index";
import type { IndexedCar } from "../../contract/guide/indexed-car";
import { pageDataAt } from "../../gatsby-5.16/browser/data-addresses";
import { routes } from "../../routes";
import { readPublished } from "../../shared/http/read-published";

const searchData = z.object({ result: z.object({ pageContext: z.object({ index: z.string() }) }) });

/**
 * Loads all cars of the guide. The address of the index is read from the data of the search page, because it changes with every price and other pages
 * must not be rebuilt for that.
 * @throws when the index cannot be loaded
 */
export async function guideCars(): Promise<readonly IndexedCar[]> {
  const page = await readPublished(pageDataAt(routes.search), (said) => searchData.parse(said));
  const cars = page && (await readPublished(page.result.pageContext.index, readCarIndex));
  if (!cars) throw new Error("no index of cars");
  return cars;
}
