import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nfc, nfd } from "./normal-form";

/** Letters of many languages, with up to five marks on each. */
const written = fc
  .array(
    fc.tuple(
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }),
      fc.string({ unit: fc.constantFrom("\u0301", "\u0316", "\u0327", "\u0345"), maxLength: 5 }),
    ),
  )
  .map((letters) => letters.flat().join(""));

describe("a text in any language", () => {
  test("is normalised as Unicode’s own algorithm does", () => {
    fc.assert(
      fc.property(written, (text) => {
        fc.pre(!/\p{M}{11}/u.test(text));
        expect([nfc(text), nfd(text)]).toEqual([text.normalize("NFC"), text.normalize("NFD")]);
      }),
    );
  });
  test("« é » is one code point in NFC and two in NFD", () =>
    expect([nfc("e\u0301"), nfd("\u00e9")]).toEqual(["\u00e9", "e\u0301"]));
});

test("only ten of thousands of marks on one letter are kept, because sorting them all takes seconds", () => {
  const text = nfd(`a${"\u0301\u0316".repeat(30_000)}z`);
  expect(text).toBe(`a${"\u0316".repeat(5)}${"\u0301".repeat(5)}z`);
  expect(nfc(`${"\u0301\u0316".repeat(30_000)}z`)).toHaveLength(11);
});
