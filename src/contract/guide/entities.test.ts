import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeEntities } from "./entities";

describe("decodeEntities", () => {
  test.each([
    ["Citro&euml;n", "Citroën"],
    ["Marché &amp; chiffres", "Marché & chiffres"],
    ["L&rsquo;essai", "L’essai"],
    ["L&#8217;essai", "L’essai"],
    ["L&#x2019;essai", "L’essai"],
    ["&Eacute;lectrique", "Électrique"],
    ["&Ccedil;a", "Ça"],
    ["&lt;b&gt;", "<b>"],
    ["&amp;lt;", "&lt;"],
    ["&unknown; & co", "&unknown; & co"],
    ["&constructor;", "&constructor;"],
    ["&toString;", "&toString;"],
    ["&#0;&#8;&#xD800;&#x110000;", "&#0;&#8;&#xD800;&#x110000;"],
    ["&eacute", "&eacute"],
  ])("%s → %s", (text, expected) => expect(decodeEntities(text)).toBe(expected));

  test("leaves text without an ampersand as it is", () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !text.includes("&")),
        (text) => void expect(decodeEntities(text)).toBe(text),
      ),
    );
  });

  test("decodes any character written as a numeric entity", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const printable = [...text].filter((char) => (char.codePointAt(0) ?? 0) > 31).join("");
        const written = [...printable].map((char) => `&#${char.codePointAt(0)};`).join("");
        expect(decodeEntities(written)).toBe(printable);
      }),
    );
  });

  test("always returns well-formed Unicode text", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(?:&#?x?[\da-fA-Z]{0,8};?|[a-z])*$/), (text) => {
        expect(() => encodeURIComponent(decodeEntities(text))).not.toThrow();
      }),
    );
  });
});
