import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { openStorage } from "../../../tests/support/browser-storage";
import { keptAds } from "./kept-ads";

const put = (text: string) => localStorage.setItem("favoris-annonces", text);
beforeEach(openStorage);

test("stored values that are not ads are ignored", () => {
  const isAd = (ad: unknown) =>
    expect(ad).toEqual({
      id: expect.any(String),
      slug: expect.any(String),
      title: expect.any(String),
      price: expect.any(Number),
    });
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      put(text);
      keptAds().forEach(isAd);
    }),
  );
  put(
    JSON.stringify([
      null,
      3,
      { id: "a" },
      { id: "a", slug: "b", title: "c", price: 1 },
      { id: "a", slug: "b", title: "c", price: "1" },
    ]),
  );
  expect(keptAds()).toEqual([{ id: "a", slug: "b", title: "c", price: 1 }]);
});

// rule: market/kept-ads
test("no more than fifty ads are read", () => {
  put(JSON.stringify(Array.from({ length: 80 }, (_, n) => ({ id: String(n), slug: "b", title: "c", price: n }))));
  expect(keptAds()).toHaveLength(50);
});
