import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { marked } from "./marked";

const shown = (text: string, search: string) =>
  marked(text, search)
    .map((piece) => (piece.match ? `[${piece.text}]` : piece.text))
    .join("");

describe("marking the searched words in a suggestion", () => {
  test.each([
    ["Toyota RAV4", "rav 4", "Toyota [RAV4]"],
    ["Mazda CX-5", "cx5", "Mazda [CX-5]"],
    ["Citroën C-Élysée", "c elysee", "Citroën [C-Élysée]"],
    ["Toyota Hilux", "toyota hi", "[Toyota Hi]lux"],
    ["Kia Rio", "Clio", "Kia Rio"],
    ["Kia Rio", "-- ", "Kia Rio"],
  ])("%s, « %s »: %s", (text, search, expected) => expect(shown(text, search)).toBe(expected));

  test("never changes the text, whatever was typed", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        fc.string({ unit: "grapheme" }),
        (text, search) =>
          marked(text, search)
            .map((piece) => piece.text)
            .join("") === text,
      ),
    );
  });

  test("finds every part of a text, whatever its case and accents", () => {
    const word = fc.stringMatching(/^[a-zA-Z0-9éÉïÏçÇ-]{1,12}$/).filter((text) => /[a-z0-9]/i.test(text));
    fc.assert(
      fc.property(word, word, word, (before, found, after) =>
        marked(`${before} ${found} ${after}`, found.normalize("NFD").toUpperCase()).some(({ match }) => match),
      ),
    );
  });
});
