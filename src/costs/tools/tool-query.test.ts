import fc from "fast-check";
import { expect, test } from "vitest";
import { queryOf, readQuery } from "./tool-query";

const CHOICES = { etat: ["occasion", "neuf"] };
const FIRST = { valeur: "6.000.000", devise: "FCA", etat: "occasion" };

test("initial values do not appear in the address", () => expect(queryOf({ fields: FIRST, own: {} }, FIRST)).toBe(""));

// rule: costs/tool-address
test("reading an address gives back the state and writing it the same address", () => {
  const states = fc.record({
    fields: fc.record({
      valeur: fc.string({ maxLength: 40 }),
      devise: fc.string({ maxLength: 40 }),
      etat: fc.constantFrom("neuf", "occasion"),
    }),
    own: fc.dictionary(
      fc.stringMatching(/^[a-z_]{1,12}$/).filter((key) => key !== "__proto__"),
      fc.integer({ min: 0, max: 999_999_999_999 }),
      { maxKeys: 4, noNullPrototype: true },
    ),
  });
  fc.assert(
    fc.property(states, (state) => {
      const query = queryOf(state, FIRST);
      expect(readQuery(new URLSearchParams(query), FIRST, CHOICES)).toEqual(state);
      expect(queryOf(readQuery(new URLSearchParams(query), FIRST, CHOICES), FIRST)).toBe(query);
    }),
  );
});

// rule: costs/tool-address
test("a value that a list does not offer is ignored", () => {
  fc.assert(
    fc.property(fc.string(), (etat) => {
      expect(CHOICES.etat).toContain(readQuery(new URLSearchParams({ etat }), FIRST, CHOICES).fields.etat);
    }),
  );
  expect(readQuery(new URLSearchParams("etat=neuf"), FIRST, CHOICES).fields.etat).toBe("neuf");
});

test("whatever an address contains, fields stay short and amounts are whole", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (name, text) => {
      const { fields, own } = readQuery(
        new URLSearchParams({ [name]: text, "ligne.a": text, valeur: text }),
        FIRST,
        CHOICES,
      );
      expect(fields.valeur.length).toBeLessThanOrEqual(40);
      expect(Object.keys(fields)).toEqual(Object.keys(FIRST));
      expect(Object.values(own).every(Number.isSafeInteger)).toBe(true);
    }),
  );
});
