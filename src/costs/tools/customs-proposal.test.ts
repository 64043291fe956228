import fc from "fast-check";
import { expect, test } from "vitest";
import { modelName, proposalFor } from "./customs-proposal";

const value = fc.record({
  brand: fc.constantFrom("Ford", "Kia"),
  model: fc.constantFrom("Edge", "Rio"),
  year: fc.integer({ min: 2016, max: 2019 }),
  origin: fc.constantFrom("Europe", "Corée", "Asie"),
});
const asked = fc.record({
  modele: fc.constantFrom("", "Ford Edge", "Kia Rio", "Lada Niva"),
  annee: fc.constantFrom("", "2016", "2018", "1980"),
  provenance: fc.constantFrom("", "Europe", "Asie", "Lune"),
});

// rule: costs/customs-value
test("a value is only ever proposed for the car that its fields show, and every answer that is shown is offered", () => {
  fc.assert(
    fc.property(fc.array(value, { maxLength: 20 }), asked, (values, wish) => {
      const { models, years, origins, car, value: found } = proposalFor(values, wish);
      for (const [answer, offered] of [
        [car.modele, models],
        [car.annee, years],
        [car.provenance, origins],
      ] as const)
        expect(answer === "" || offered.includes(answer)).toBe(true);
      expect(found !== null).toBe(car.modele !== "" && car.annee !== "" && car.provenance !== "");
      if (found)
        expect([modelName(found), String(found.year), found.origin]).toEqual([car.modele, car.annee, car.provenance]);
      // What is asked for and offered is kept.
      if (models.includes(wish.modele)) expect(car.modele).toBe(wish.modele);
      expect(proposalFor(values, car).car).toEqual(car);
    }),
    { numRuns: 300 },
  );
});
