import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { figure } from "../../shared/figures/figures";
import { formatPrice } from "../../shared/figures/price";
import type { Named } from "../../shared/text/articles";
import { modelQuestions } from "./model-questions";

type Model = Parameters<typeof modelQuestions>[1];
type Version = Model["versions"][number];

/** Without a gender, so that the questions can be told from each other whatever it is. */
const STARLET: Named = { name: "Toyota Starlet", gender: null };
const version = (fields: Partial<Version> = {}): Version => ({
  name: "GL",
  price: null,
  promoPrice: null,
  automatic: null,
  consumption: null,
  consumptionUnit: null,
  groundClearance: null,
  ...fields,
});
const answerTo = (words: RegExp, versions: readonly Version[], priceMin: number | null = null) =>
  modelQuestions(STARLET, { priceMin, versions }, null).find(({ question }) => words.test(question))?.answer;

const price = fc.option(fc.integer({ min: 3_000_000, max: 150_000_000 }));
const anyVersion: fc.Arbitrary<Version> = fc.record({
  name: fc.stringMatching(/^[A-Z]{2,4}$/),
  price,
  promoPrice: fc.constant(null),
  automatic: fc.option(fc.boolean()),
  consumption: fc.option(fc.integer({ min: 30, max: 250 }).map((tenths) => tenths / 10)),
  consumptionUnit: fc.option(fc.constantFrom("l/100 km", "kWh/100 km")),
  groundClearance: fc.option(fc.integer({ min: 100, max: 300 })),
});
const model: fc.Arbitrary<Model> = fc.record({ priceMin: price, versions: fc.array(anyVersion, { maxLength: 6 }) });

// rule: guide/questions
describe("a buyer's questions on a model", () => {
  it("are left out when the data has no answer", () =>
    expect(modelQuestions(STARLET, { priceMin: null, versions: [version()] }, null)).toEqual([]));

  it("are answered with its lowest price", () => {
    expect(answerTo(/quel prix/, [], 10_900_000)).toBe(
      "À partir de 10.900.000\u00a0FCA, hors frais d’immatriculation et d’assurance.",
    );
    expect(
      modelQuestions(STARLET, { priceMin: 10_900_000, versions: [] }, "prix relevé à titre indicatif")[0]?.answer,
    ).toBe(
      "À partir de 10.900.000\u00a0FCA, prix relevé à titre indicatif, hors frais d’immatriculation et d’assurance.",
    );
  });

  it("are answered with its cheapest automatic version", () => {
    const versions = [
      version({ name: "GX", automatic: true, price: 12_900_000 }),
      version({ name: "GL", automatic: true, price: 11_900_000 }),
      version({ name: "Base", automatic: false, price: 10_900_000 }),
      version({ name: "Sur commande", automatic: true }),
    ];
    expect(answerTo(/automatique/, versions)).toBe("Oui : la version GL, à partir de 11.900.000\u00a0FCA.");
  });

  it("are answered with the current price", () => {
    const versions = [
      version({ name: "GL", automatic: true, price: 11_900_000 }),
      version({ name: "GX", automatic: true, price: 12_900_000, promoPrice: 11_500_000 }),
    ];
    expect(answerTo(/automatique/, versions)).toBe("Oui : la version GX, à partir de 11.500.000\u00a0FCA.");
  });

  it("are answered with the first known consumption, in its own unit", () => {
    expect(
      answerTo(/consommation/, [
        version(),
        version({ name: "60 kWh", consumption: 15.6, consumptionUnit: "kWh/100 km" }),
      ]),
    ).toMatch(/^15,6\u00a0kWh\/100\u00a0km en cycle mixte pour la version 60 kWh/);
  });

  it.each([
    [230, "Assez pour rouler à l’aise sur piste."],
    [190, "Assez pour rouler à l’aise sur piste."],
    [189, "Assez pour un usage mixte, pas pour les ornières profondes."],
    [160, "Assez pour un usage mixte, pas pour les ornières profondes."],
    [159, "De quoi rouler en ville et sur le goudron."],
  ])("are answered, for a ground clearance of %i mm, « %s »", (groundClearance, words) => {
    expect(answerTo(/piste/, [version({ groundClearance })])).toBe(
      `Sa garde au sol est de ${groundClearance}\u00a0mm. ${words}`,
    );
  });

  // rule: guide/model-gender
  it.each<[named: Named, price: string, gearbox: string, consumption: string, track: string]>([
    [
      { name: "Toyota Starlet", gender: "FEMININE" },
      "Combien coûte la Toyota Starlet neuve au Sénégal ?",
      "La Toyota Starlet existe-t-elle en boîte automatique ?",
      "Combien consomme la Toyota Starlet ?",
      "La Toyota Starlet passe-t-elle sur piste ?",
    ],
    [
      { name: "Isuzu D-Max", gender: "MASCULINE" },
      "Combien coûte l’Isuzu D-Max neuf au Sénégal ?",
      "L’Isuzu D-Max existe-t-il en boîte automatique ?",
      "Combien consomme l’Isuzu D-Max ?",
      "L’Isuzu D-Max passe-t-il sur piste ?",
    ],
    [
      { name: "Porsche Cayenne", gender: null },
      "Porsche Cayenne : quel prix au Sénégal ?",
      "Porsche Cayenne : y a-t-il une boîte automatique ?",
      "Porsche Cayenne : quelle consommation ?",
      "Porsche Cayenne : et sur piste ?",
    ],
  ])("are asked about $name with the article of its gender, or without one", (named, ...questions) => {
    const versions = [version({ automatic: true, price: 11_900_000, consumption: 5.6, groundClearance: 170 })];
    const asked = modelQuestions(named, { priceMin: 11_900_000, versions }, null);
    expect(asked.map(({ question }) => question)).toEqual(questions);
  });

  it("give only figures that are in the data, and never a dash", () => {
    fc.assert(
      fc.property(model, ({ priceMin, versions }) => {
        const known = [priceMin, ...versions.map((one) => one.price)].map((one) => formatPrice(one).split("\u00a0")[0]);
        const measured = versions
          .flatMap((one) => [figure(one.consumption, ""), figure(one.groundClearance, "")])
          .map((one) => one.trim());
        const answers = modelQuestions(STARLET, { priceMin, versions }, null)
          .map(({ answer }) => answer)
          .join("\n");
        const figures = answers.replaceAll("/100\u00a0km", "").match(/\d+(?:[.,]\d+)*/g) ?? [];
        expect(figures.filter((one) => !known.includes(one) && !measured.includes(one))).toEqual([]);
        expect(answers).not.toMatch(/—|\b(?:null|undefined|NaN|Infinity)\b/);
      }),
    );
  });

  it("appear if and only if the data has the answer", () => {
    fc.assert(
      fc.property(model, ({ priceMin, versions }) => {
        const isAsked = (words: RegExp) => answerTo(words, versions, priceMin) !== undefined;
        expect(isAsked(/quel prix/)).toBe(priceMin !== null);
        expect(isAsked(/automatique/)).toBe(versions.some((one) => one.automatic && one.price !== null));
        expect(isAsked(/consommation/)).toBe(versions.some((one) => one.consumption !== null));
        expect(isAsked(/piste/)).toBe(versions.some((one) => one.groundClearance !== null));
      }),
    );
  });
});
