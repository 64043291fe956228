import { describe, expect, test } from "vitest";
import { review } from "../../../../src/contract/wire/review";
import { version } from "../../../../src/contract/wire/version";
import { modelFacts } from "./model-facts";
import { toVersion } from "./version";

const aVersion = (more: object) =>
  toVersion(
    version.parse({ car_id: 1, nom_de_la_version: "1.5", id_modele: 1, energie: "Essence", ...more }),
    { slug: "a", path: "/a" },
    [],
    [],
  );
const aReview = (note_globale: number) =>
  review.parse({
    id: 1,
    id_modele: 1,
    pseudo: "Awa",
    note_globale,
    titre: "t",
    qualites: "q",
    defauts: "d",
    date: "2026-01-01",
  });

describe("modelFacts", () => {
  test("prices come from the versions that have one", () => {
    const facts = modelFacts([aVersion({ prix: 12 }), aVersion({ prix: "NC" }), aVersion({ prix: 30 })], [], []);
    expect(facts).toMatchObject({ priceMin: 12, priceMax: 30, versionCount: 3 });
  });

  test("prices are null when no version has one", () => {
    expect(modelFacts([aVersion({ prix: 0 })], [], [])).toMatchObject({
      priceMin: null,
      priceMax: null,
      cheapestId: null,
    });
  });

  test("the cheapest version is the one with the lowest id among equal prices", () => {
    const versions = [
      aVersion({ car_id: 7, prix: 30 }),
      aVersion({ car_id: 6, prix: 12 }),
      aVersion({ car_id: 5, prix: 12 }),
      aVersion({ car_id: 4, prix: "NC" }),
    ];
    expect(modelFacts(versions, [], []).cheapestId).toBe(5);
  });

  test("each energy and gearbox is listed once, whatever the order of the rows", () => {
    const versions = [
      aVersion({ energie: "Essence", boite_de_vitesse: "Manuelle 5" }),
      aVersion({ energie: "Diesel", boite_de_vitesse: "Automatique CVT" }),
      aVersion({ energie: "Essence", boite_de_vitesse: "Automatique 6" }),
    ];
    const facts = modelFacts(versions, [], []);
    expect(facts).toMatchObject({ energies: ["Diesel", "Essence"], gearboxes: ["Automatique", "Manuelle"] });
    expect(modelFacts([...versions].reverse(), [], [])).toEqual(facts);
  });

  test("consumption is that of the versions that burn fuel, and the range that of those that are charged", () => {
    const versions = [
      aVersion({ conso_mixte: 6.1, unite_conso: "l/100 km" }),
      aVersion({ conso_mixte: 5.4, unite_conso: "l/100 km" }),
      aVersion({ conso_mixte: 16, unite_conso: "kWh/100 km", autonomie_km: 420 }),
      aVersion({ conso_mixte: null }),
    ];
    expect(modelFacts(versions, [], [])).toMatchObject({
      litresMin: 5.4,
      litresMax: 6.1,
      rangeMin: 420,
      rangeMax: 420,
    });
    expect(modelFacts([], [], [])).toMatchObject({ litresMin: null, litresMax: null, rangeMin: null, rangeMax: null });
  });

  test("the owners' scores are averaged to one decimal", () => {
    expect(modelFacts([], [aReview(4), aReview(5), aReview(4)], [])).toMatchObject({ ownerScore: 4.3, reviewCount: 3 });
    expect(modelFacts([], [], []).ownerScore).toBeNull();
  });
});
