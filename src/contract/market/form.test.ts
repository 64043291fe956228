import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anAd, anOffer, aState, aVehicle, someWords } from "../../../tests/support/ads";
import { REGIONS } from "../../places";
import { site } from "../../site";
import { AD_STEPS, type AdAnswers, type AdRules, answersOf, type AdStep, readAnswers } from "./form";
import { thousandsOffered } from "./form-doubts";
import { EQUIPMENT_NAMES } from "./equipment";
import {
  BODY_TYPES,
  COLOURS,
  CONDITIONS,
  DRIVES,
  ENERGIES,
  GEARBOXES,
  ORIGINS,
  PAPERS,
  SELLER_TYPES,
  STEERING,
  valuesOf,
} from "./lists";

const YEAR = 2026;
const rules: AdRules = { phone: site.phone, places: REGIONS, year: YEAR };
const read = (answers: { [step in AdStep]?: unknown }) => readAnswers(answers, rules, 2017);
/** Error sentences by field; {} where the answers are valid. */
const wrong = (answers: { [step in AdStep]?: unknown }) => {
  const found = read(answers);
  return found.ok ? {} : found.fields;
};
const valuesIn = (answers: Partial<AdAnswers>) => {
  const found = read(answers);
  if (!found.ok) throw new Error(JSON.stringify(found.fields));
  return found.values;
};

const NO_CONTACT =
  "Ne mettez ni numéro de téléphone, ni adresse e-mail, ni lien : les acheteurs ont votre numéro par un bouton.";
const BAD_PRICE = "Prix en francs CFA, sans abréviation (ex. : 6500000 pour 6,5 M).";

