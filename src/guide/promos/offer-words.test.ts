import { describe, expect, it } from "vitest";
import { type Offer, offerWords } from "./offer-words";

const offer = (fields: Partial<Offer> = {}): Offer => ({
  promoId: 1,
  title: "Swift étudiante",
  forEveryone: false,
  promoPrice: 9_500_000,
  rate: null,
  end: "2026-11-26",
  conditions: "Sur présentation d’une carte d’étudiant.",
  versionIds: [],
  dealer: null,
  ...fields,
});

// rule: guide/promo-beside-price
describe("an offer beside a price", () => {
  it("with conditions states its price, its end and the conditions", () => {
    expect(offerWords(offer())).toEqual({
      id: "offre-1",
      head: "Promo à 9.500.000\u00a0FCA jusqu’au 26 novembre 2026, sous",
      text: "Swift étudiante. Sur présentation d’une carte d’étudiant.",
    });
  });

  it("with unknown conditions refers to the dealer", () =>
    expect(offerWords(offer({ conditions: null })).text).toBe(
      "Swift étudiante. Conditions à demander au concessionnaire.",
    ));

  it("that does not lower the price states no price", () => {
    expect(offerWords(offer({ promoPrice: null, rate: 7.9 })).head).toBe(
      "Crédit à 7,9\u00a0% jusqu’au 26 novembre 2026, sous",
    );
    expect(offerWords(offer({ promoPrice: null })).head).toBe("Offre jusqu’au 26 novembre 2026, sous");
  });

  it("open to everybody says so without a price, because it is already the car’s price", () => {
    expect(offerWords(offer({ forEveryone: true, conditions: "Véhicules en stock." }))).toMatchObject({
      head: "Promo pour tous jusqu’au 26 novembre 2026\u00a0:",
      text: "Swift étudiante. Véhicules en stock.",
    });
    expect(offerWords(offer({ forEveryone: true, conditions: null })).text).toBe("Swift étudiante.");
  });

  it("names its dealer, and its versions when the model has others", () => {
    const versions = ["1.2 GL", "1.2 GLX", "1.2 Sport"].map((name, at) => ({ versionId: 7 + at, name }));
    const some = offerWords(offer({ dealer: { name: "Suzuki Dakar", city: "Dakar" }, versionIds: [7] }), versions);
    expect(some.head).toBe("Promo à 9.500.000\u00a0FCA, version 1.2 GL, jusqu’au 26 novembre 2026, sous");
    expect(some.text).toBe("Swift étudiante. Sur présentation d’une carte d’étudiant. Chez Suzuki Dakar, Dakar.");
    expect(offerWords(offer({ versionIds: [7, 8] }), versions).head).toContain(
      "FCA, versions 1.2 GL et 1.2 GLX, jusqu’au",
    );
    expect(offerWords(offer({ versionIds: [7] }), versions.slice(0, 1)).head).toContain("FCA jusqu’au");
  });
});
