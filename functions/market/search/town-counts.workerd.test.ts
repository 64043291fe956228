import { expect, test } from "vitest";
import { fillAds, find, published } from "../../../tests/support/workerd/ads";

// rule: market/search-filters
test("beside a town, the other towns of its region have their numbers of ads, and no town of another region has one", async () => {
  await fillAds();
  const { facets, total } = await find("region=dakar&ville=yoff");
  expect(total).toBeGreaterThan(0);
  expect(facets["ville"]).toEqual((await find("region=dakar")).facets["ville"]);
  expect(facets["ville"]?.find(({ value }) => value === "yoff")?.count).toBe(total);
  const elsewhere = await published("region <> 'dakar'");
  expect(elsewhere).toBeGreaterThan(0);
  expect(facets["ville"]?.reduce((sum, { count }) => sum + count, 0)).toBe(await published("region = 'dakar'"));
});
