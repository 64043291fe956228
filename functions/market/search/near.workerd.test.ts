import { beforeEach, describe, expect, test } from "vitest";
import { ADS_PER_PAGE } from "../../../src/contract/market/search";
import { ads, fillAds, find, published, run } from "../../../tests/support/workerd/ads";

beforeEach(fillAds);

/** Towns in their order, each once. */
const runsOf = (towns: readonly string[]) => towns.filter((town, at) => town !== towns[at - 1]);
async function allOf(query: string) {
  const { total } = await find(query);
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(total / ADS_PER_PAGE) }, (_, at) => find(`${query}&page=${at + 1}`)),
  );
  return pages.flatMap((page) => page.ads);
}

describe("« Les plus proches »", () => {
  // rule: market/search-order
  test("ads of Thiès, then of Tivaouane, then along the road, before those of Dakar; of one town the newest", async () => {
    await run("UPDATE ads SET region = 'thies', department = 'Tivaouane', town = 'Tivaouane' WHERE n % 40 = 1");
    await run("UPDATE ads SET region = 'thies', department = 'Thiès', town = 'Thiès' WHERE n % 40 = 2");
    await run("UPDATE ads SET region = 'dakar', department = 'Rufisque', town = 'Diamniadio' WHERE n % 40 = 3");
    await run("UPDATE ads SET region = 'dakar', department = 'Dakar', town = 'Plateau' WHERE n % 40 NOT IN (1, 2, 3)");
    const all = await allOf("tri=proche&pres_de=thies");
    expect(new Set(all.map(({ id }) => id)).size).toBe(await published("1"));
    expect(runsOf(all.map(({ town }) => town))).toEqual(["Thiès", "Tivaouane", "Diamniadio", "Plateau"]);
    for (const town of ["Thiès", "Tivaouane"]) {
      const days = all.filter((ad) => ad.town === town).map(({ published_at }) => published_at);
      expect(days.toSorted().reverse()).toEqual(days);
    }
  });

  test("two towns of one name are each where they are", async () => {
    await run("UPDATE ads SET region = 'ziguinchor', town = 'Ngor' WHERE n % 2 = 0"); // no town of that region: on no map
    await run("UPDATE ads SET region = 'dakar', town = 'Ngor' WHERE n % 2 = 1");
    expect(runsOf((await allOf("tri=proche&pres_de=yoff")).map(({ region }) => region))).toEqual([
      "dakar",
      "ziguinchor",
    ]);
  });

  test("filters narrow it, a seller has three ads in a row at most, and a place that is none is the usual order", async () => {
    const { total, ads: listed } = await find("vendeur=parking&tri=proche&pres_de=ngor");
    expect(total).toBe(await published("seller_type = 'parking'"));
    const runs = listed.map(
      (_, place) => new Set(listed.slice(place, place + 4).map(({ seller_name }) => seller_name)).size,
    );
    expect(runs.slice(0, -3).filter((sellers) => sellers === 1)).toEqual([]);
    expect((await find("tri=proche&pres_de=paris")).ads).toEqual((await find("")).ads);
    expect((await ads("?tri=proche&pres_de=%27%20OR%201=1")).status).toBe(200);
  });
});
