import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { bodyTypeOf } from "../plugins/gatsby-source-guide-auto/src/map/body-type";
import { popularPairs } from "../src/build/popular-pairs";
import { catalogueOf } from "./catalogue/catalogue";
import { cheapestByModel } from "./catalogue/version-rows";
import { numberIn, textIn } from "./row";
import { contentReader } from "./source/content";

const { lists, cars } = catalogueOf(contentReader(join(import.meta.dirname, "content"))(), new Date());
const cheapest = cheapestByModel(lists.versions);
const models = lists.models.map((row) => {
  const modelId = numberIn(row, "id") ?? 0;
  return {
    modelId,
    name: textIn(row, "nom_du_modele"),
    brand: numberIn(row, "marque_id"),
    body: bodyTypeOf(textIn(row, "carrosserie"), textIn(row, "segment") || null),
    segment: textIn(row, "segment") || null,
    priceMin: numberIn(cheapest.get(modelId) ?? {}, "prix"),
    reviewCount: lists.reviews.filter((review) => review["id_modele"] === modelId).length,
    /** That of its first photo, which cards show. */
    paint: cars.get(modelId)?.photos[0]?.paint ?? "",
  };
});

/** Lightness and the two axes of colour of OKLab, in which equal distances look equal; tints count twice, because all cars are lit alike. */
function seen(hex: string): readonly number[] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2);
  const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b);
  const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b);
  const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b);
  return [
    0.2105 * l + 0.7936 * m - 0.0041 * s,
    2 * (1.978 * l - 2.4286 * m + 0.4506 * s),
    2 * (0.0259 * l + 0.7828 * m - 0.8087 * s),
  ];
}
const distance = (a: string, b: string) => Math.hypot(...seen(a).map((axis, at) => axis - (seen(b)[at] ?? 0)));

type Model = (typeof models)[number];
/** Pairs of models whose paints are nearer than this. */
const alike = (pairs: readonly (readonly [Model, Model])[], least: number) =>
  pairs
    .filter(([a, b]) => distance(a.paint, b.paint) < least)
    .map(([a, b]) => `${a.name} ${a.paint} ${b.name} ${b.paint}`);

describe("the cars of the demonstration are told apart at a glance", () => {
  it("measures black and anthracite as near, black and white, or red and blue, as far", () => {
    expect(distance("#131313", "#3a3f43")).toBeLessThan(0.25);
    expect(distance("#131313", "#fafafa")).toBeGreaterThan(0.7);
    expect(distance("#b51f2a", "#1f5f8b")).toBeGreaterThan(0.4);
  });

  // rule: guide/popular-pairs
  it("where two stand in a comparison that is ready", () => {
    const pairs = popularPairs(models, 24);
    expect(pairs).toHaveLength(24);
    expect(alike(pairs, 0.3)).toEqual([]);
  });

  // rule: guide/car-lists
  it("where they stand for their body type beside or below that of another", () => {
    const byBody = Map.groupBy(models, ({ body }) => body);
    const largestFirst = [...byBody.values()].toSorted((a, b) => b.length - a.length);
    const faces = largestFirst.flatMap((same) =>
      same.toSorted((a, b) => b.reviewCount - a.reviewCount || (a.priceMin ?? 0) - (b.priceMin ?? 0)).slice(0, 1),
    );
    expect(faces.length).toBeGreaterThan(5);
    const neighbours = faces.flatMap((face, place) =>
      [1, 3].flatMap((further) => {
        const other = faces[place + further];
        return other ? [[face, other] as const] : [];
      }),
    );
    expect(alike(neighbours, 0.2)).toEqual([]);
  });

  it("where they are neighbours in the list of a brand", () => {
    const byPrice = models.toSorted((a, b) => (a.priceMin ?? 0) - (b.priceMin ?? 0));
    const neighbours = byPrice.flatMap((model, place) => {
      const next = byPrice.slice(place + 1).find(({ brand }) => brand === model.brand);
      return next ? [[model, next] as const] : [];
    });
    expect(neighbours.length).toBeGreaterThan(50);
    expect(alike(neighbours, 0.15)).toEqual([]);
  });
});