describe("an ad that a seller types", () => {
  test("is read with the spaces, commas and units that people write", () => {
    const { vehicle, state, words, offer } = valuesIn(anAd());
    expect(vehicle).toMatchObject({ year: 2017, month: 3, engine: 1_396, model_id: 13, version: "1.4 EX" });
    expect(state).toMatchObject({
      mileage: 84_000,
      owners: 1,
      insurance_until: null,
      inspection_until: "2027-03-31",
      accidents: null,
      vin: null,
    });
    expect(state).not.toHaveProperty("mileage_confirmed");
    expect(words?.equipment).toEqual(["camera-de-recul", "climatisation"]);
    expect(offer).toMatchObject({ price: 6_500_000, phone: "+221338000001", district: null, department: "Dakar" });
  });

  // rule: market/posting-fields, market/typing-doubts, market/no-contact-in-words
  test.each<[AdStep, object, Record<string, string>]>([
    ["vehicle", aVehicle({ brand_name: " " }), { brand_name: "Choisissez une marque." }],
    ["vehicle", aVehicle({ model_name: "" }), { model_name: "Choisissez un modèle." }],
    ["vehicle", aVehicle({ year: "1949" }), { year: "Entrez une année de 1950 à 2027." }],
    ["vehicle", aVehicle({ year: "2028" }), { year: "Entrez une année de 1950 à 2027." }],
    ["vehicle", aVehicle({ month: "13" }), { month: "Choisissez une réponse." }],
    ["vehicle", { ...aVehicle(), energy: "" }, { energy: "Choisissez une réponse." }],
    ["vehicle", aVehicle({ version: "77 123 45 67" }), { version: NO_CONTACT }],
    ["vehicle", aVehicle({ engine: "1,6" }), { engine: "Entrez une cylindrée en cm³, comme 1.998, ou laissez vide." }],
    [
      "state",
      { ...aState(), condition: "", papers: "" },
      { condition: "Choisissez une réponse.", papers: "Choisissez une réponse." },
    ],
    ["state", aState({ mileage: "beaucoup" }), { mileage: "Entrez le kilométrage, comme 85.000." }],
    ["state", aState({ mileage: "900" }), { mileage: "Êtes-vous sûr ? Moins de 1.000 km pour une voiture de 2017." }],
    ["state", aState({ mileage: "900", mileage_confirmed: true }), {}],
    [
      "state",
      aState({ mileage: "600 000" }),
      { mileage: "Êtes-vous sûr ? 600.000 km, très peu de voitures vont si loin." },
    ],
    ["state", aState({ mileage: "600 000", mileage_confirmed: true }), {}],
    [
      "state",
      aState({ condition: "neuf_0km", mileage: "12", mileage_confirmed: true }),
      { condition: "Une voiture de 2017 n’est plus « Neuf 0 km » : choisissez « Venant » ou « Occasion locale »." },
    ],
    [
      "state",
      aState({ inspection_until: "2026-02-30" }),
      { inspection_until: "Choisissez une date, ou laissez vide." },
    ],
    [
      "state",
      aState({ vin: "123" }),
      { vin: "Entrez les 17 caractères du numéro de châssis, sans I, O ni Q, ou laissez vide." },
    ],
    ["state", aState({ vin: "1hgcm82633a004352" }), {}],
    [
      "state",
      aState({ vin: "1HGCM82633A004353" }),
      {
        vin: "Êtes-vous sûr ? Un caractère de ce numéro ne correspond pas aux autres : relisez-le sur la carte grise.",
      },
    ],
    ["state", aState({ vin: "1HGCM82633A004353", vin_confirmed: true }), {}],
    ["words", someWords({ description: "Trop court." }), { description: "Écrivez au moins 40 caractères." }],
    ["words", someWords({ description: "x".repeat(3_001) }), { description: "3000 caractères au plus." }],
    [
      "words",
      someWords({ description: "Très belle voiture, appelez vite le 77 123 45 67 pour la voir." }),
      { description: NO_CONTACT },
    ],
    [
      "words",
      someWords({ description: "Très belle voiture, toutes les photos sur www.exemple.sn/annonce" }),
      { description: NO_CONTACT },
    ],
    ...["77_123_45_67", "77 • 123 • 45 • 67", "+221 77 123 45 67", "awa@exemple.sn", "fb.me/awa"].map(
      (contact): [AdStep, object, Record<string, string>] => [
        "words",
        someWords({ description: `Très belle voiture, à voir à Yoff tous les jours : ${contact}` }),
        { description: NO_CONTACT },
      ],
    ),
    [
      "words",
      someWords({
        description: "Révision à 118 000 km en 03/2024, 12 500 000 F ferme, de 350 000 – 400 000 F de frais.",
      }),
      {},
    ],
    ["offer", anOffer({ price: "6500" }), { price: BAD_PRICE }],
    ["offer", anOffer({ price: "499 999" }), { price: BAD_PRICE }],
    ["offer", anOffer({ price: "500.000 FCFA" }), {}],
    ["offer", anOffer({ price: "6,5 M" }), {}],
    ["offer", anOffer({ price: "6,5" }), { price: BAD_PRICE }],
    ["offer", anOffer({ region: "paris", department: "", town: "Yoff" }), { region: "Choisissez une région." }],
    ["offer", anOffer({ region: "toString" }), { region: "Choisissez une région." }],
    [
      "offer",
      anOffer({ region: "thies" }),
      { department: "Choisissez un département de cette région.", town: "Choisissez une ville de cette région." },
    ],
    ["offer", anOffer({ seller_name: "Awa 77 123 45 67" }), { seller_name: NO_CONTACT }],
    ...["77 123 45 67", "77.123.45.67", "00221 77 123 45 67", "+221771234567", "+33 6 12 34 56 78"].map(
      (phone): [AdStep, object, Record<string, string>] => ["offer", anOffer({ phone }), {}],
    ),
    [
      "offer",
      anOffer({ phone: "12" }),
      { phone: "Veuillez saisir un numéro de téléphone valide, comme 77 123 45 67." },
    ],
  ])("of the step « %s », %j is reported under its field", (step, answers, fields) =>
    expect(wrong({ [step]: answers })).toEqual(fields),
  );

  test("is refused when it has a field that the form does not have", () => {
    const whole = anAd();
    for (const step of AD_STEPS)
      for (const more of [{ uid: "x" }, { state: "publiee" }, { seller_verified: true }])
        expect(read({ [step]: { ...whole[step], ...more } }).ok).toBe(false);
  });

  test("accepts every town and department of each region", () => {
    for (const [region, { departments, towns }] of Object.entries(REGIONS))
      for (const town of towns)
        for (const department of ["", ...departments])
          expect(wrong({ offer: anOffer({ region, department, town }) })).toEqual({});
  });

  test("is judged by the year of the vehicle sent with it, not by the year stored before", () => {
    expect(
      wrong({ vehicle: aVehicle({ year: "2026" }), state: aState({ condition: "neuf_0km", mileage: "12" }) }),
    ).toEqual({});
    expect(
      Object.keys(
        wrong({ vehicle: aVehicle({ year: "2026" }), state: aState({ condition: "neuf_0km", mileage: "501" }) }),
      ),
    ).toEqual(["condition"]);
  });

  test("gives a validation result for any value in any field, never an exception", () => {
    const whole: Readonly<Record<AdStep, object>> = anAd();
    const fields = AD_STEPS.flatMap((step) => Object.keys(whole[step]).map((field) => [step, field] as const));
    fc.assert(
      fc.property(
        fc.constantFrom(...fields),
        fc.anything(),
        ([step, field], value) => void read({ [step]: { ...whole[step], [field]: value } }),
      ),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...AD_STEPS),
        fc.anything(),
        (step, value) => void (value === undefined || expect(read({ [step]: value }).ok).toBe(false)),
      ),
    );
  });

  // rule: market/posting-price
  test("has its price accepted from 500,000 francs, or proposed × 1.000, or neither, never both", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000_000_000 }), (price) => {
        const taken = !("price" in wrong({ offer: anOffer({ price: String(price) }) }));
        expect(taken).toBe(price >= 500_000 && price <= 999_999_999);
        expect(taken && thousandsOffered(price) !== null).toBe(false);
      }),
    );
  });
});

