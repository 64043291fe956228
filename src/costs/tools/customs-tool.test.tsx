// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { countryParameters } from "../../../tests/support/country-parameters";
import { CustomsTool } from "./customs-tool";

vi.mock("gatsby", () => ({ graphql: () => null }));

beforeEach(() => vi.useFakeTimers({ now: Date.parse("2026-11-22T10:00:00Z"), toFake: ["Date"] }));
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  history.replaceState(null, "", "/");
});

const TUCSON = {
  brand: "Hyundai",
  model: "Tucson",
  year: 2017,
  origin: "Europe",
  amount: 13_500,
  currency: "EUR",
  effective: "2026-11",
  source: "Annonces relevées",
  certainty: "D",
} as const;
const VALUES: readonly Queries.CustomsValueFragment[] = [
  TUCSON,
  { ...TUCSON, origin: "Corée", amount: 8_000_000, currency: "FCA", certainty: "B" },
  { ...TUCSON, brand: "Toyota", model: "Yaris", amount: 11_500 },
];

/** Opens the tool at an address. */
async function open(search: string, values: readonly Queries.CustomsValueFragment[] = []): Promise<void> {
  history.replaceState(null, "", `/${search}`);
  await act(async () => void render(<CustomsTool parameters={countryParameters} values={values} />));
}
const pageText = () => document.body.textContent?.replace(/\s/g, " ") ?? "";

// rule: costs/tool-address
describe("values of an address", () => {
  test.each(["type=camion", "etat=epave", "voie=avion", "devise=USD", "type=&etat=&voie=&devise="])(
    "« %s » is ignored, because the tool does not offer it, and the fields match the result",
    async (query) => {
      await open(`?${query}`);
      expect(screen.getAllByRole("combobox").map((choice) => (choice as HTMLSelectElement).value)).toEqual([
        "FCA",
        "voiture",
        "occasion",
        "mer",
      ]);
      expect(screen.getByRole("status").textContent).toContain("2.937.804");
    },
  );

  test("are used when the tool offers them", async () => {
    await open("?type=utilitaire");
    expect((screen.getByRole("combobox", { name: "Véhicule" }) as HTMLSelectElement).value).toBe("utilitaire");
    expect(screen.getByRole("status").textContent).not.toContain("2.937.804");
  });
});

// rule: costs/customs-lines
test("what is counted is called an example until the reader says what the car is worth", async () => {
  await open("");
  const answer = () => screen.getByRole("status").textContent?.replace(/\s/g, " ");
  expect(answer()).toMatch(/^Exemple : droits et taxes estimés2\.937\.804 FCA.+avec la voiture : 8\.937\.804 FCA$/);
  fireEvent.change(screen.getByLabelText("Valeur avec fret"), { target: { value: "5.000.000" } });
  expect(answer()).toMatch(/^Droits et taxes estimés/);
  cleanup();
  await open("?valeur=8.000.000");
  expect(answer()).toMatch(/^Droits et taxes estimés/);
});

// rule: costs/tool-corrections
test("one button makes all amounts fields; each that is corrected can be reset", async () => {
  await open("");
  fireEvent.click(screen.getByRole("button", { name: /^Modifier les montants/ }));
  expect(screen.getAllByRole("textbox", { name: /, en francs$/ })).toHaveLength(7);
  const vat = screen.getByRole("textbox", { name: "TVA, en francs" });
  fireEvent.change(vat, { target: { value: "rien" } });
  fireEvent.blur(vat);
  expect((vat as HTMLInputElement).value).toBe("1.306.800");
  fireEvent.change(vat, { target: { value: "1 000 000" } });
  fireEvent.blur(vat);
  expect(pageText()).toContain("votre chiffre");
  expect(screen.getByRole("status").textContent).toContain("2.631.004");
  fireEvent.click(screen.getByRole("button", { name: /^Terminer/ }));
  fireEvent.click(screen.getByRole("button", { name: /^Rétablir.+TVA/ }));
  expect(screen.getByRole("status").textContent).toContain("2.937.804");
});

