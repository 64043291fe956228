import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { spread } from "./ad-spread";

interface Ad {
  readonly place: number;
  readonly seller: string;
}
const pages = fc
  .array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 24 })
  .map((sellers): Ad[] => sellers.map((seller, place) => ({ place, seller })));
const spreadOut = (page: readonly Ad[]) => spread(page, ({ seller }) => seller);
const longestRun = (page: readonly Ad[]) =>
  page
    .reduce((runs, { seller }, at) => [...runs, seller === page[at - 1]?.seller ? (runs.at(-1) ?? 0) + 1 : 1], [0])
    .reduce((most, run) => Math.max(most, run));

describe("a page of ads", () => {
  test("has the same ads, each once", () =>
    fc.assert(
      fc.property(pages, (page) => void expect([...spreadOut(page)].sort((a, b) => a.place - b.place)).toEqual(page)),
    ));

  // rule: market/seller-in-a-row
  test("has three in a row from one seller at most, wherever that can be", () => {
    fc.assert(
      fc.property(pages, (page) => {
        const most = Math.max(
          0,
          ...["a", "b", "c", "d"].map((seller) => page.filter((ad) => ad.seller === seller).length),
        );
        fc.pre(most <= 3 * (page.length - most + 1));
        expect(longestRun(spreadOut(page))).toBeLessThanOrEqual(3);
      }),
    );
  });

  test("that keeps to it stays as it is; a seller's own ads keep their order", () => {
    fc.assert(
      fc.property(pages, (page) => {
        if (longestRun(page) <= 3) expect(spreadOut(page)).toEqual(page);
        for (const seller of ["a", "b"]) {
          const own = spreadOut(page).flatMap((ad) => (ad.seller === seller ? ad.place : []));
          expect(own).toEqual(own.toSorted((a, b) => a - b));
        }
      }),
    );
  });
});
