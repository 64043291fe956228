import fc from "fast-check";
import { expect, test } from "vitest";
import { queryOf, readQuery } from "./tool-query";

const CHOICES = { etat: ["occasion", "neuf"] };
const USUAL = { valeur: "6.000.000", devise: "FCA", etat: "occasion" };
const FIRST = { ...USUAL, valeur: "8.000.000" };
const OTHER = { ...USUAL, valeur: "9.000.000", etat: "neuf" };

test("what the page shows at first does not appear in the address", () => {
  expect(queryOf({ fields: USUAL, own: {} }, USUAL)).toBe("");
  expect(queryOf({ fields: FIRST, own: {} }, USUAL, FIRST)).toBe("");
});

// rule: costs/tool-address
test("reading an address gives back the state, whatever the page shows at first by then", () => {
  const fields = fc.record({
    valeur: fc.oneof(fc.constantFrom(USUAL.valeur, FIRST.valeur), fc.string({ maxLength: 40 })),
    devise: fc.oneof(fc.constant("FCA"), fc.string({ maxLength: 40 })),
    etat: fc.constantFrom("neuf", "occasion"),
  });
  const own = fc.dictionary(
    fc.stringMatching(/^[a-z_]{1,12}$/).filter((key) => key !== "__proto__"),
    fc.integer({ min: 0, max: 999_999_999_999 }),
    { maxKeys: 4, noNullPrototype: true },
  );
  fc.assert(
    fc.property(fc.record({ fields, own }), fc.constantFrom(USUAL, FIRST), (state, first) => {
      const query = queryOf(state, USUAL, first);
      const read = (shown: typeof first) => readQuery(new URLSearchParams(query), USUAL, CHOICES, shown);
      expect(read(first)).toEqual(state);
      expect(queryOf(read(first), USUAL, first)).toBe(query);
      if (query !== "") expect(read(OTHER)).toEqual(state);
    }),
  );
});

// rule: costs/tool-address
test("a value that a list does not offer is ignored", () => {
  fc.assert(
    fc.property(fc.string(), (etat) => {
      expect(CHOICES.etat).toContain(readQuery(new URLSearchParams({ etat }), USUAL, CHOICES).fields.etat);
    }),
  );
  expect(readQuery(new URLSearchParams("etat=neuf"), USUAL, CHOICES).fields.etat).toBe("neuf");
});

test("an address that says nothing of the tool opens what the page shows at first", () =>
  expect(readQuery(new URLSearchParams("utm_source=whatsapp"), USUAL, CHOICES, FIRST).fields).toEqual(FIRST));

test("whatever an address contains, fields stay short and amounts are whole", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (name, text) => {
      const { fields, own } = readQuery(
        new URLSearchParams({ [name]: text, "ligne.a": text, valeur: text }),
        USUAL,
        CHOICES,
      );
      expect(fields.valeur.length).toBeLessThanOrEqual(40);
      expect(Object.keys(fields)).toEqual(Object.keys(USUAL));
      expect(Object.values(own).every(Number.isSafeInteger)).toBe(true);
    }),
  );
});