// rule: costs/import-history
describe("the import age check", () => {
  test.each(["2030-01-15", "2026-11-23"])(
    "refuses %s as a first registration, because it is in the future",
    async (date) => {
      await open(`?date=${date}`);
      expect(pageText()).toContain("Cette date est à venir");
      expect(pageText()).not.toMatch(/Importable|Trop ancienne/);
    },
  );

  test.each([
    ["2026-11-22", "jusqu’au 22 novembre 2036"],
    ["2017-03-15", "jusqu’au 15 mars 2027"],
  ])("allows a car first registered on %s « %s »", async (date, until) => {
    await open(`?date=${date}`);
    expect(pageText()).toContain(
      `Importable ${until} inclus : 10 ans au plus depuis sa première mise en circulation, règle en vigueur depuis le 24 octobre 2025.`,
    );
  });

  test("applies the former limit of eight years to a car that was ten years old before the limit of ten years", async () => {
    await open("?date=2015-03-10");
    expect(pageText()).toContain(
      "Trop ancienne : la limite est de 10 ans depuis le 24 octobre 2025. Elle ne pouvait entrer que jusqu’au 10 mars 2023, par la limite de 8 ans d’alors.",
    );
  });

  test("gives the last day of a car that turned ten under the current limit", async () => {
    await open("?date=2016-01-15");
    expect(pageText()).toContain(
      "Trop ancienne : la limite est de 10 ans depuis le 24 octobre 2025. Elle ne pouvait entrer que jusqu’au 15 janvier 2026.",
    );
  });

  test("states only the current limit for a car that no known limit ever allowed", async () => {
    await open("?date=1990-06-01&type=utilitaire");
    expect(pageText()).toContain(
      "Trop ancienne : la limite est de 10 ans depuis le 24 octobre 2025 (15 ans pour un camion ou un minibus).",
    );
  });

  test.each(["2016-02-31", "2016-13-01", "hier", "2016"])(
    "shows nothing for « %s », which is not a date",
    async (date) => {
      await open(`?date=${date}`);
      expect(pageText()).not.toMatch(/Importable|Trop ancienne|à venir/);
    },
  );

  test("follows the date as it is typed", async () => {
    await open("");
    fireEvent.change(screen.getByLabelText(/Première mise en circulation/), { target: { value: "2031-01-01" } });
    expect(pageText()).toContain("Cette date est à venir");
  });
});

// rule: costs/customs-value
describe("the value that is proposed", () => {
  const choose = (label: RegExp, answer: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value: answer } });
  const field = (name: string) => (document.querySelector(`[name="${name}"]`) as HTMLInputElement).value;

  test("is that of the model, year and origin, and says where it is from and how sure it is", async () => {
    await open("", VALUES);
    choose(/Partir d’un modèle/, "Hyundai Tucson");
    expect(screen.queryByRole("button", { name: "Choisir cette valeur" })).toBeNull();
    choose(/Provenance/, "Europe");
    expect(pageText()).toContain("13.500 €, soit 8.855.420 FCA, fret compris : Hyundai Tucson 2017, Europe.");
    expect(pageText()).toContain("Annonces relevées, relevé en novembre 2026 : estimation, à confirmer.");
    choose(/Provenance/, "Corée");
    expect(pageText()).toContain("8.000.000 FCA, fret compris : Hyundai Tucson 2017, Corée.");
    expect(pageText()).toContain("presse concordante");
  });

  test("counts once it is taken, for a used car, and the address keeps both", async () => {
    await open("?etat=neuf", VALUES);
    choose(/Partir d’un modèle/, "Toyota Yaris");
    expect(field("valeur")).toBe("6.000.000");
    fireEvent.click(screen.getByRole("button", { name: "Choisir cette valeur" }));
    expect([field("valeur"), field("devise"), field("etat")]).toEqual(["11.500", "EUR", "occasion"]);
    // 11,500 € are 7,543,506 F: duty 1,508,701, fees 218,762, VAT 1,642,976, registration 323,119.
    expect(pageText()).toContain("3.693.558 FCA");
    expect(Object.fromEntries(new URLSearchParams(location.search))).toMatchObject({
      modele: "Toyota Yaris",
      valeur: "11.500",
      devise: "EUR",
    });
  });

  test("is none for a car of an address that no value is for", async () => {
    await open("?modele=Lada+Niva&annee=1980&provenance=Lune", VALUES);
    expect([field("modele"), screen.queryByLabelText(/Année/)]).toEqual(["", null]);
    expect(pageText()).toContain("2.937.804");
  });

  test("has no field where nothing is known", async () => {
    await open("");
    expect(screen.queryByLabelText(/Partir d’un modèle/)).toBeNull();
  });
});
