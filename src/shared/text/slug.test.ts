import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText } from "../../../tests/support/any-text";
import { slugify } from "./slug";

// rule: shared/slug
describe("slugify", () => {
  test.each([
    ["Électrique & Cie", "electrique-cie"],
    ["Citroën C-Élysée", "citroen-c-elysee"],
    ["Toute l’actualité", "toute-l-actualite"],
    ["L'œuvre, l'ægir", "l-oeuvre-l-aegir"],
    ["1.5 BVM5 XLi", "1-5-bvm5-xli"],
    ["  --x--  ", "x"],
    ["208", "208"],
    ["../../etc/passwd", "etc-passwd"],
    ["…", ""],
  ])("%s → %s", (text, slug) => expect(slugify(text)).toBe(slug));

  test("returns ASCII words joined by single hyphens for any text", () => {
    fc.assert(fc.property(anyText(), (text) => void expect(slugify(text)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)));
  });

  test("returns a slug unchanged", () => {
    fc.assert(fc.property(anyText(), (text) => void expect(slugify(slugify(text))).toBe(slugify(text))));
  });
});