const among = (list: Readonly<Record<string, string>>) => fc.constantFrom(...valuesOf(list));
const orNone = <Value>(values: fc.Arbitrary<Value>) => fc.oneof(fc.constant("" as const), values);
const figures = (min: number, max: number) => fc.integer({ min, max }).map(String);
const words = (minLength: number, maxLength: number) =>
  fc.string({ minLength, maxLength, unit: fc.constantFrom(..."abcé ’-\u0000🚗") });
const ads = fc.record({
  vehicle: fc.record({
    brand_name: words(0, 20).map((text) => `K${text}`),
    model_name: words(0, 20).map((text) => `R${text}`),
    model_id: fc.option(fc.integer({ min: 1, max: 9_999 })),
    version: words(0, 30),
    year: figures(1950, 2027),
    month: orNone(figures(1, 12)),
    energy: among(ENERGIES),
    gearbox: among(GEARBOXES),
    drive: orNone(among(DRIVES)),
    body_type: among(BODY_TYPES),
    fiscal_power: orNone(figures(1, 60)),
    engine: orNone(figures(50, 10_000)),
    colour: orNone(among(COLOURS)),
    seats: orNone(figures(1, 60)),
    doors: orNone(figures(1, 7)),
  }),
  state: fc.record({
    condition: fc.constantFrom(...valuesOf(CONDITIONS).filter((condition) => condition !== "neuf_0km")),
    papers: among(PAPERS),
    mileage: figures(0, 2_000_000),
    mileage_confirmed: fc.constant(true),
    origin: orNone(among(ORIGINS)),
    steering: orNone(among(STEERING)),
    first_hand: fc.boolean(),
    owners: orNone(figures(1, 30)),
    service_book: fc.boolean(),
    inspection_until: fc.constantFrom("", "2027-01-31"),
    insurance_until: fc.constantFrom("", "2026-12-01"),
    accidents: words(0, 60),
    vin: fc.constantFrom("", "kna dm512 3h6000001", "1HGCM82633A004353"),
    vin_confirmed: fc.constant(true),
  }),
  words: fc.record({
    equipment: fc.array(fc.constantFrom(...Object.keys(EQUIPMENT_NAMES))),
    description: words(0, 100).map((text) => `Voiture saine, jamais accidentée, une main. ${text}`),
  }),
  offer: fc.record({
    price: figures(500_000, 999_999_999),
    negotiable: fc.boolean(),
    trade_in: fc.boolean(),
    credit: fc.boolean(),
    region: fc.constant("thies"),
    department: fc.constantFrom("", "Mbour"),
    town: fc.constantFrom("Thiès", "Saly"),
    district: words(0, 20),
    seller_name: words(0, 20).map((text) => `Aw${text}`),
    seller_type: among(SELLER_TYPES),
    phone: fc.constantFrom("33 800 00 01", "+221 33 800 00 02", "+33 6 12 34 56 78"),
    whatsapp: fc.boolean(),
    call_hours: words(0, 20),
  }),
});

/** The given answers on a form whose other fields keep their initial values. */
const onForm = ({ vehicle, state, ...more }: AdAnswers): AdAnswers => ({
  vehicle: aVehicle(vehicle),
  state: aState(state),
  ...more,
});

describe("an ad that was accepted once", () => {
  test("can be edited: reading its answers again gives the same values", () => {
    fc.assert(
      fc.property(ads, (answers) => {
        const once = valuesIn(onForm(answers as AdAnswers));
        expect(valuesIn(answersOf(once))).toEqual(once);
      }),
    );
  });

  test("has only the steps that were filled in", () => {
    expect(answersOf(valuesIn({ words: someWords() }))).toEqual({
      words: { equipment: ["camera-de-recul", "climatisation"], description: someWords().description },
    });
    expect(answersOf({})).toEqual({});
  });
});
