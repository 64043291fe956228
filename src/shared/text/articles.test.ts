import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { isElided, ofThe, the } from "./articles";
import { agreed, type Gender } from "./gender";

// rule: guide/model-gender
describe("a model in a sentence", () => {
  it.each<[name: string, gender: Gender, the: string, of: string]>([
    ["Duster", "MASCULINE", "le Duster", "du Duster"],
    ["Yaris", "FEMININE", "la Yaris", "de la Yaris"],
    ["Hilux", "MASCULINE", "le Hilux", "du Hilux"],
    ["HR-V", "MASCULINE", "le HR-V", "du HR-V"],
    ["Accord", "FEMININE", "l’Accord", "de l’Accord"],
    ["Elantra", "FEMININE", "l’Elantra", "de l’Elantra"],
    ["Amarok", "MASCULINE", "l’Amarok", "de l’Amarok"],
    ["Urban Cruiser", "MASCULINE", "l’Urban Cruiser", "de l’Urban Cruiser"],
    ["208", "FEMININE", "la 208", "de la 208"],
    ["3008", "MASCULINE", "le 3008", "du 3008"],
    ["i10", "FEMININE", "la i10", "de la i10"],
    ["iX3", "MASCULINE", "le iX3", "du iX3"],
    ["e-208", "FEMININE", "la e-208", "de la e-208"],
    ["ë-C3", "FEMININE", "la ë-C3", "de la ë-C3"],
    ["ID.3", "FEMININE", "l’ID.3", "de l’ID.3"],
    ["A3", "FEMININE", "l’A3", "de l’A3"],
    ["X5", "MASCULINE", "le X5", "du X5"],
    ["MG4", "FEMININE", "la MG4", "de la MG4"],
    ["UNI-T", "MASCULINE", "l’UNI-T", "de l’UNI-T"],
    ["Uno", "FEMININE", "la Uno", "de la Uno"],
    ["Ypsilon", "FEMININE", "l’Ypsilon", "de l’Ypsilon"],
    ["Yeti", "MASCULINE", "le Yeti", "du Yeti"],
    ["Horizon", "FEMININE", "l’Horizon", "de l’Horizon"],
    ["Élan", "FEMININE", "l’Élan", "de l’Élan"],
    ["Classe C", "FEMININE", "la Classe C", "de la Classe C"],
    // Where the brand is said, it decides the elision and the model the gender.
    ["Toyota Hilux", "MASCULINE", "le Toyota Hilux", "du Toyota Hilux"],
    ["Opel Corsa", "FEMININE", "l’Opel Corsa", "de l’Opel Corsa"],
    ["Isuzu D-Max", "MASCULINE", "l’Isuzu D-Max", "de l’Isuzu D-Max"],
    ["Hyundai Accent", "FEMININE", "la Hyundai Accent", "de la Hyundai Accent"],
    ["Honda Accord", "FEMININE", "la Honda Accord", "de la Honda Accord"],
    ["Peugeot 208", "FEMININE", "la Peugeot 208", "de la Peugeot 208"],
  ])("%s, %s → %s, %s", (name, gender, definite, of) => {
    const named = { name, gender };
    expect([the(named), ofThe(named)]).toEqual([definite, of]);
  });

  it.each([
    ["Duster", "Duster", "de Duster"],
    ["Audi Q3", "Audi Q3", "d’Audi Q3"],
    ["208", "208", "de 208"],
  ])("of unknown gender has no article: %s", (name, bare, of) => {
    const named = { name, gender: null };
    expect([the(named), ofThe(named)]).toEqual([bare, of]);
  });

  const gender = fc.constantFrom<Gender>("MASCULINE", "FEMININE");
  const name = fc.stringMatching(/^[A-Za-zÀ-ÿ0-9][A-Za-zÀ-ÿ0-9 -]{0,12}$/);

  it("whatever its name, keeps it whole at the end, after one article", () =>
    fc.assert(
      fc.property(name, gender, (said, kind) => {
        const named = { name: said, gender: kind };
        const article = kind === "MASCULINE" ? "le " : "la ";
        expect(the(named)).toBe((isElided(said) ? "l’" : article) + said);
        for (const words of [the(named), ofThe(named)]) expect(words.endsWith(said)).toBe(true);
        expect(ofThe(named)).not.toMatch(/\bde le /);
      }),
    ));

  it("that begins with a figure or a consonant is never elided, whatever its gender", () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9b-df-gj-np-tv-xzB-DF-GJ-NP-TV-XZ]/), gender, (said, kind) => {
        expect(the({ name: said, gender: kind })).not.toContain("l’");
      }),
    ));

  it("is elided by its letters, not by their accents or capitals", () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z][a-z]{1,8}$/), (said) => {
        expect(isElided(said.toUpperCase())).toBe(isElided(said));
        expect(isElided(said.replace("E", "É").replace("A", "À"))).toBe(isElided(said));
      }),
    ));
});

test("a word agrees with a model, and with « la voiture » where its gender is unknown", () => {
  expect([agreed("MASCULINE", "il", "elle"), agreed("FEMININE", "il", "elle"), agreed(null, "il", "elle")]).toEqual([
    "il",
    "elle",
    "elle",
  ]);
});
