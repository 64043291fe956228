import { describe, expect, test } from "vitest";
import { townsOf } from "../../../src/market/search/changes";
import { REGION_KEYS } from "../../../src/places";
import { slugify } from "../../../src/shared/text/slug";
import { metresFrom, POSITIONS } from "./positions";

const TOWNS = townsOf(REGION_KEYS);
const byDistance = (key: string) =>
  Object.entries(metresFrom(key))
    .sort(([, a], [, b]) => a - b)
    .map(([place]) => place);

describe("how far towns are from each other", () => {
  test.each([
    ["thies", "thies/Tivaouane", 21],
    ["plateau", "thies/Thiès", 57],
    ["saint-louis", "ziguinchor/Ziguinchor", 384],
    ["saint-louis", "dakar/Plateau", 181],
  ])("from %s to %s there are some %i km", (key, place, kilometres) =>
    expect(Math.abs((metresFrom(key)[place] ?? 0) / 1_000 - kilometres)).toBeLessThan(3),
  );

  test("the nearest come first: Pikine's neighbours, and the coast beside Mbour", () => {
    expect(byDistance("pikine").slice(0, 4)).toEqual([
      "dakar/Pikine",
      "dakar/Hann Maristes",
      "dakar/Guédiawaye",
      "dakar/Parcelles Assainies",
    ]);
    expect(byDistance("mbour").slice(0, 2)).toEqual(["thies/Mbour", "thies/Saly"]);
  });

  test("every place that lists offer is known, is nearest to itself, and is in the country", () => {
    for (const { value } of TOWNS)
      expect([value, slugify(byDistance(value)[0]?.split("/")[1] ?? "")]).toEqual([value, value]);
    const places = Object.values(POSITIONS).flatMap((region) => Object.values<readonly [number, number]>(region));
    expect(places).toHaveLength(TOWNS.length);
    for (const [latitude, longitude] of places)
      expect([latitude > 12.3 && latitude < 16.7, longitude > -17.55 && longitude < -11.3]).toEqual([true, true]);
  });

  test("from no place of ours, nothing is near", () => expect(metresFrom("paris")).toEqual({}));
});
