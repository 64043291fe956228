import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyPath } from "../../../tests/support/any-text";
import { dataOf } from "./data-of";
import { isKeptPage, isOfAnotherPage, placeOf } from "./kept";

const segment = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
const pagePath = fc
  .array(segment, { maxLength: 4 })
  .map((parts) => `/${parts.join("/")}`)
  .filter((path) => !path.startsWith("/api") && !path.startsWith("/static/") && !path.startsWith("/v/"));

describe("content cached for reading offline", () => {
  it.each([
    ["/", "page"],
    ["/guide-pratique/vignette/payer-sa-vignette", "page"],
    ["/comparateur", "page"],
    ["/page-data/index/page-data.json", "data"],
    ["/page-data/sq/d/12345.json", "data"],
    ["/slice-data/header-1.json", "data"],
    ["/app-34aef6401e7d66f6bbe8.js", "file"],
    ["/styles.9c0f55ceef77f630a030.css", "file"],
    ["/v/10001-0c1d2e3f4a.json", "file"],
    ["/static/icons-90f06ac857.svg", "file"],
    ["/static/af710b85af16/b0ac2/1.avif", "picture"],
    ["/sw.js", null],
    ["/api/suggestions", null],
    ["/atom.xml", null],
    ["/manifest.webmanifest", null],
    ["/icon.svg", null],
  ])("%s: %s", (path, place) => expect(placeOf(path)).toBe(place));

  // rule: site/offline-private
  it("never includes an answer of the API", () => {
    fc.assert(fc.property(anyPath(), (path) => placeOf(`/api/${path.replace(/^\//, "")}`) === null));
  });

  it.each([
    "/mon-compte",
    "/mon-compte/avis",
    "/login",
    "/register",
    "/poster-une-annonce",
    "/moderation",
    "/bureau",
    "/exploitation",
    "/marche-doccasion/alerte",
  ])("does not include the personal page %s", (path) => expect(isKeptPage(path)).toBe(false));
  it.each(["/", "/ma-selection", "/mon-compte-rendu", "/guide-auto"])("includes the page %s", (path) =>
    expect(isKeptPage(path)).toBe(true),
  );
});

describe("the data of a page", () => {
  it("belongs to the requesting page when the paths match, with or without a trailing slash, query or anchor", () => {
    fc.assert(
      fc.property(pagePath, fc.constantFrom("", "?v=1,2", "#avis"), fc.boolean(), (path, rest, slash) => {
        const address = `https://exemple.sn${path}${slash && path !== "/" ? "/" : ""}${rest}`;
        expect(isOfAnotherPage(dataOf(path), address)).toBe(false);
      }),
    );
  });

  it("belongs to another page when the requesting page has another path or is unknown", () => {
    fc.assert(
      fc.property(pagePath, pagePath, (path, other) => {
        expect(isOfAnotherPage(dataOf(path), `https://exemple.sn${other}`)).toBe(path !== other);
        expect(isOfAnotherPage(dataOf(path), "")).toBe(true);
      }),
    );
  });

  it("belongs to no single page when it is shared", () => {
    for (const shared of ["/page-data/app-data.json", "/page-data/sq/d/1.json", "/slice-data/header-1.json"])
      expect(isOfAnotherPage(shared, "")).toBe(false);
  });
});
