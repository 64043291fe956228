import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { formatPrice } from "../../shared/figures/price";
import { brandQuestions } from "./brand-questions";

vi.mock("gatsby", () => ({ graphql: () => null }));

type Model = Queries.BrandQuestionModelFragment;
const car = (fields: Partial<Model> = {}): Model => ({
  name: "Starlet",
  articled: null,
  priceMin: null,
  energies: [],
  versions: [],
  ...fields,
});
const answerTo = (words: RegExp, models: readonly Model[]) =>
  brandQuestions("Toyota", models, null).find(({ question }) => words.test(question))?.answer;

const anyCar: fc.Arbitrary<Model> = fc.record({
  name: fc.stringMatching(/^[A-Z][a-z]{2,8}$/),
  articled: fc.constant(null),
  priceMin: fc.option(fc.integer({ min: 3_000_000, max: 150_000_000 })),
  energies: fc.subarray(["Essence", "Diesel", "Électrique"]),
  versions: fc.array(
    fc.record({ automatic: fc.option(fc.boolean()), seats: fc.option(fc.integer({ min: 2, max: 9 })) }),
    { maxLength: 4 },
  ),
});
const range = fc.uniqueArray(anyCar, { selector: ({ name }) => name, maxLength: 8 });

// rule: guide/questions
describe("a buyer's questions on a brand", () => {
  it("are left out when the data has no answer", () => {
    expect(
      brandQuestions(
        "Toyota",
        [car(), car({ name: "Hilux", energies: ["Diesel"], versions: [{ automatic: null, seats: 5 }] })],
        null,
      ),
    ).toEqual([]);
  });

  it("are answered with the cheapest model and its price", () => {
    const models = [
      car({ name: "Hilux", priceMin: 21_500_000 }),
      car({ priceMin: 10_900_000 }),
      car({ name: "Supra" }),
    ];
    expect(answerTo(/moins chère/, models)).toBe("Toyota Starlet, à partir de 10.900.000\u00a0FCA.");
    // rule: guide/model-gender
    expect(answerTo(/moins chère/, [car({ articled: "la Toyota Starlet", priceMin: 10_900_000 })])).toBe(
      "La Toyota Starlet, à partir de 10.900.000\u00a0FCA.",
    );
    expect(brandQuestions("Toyota", models, "prix relevé à titre indicatif")[0]?.answer).toBe(
      "Toyota Starlet, à partir de 10.900.000\u00a0FCA (prix relevé à titre indicatif).",
    );
  });

  it("are answered with the models that have an automatic gearbox", () => {
    const gearbox = (name: string, automatic: boolean | null) =>
      car({
        name,
        versions: [
          { automatic: false, seats: 5 },
          { automatic, seats: 5 },
        ],
      });
    expect(answerTo(/automatique/, [gearbox("Starlet", true), gearbox("Hilux", false), gearbox("Prado", true)])).toBe(
      "Toyota Starlet et Toyota Prado.",
    );
  });

  it("are answered with the electric models", () => {
    expect(
      answerTo(/électriques/, [
        car({ energies: ["Essence", "Électrique"] }),
        car({ name: "Hilux", energies: ["Diesel"] }),
      ]),
    ).toBe("Toyota Starlet.");
  });

  it("name exactly the models that have the feature", () => {
    fc.assert(
      fc.property(range, (models) => {
        const named = (words: RegExp) =>
          models.filter(({ name }) => answerTo(words, models)?.match(new RegExp(`Toyota ${name}\\b`)));
        expect(named(/automatique/)).toEqual(
          models.filter(({ versions }) => versions.some(({ automatic }) => automatic)),
        );
        expect(named(/sept places/)).toEqual(
          models.filter(({ versions }) => versions.some(({ seats }) => seats !== null && seats >= 7)),
        );
        expect(named(/électriques/)).toEqual(models.filter(({ energies }) => energies.includes("Électrique")));
      }),
    );
  });

  it("give no figure other than the lowest price, and never a dash", () => {
    fc.assert(
      fc.property(range, (models) => {
        const prices = models.flatMap(({ priceMin }) => priceMin ?? []);
        const lowest = prices.length > 0 ? [formatPrice(Math.min(...prices)).replace(/\u00a0FCA$/, "")] : [];
        const answers = brandQuestions("Toyota", models, null)
          .map(({ answer }) => answer)
          .join("\n");
        expect(answers.match(/\d[\d.]*/g) ?? []).toEqual(lowest);
        expect(answers).not.toMatch(/—|\b(?:null|undefined|NaN|Infinity)\b/);
      }),
    );
  });
});
