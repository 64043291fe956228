import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aReview } from "../../../tests/support/messages";
import { site } from "../../site";
import { holdsContact } from "../shared/contact-in-text";
import { reviewForm, SCORES } from "./review";

const form = reviewForm(site.phone);
const messagesOf = (review: object) =>
  form.safeParse(review).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

// rule: guide/review-form
describe("an owner’s review", () => {
  test("accepts figures with spaces, dots and commas as people type them", () => {
    const typed = aReview({
      year: " 2019 ",
      mileage: "118 000",
      months_owned: "44",
      consumption: "8,6",
      comment: "  ",
    });
    expect(form.parse(typed)).toMatchObject({
      year: 2019,
      mileage: 118_000,
      months_owned: 44,
      consumption: 8.6,
      comment: null,
    });
    expect(form.parse(aReview({ mileage: "85.500", consumption: "" }))).toMatchObject({
      mileage: 85_500,
      consumption: null,
    });
    expect(form.parse(aReview({ mileage: "1\u202f118\u00a0000", consumption: "7" }))).toMatchObject({
      mileage: 1_118_000,
      consumption: 7,
    });
  });

  test.each<[object, string]>([
    [{ year: "1979" }, "year: Entrez l’année du véhicule, comme 2019."],
    [{ year: String(new Date().getFullYear() + 2) }, "year: Entrez l’année du véhicule, comme 2019."],
    [{ mileage: "beaucoup" }, "mileage: Entrez le kilométrage, comme 85.000."],
    [{ mileage: "-5" }, "mileage: Entrez le kilométrage, comme 85.000."],
    [{ mileage: "8,5" }, "mileage: Entrez le kilométrage, comme 85.000."],
    [{ months_owned: "" }, "months_owned: Entrez la durée en mois, comme 18."],
    [{ usage: "bateau" }, "usage: Choisissez une réponse."],
    [{ consumption: "0,5" }, "consumption: Entrez une consommation de 1 à 60 aux 100 km, comme 7,5, ou laissez vide."],
    [{ likes: "  Trop court, et des espaces.  " }, "likes: Écrivez au moins 30 caractères."],
    [{ dislikes: "x".repeat(1_501) }, "dislikes: 1500 caractères au plus."],
    [
      { comment: "Appelez-moi au 77 123 45 67 pour la voir." },
      "comment: Ne mettez ni numéro de téléphone, ni adresse e-mail, ni lien.",
    ],
    [{ recommends: null }, "recommends: Choisissez une réponse."],
    [{ has_driven: false }, "has_driven: Confirmez que vous possédez ou avez conduit cette voiture."],
  ])("%j is reported under its field", (change, message) => expect(messagesOf(aReview(change))).toEqual([message]));

  test.each([...SCORES])("needs a score from 1 to 5 for %s", (name) => {
    for (const score of [0, 6, 2.5, null, "4"])
      expect(messagesOf(aReview({ [name]: score }))).toEqual([`${name}: Donnez une note de 1 à 5.`]);
  });

  test("is refused when it has a field that the form does not have", () => {
    for (const more of [{ uid: "x" }, { name: "x" }, { verified: true }])
      expect(form.safeParse(aReview(more)).success).toBe(false);
  });

  test("any value in any field gives a validation result, never an exception", () => {
    const names = Object.keys(aReview());
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.anything(),
        (field, value) => void form.safeParse(aReview({ [field]: value })),
      ),
    );
  });
});

// rule: guide/review-no-contact
describe("contact details in a text", () => {
  test.each([
    "Appelez le 77 123 45 67",
    "au 771234567.",
    "+221 77-123-45-67",
    "00221771234567",
    "modèle 2019 77.123.45.67",
    "(+33) 6 12 34 56 78",
    "+33 6 12 34 56 78",
    "https://exemple.sn/x",
    "WWW.exemple.sn",
    "voir exemple.com",
    "awa@exemple.sn",
    "écrivez sur wa.me/221771234567",
  ])("are found: %s", (text) => expect(holdsContact(text, site.phone)).toBe(true));

  test.each([
    "118 000 km en 44 mois, 8,6 L",
    "achetée 7 700 000 - 7 900 000 FCFA",
    "12.900.000 FCFA en 2019",
    "moteur 2.8 GD-6, 204 ch",
    "de 2015 à 2019",
    "Bonne voiture.Confortable",
    "vidange tous les 10 000 km / 6 mois",
    "275/65 R17",
  ])("are not mistaken for other figures: %s", (text) => expect(holdsContact(text, site.phone)).toBe(false));

  test("are found wherever a telephone number stands in a sentence", () => {
    const number = fc.tuple(
      fc.constantFrom("70", "75", "76", "77", "78"),
      fc.stringMatching(/^\d{7}$/),
      fc.constantFrom("", " ", ".", "-"),
    );
    fc.assert(
      fc.property(number, fc.constantFrom("", "Mon numéro : ", "En 2020, "), ([operator, rest, between], before) => {
        const typed = [operator, rest.slice(0, 3), rest.slice(3, 5), rest.slice(5)].join(between);
        expect(holdsContact(`${before}${typed} merci`, site.phone)).toBe(true);
      }),
    );
  });
});
