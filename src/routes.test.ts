import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyPath } from "../tests/support/any-text";
import { addressed, isNumericId, notFoundMessage, pageOf, routes } from "./routes";

const slugs = fc.stringMatching(/^[a-z0-9]+(?:-[a-z0-9]+){0,3}$/);
const ids = fc.integer({ min: 1, max: 999_999_999 });

describe("an address of the site contains its kind and id", () => {
  test("brand", () => {
    fc.assert(
      fc.property(
        slugs,
        ids,
        (slug, id) => void expect(addressed(routes.brand({ slug, id }))).toEqual({ kind: "brand", id: String(id) }),
      ),
    );
  });
  test("model", () => {
    fc.assert(
      fc.property(
        slugs,
        slugs,
        ids,
        (brand, slug, id) =>
          void expect(addressed(routes.model(brand, { id, slug }))).toEqual({ kind: "model", id: String(id) }),
      ),
    );
  });
  test("version", () => {
    fc.assert(
      fc.property(
        slugs,
        slugs,
        slugs,
        ids,
        (brand, model, slug, id) =>
          void expect(addressed(routes.version(brand, model, { id, slug }))).toEqual({
            kind: "version",
            id: String(id),
          }),
      ),
    );
  });
  test("news category, on each of its pages", () => {
    fc.assert(
      fc.property(
        slugs,
        ids,
        fc.integer({ min: 1, max: 50 }),
        (slug, id, page) =>
          void expect(addressed(pageOf(routes.newsCategory({ id, slug }), page))).toEqual({
            kind: "category",
            id: String(id),
          }),
      ),
    );
  });
  test("article", () => {
    fc.assert(
      fc.property(
        slugs,
        slugs,
        ids,
        (category, slug, id) =>
          void expect(addressed(routes.article(category, { id, slug }))).toEqual({ kind: "article", id: String(id) }),
      ),
    );
  });
});

// rule: site/right-id
describe("models named with digits", () => {
  test.each([
    ["/guide-auto/voitures-neuves/marque/peugeot/modele/12-208", "model", "12"],
    ["/guide-auto/voitures-neuves/marque/peugeot/modele/208/55-active", "version", "55"],
    ["/guide-auto/voitures-neuves/marque/mazda/modele/7-cx-5", "model", "7"],
    ["/guide-auto/voitures-neuves/marque/mazda/modele/cx-5/8-2-0-bva", "version", "8"],
    ["/actualite-auto/toute-actualite/31-essai", "article", "31"],
  ])("%s", (path, kind, id) => expect(addressed(path)).toEqual({ kind, id }));
});

test("page 1 of a list is the list's own address", () => {
  expect([pageOf("/actualite-auto/3-essais", 1), pageOf("/actualite-auto/3-essais", 2)]).toEqual([
    "/actualite-auto/3-essais",
    "/actualite-auto/3-essais/page/2",
  ]);
});

// rule: site/not-found
test.each([
  ["12", true],
  ["999999999", true],
  ["0", true],
  ["", false],
  ["12a", false],
  ["-1", false],
  ["1.5", false],
  ["1e3", false],
  ["١٢", false],
  ["1234567890", false],
])("isNumericId(%j) is %j", (id, numeric) => expect(isNumericId(id)).toBe(numeric));

// rule: site/not-found
describe("the message for a missing page", () => {
  test.each([
    ["/guide-auto/voitures-neuves/marque/toyota/abc", "Page Not Found"],
    ["/guide-auto/voitures-neuves/marque/toyota/modele/abc-hilux", "Page Not Found"],
    ["/actualite-auto/abc-essais", "Page Not Found"],
    ["/actualite-auto/essais/abc-titre", "Page Not Found"],
    ["/actualite-auto/toute-l-actualite/page/999", "Page not found"],
    ["/guide-auto/voitures-neuves/marque/toyota/123", "Page not found"],
    ["/nulle-part", "Page not found"],
    ["/", "Page not found"],
  ])("%s", (path, words) => expect(notFoundMessage(path)).toBe(`${words}: ${path}`));

  test("ends with the whole path, whatever it is", () => {
    fc.assert(fc.property(anyPath(), (path) => void expect(notFoundMessage(path).endsWith(`: ${path}`)).toBe(true)));
  });
});
