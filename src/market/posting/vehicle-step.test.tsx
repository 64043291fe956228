// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { getDefaultStore } from "jotai";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeOwnAds } from "../../../tests/support/fake-own-ads";
import { aCarOfTheGuide } from "../../../tests/support/guide-cars";
import type { IndexedCar } from "../../contract/guide/indexed-car";
import { brandsAtom } from "../../site/frame/brands-state";
import { Posting } from "./posting";

vi.mock("../../members/provider", () => ({ idToken: async () => "jeton" }));

const RIO = [
  aCarOfTheGuide({ id: 1, name: "1.4 EX" }),
  aCarOfTheGuide({ id: 2, name: "1.4 EX BVA", automatic: true, fiscalPower: 9 }),
];
const K2700 = [
  aCarOfTheGuide({
    id: 3,
    name: "2.7 D",
    energy: "Diesel",
    seats: 3,
    model: { id: 14, name: "K2700", bodyTypes: ["Pick-up"] },
  }),
];
const THIS_YEAR = new Date().getUTCFullYear();

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
  getDefaultStore().set(brandsAtom, [
    {
      brandId: 2,
      name: "Kia",
      models: [
        { modelId: 13, name: "Rio" },
        { modelId: 14, name: "K2700" },
      ],
    },
  ]);
  fakeOwnAds();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string | RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const ticked = (legend: string) =>
  within(screen.getByRole("group", { name: legend })).queryByRole<HTMLInputElement>("radio", { checked: true })
    ?.value ?? "";
const settled = () => act(async () => void (await Promise.resolve()));
const statusText = () => screen.getByRole("status").textContent;
const choose = async (model: string) => {
  type("Modèle", model);
  await settled();
};
const versionsOffered = () => screen.queryByLabelText(/^Version du guide/);

const USED = [
  { name: "Kia", models: [{ name: "Rio", bodyType: "Citadine", energies: ["Essence"] }] },
  {
    name: "Acura",
    models: [
      { name: "MDX", bodyType: "suv", energies: ["essence", "hybride"] },
      { name: "TSX", bodyType: "berline-4-portes", energies: ["essence"] },
      { name: "Legend", bodyType: null, energies: [] },
    ],
  },
];

async function open(guideCars: () => Promise<readonly IndexedCar[]> = async () => [...RIO, ...K2700]) {
  const asked = vi.fn(guideCars);
  render(
    <Posting
      id={null}
      Photos={() => null}
      Preview={() => null}
      guideCars={asked}
      usedBrands={USED}
      importLimits={[]}
    />,
  );
  await screen.findByRole("heading", { name: "Le véhicule" });
  return asked;
}
async function openWithRio(): Promise<void> {
  await open();
  type("Marque", "Kia");
  await choose("Rio");
}

// rule: market/guide-answers
test("choosing a model fills in what all its versions share, and says so; the guide’s cars are not loaded before", async () => {
  const asked = await open();
  type("Marque", "Kia");
  await settled();
  expect([asked.mock.calls.length, statusText()]).toEqual([0, ""]);
  await choose("Rio");
  expect([
    field("Carrosserie").value,
    field(/^Nombre de places/).value,
    ticked("Énergie"),
    ticked("Boîte de vitesses"),
    field(/^Puissance fiscale/).value,
  ]).toEqual(["suv", "5", "essence", "", ""]);
  expect(statusText()).toBe(
    "D’après notre guide : SUV, 5 places, Essence, 4x2. Corrigez si votre voiture est différente.",
  );
});

// rule: market/guide-answers
test("a model that is sold used alone fills in its body, and the energy where there is one, whatever its year", async () => {
  const asked = await open();
  const filled = () => [field("Carrosserie").value, ticked("Énergie"), statusText()];
  type("Marque", "Acura");
  await choose("TSX");
  const tsx = "D’après notre guide : Berline 4 portes, Essence. Corrigez si votre voiture est différente.";
  expect(filled()).toEqual(["berline-4-portes", "essence", tsx]);
  type(/^Année/, "2011");
  expect(filled()).toEqual(["berline-4-portes", "essence", tsx]);
  await choose("MDX");
  expect(filled()).toEqual(["suv", "", "D’après notre guide : SUV. Corrigez si votre voiture est différente."]);
  await choose("Legend");
  expect(filled()).toEqual(["", "", ""]);
  expect(asked).not.toHaveBeenCalled();
});

// rule: market/guide-answers
test("answers given before the model was chosen stay", async () => {
  await open();
  type("Carrosserie", "break");
  type(/^Nombre de places/, "7");
  type("Marque", "Kia");
  await choose("Rio");
  expect([field("Carrosserie").value, field(/^Nombre de places/).value]).toEqual(["break", "7"]);
  expect(statusText()).toBe("D’après notre guide : Essence, 4x2. Corrigez si votre voiture est différente.");
});

test("choosing another model clears the untouched values, and keeps those that were corrected", async () => {
  await openWithRio();
  type(/^Nombre de places/, "4");
  await choose("K2700");
  expect([field("Carrosserie").value, field(/^Nombre de places/).value, ticked("Énergie")]).toEqual([
    "pick-up",
    "4",
    "diesel",
  ]);
  await choose("autre");
  expect([field("Carrosserie").value, field(/^Nombre de places/).value, ticked("Énergie"), statusText()]).toEqual([
    "",
    "4",
    "",
    "",
  ]);
});

test("untouched values are still cleared after a visit to another step", async () => {
  await openWithRio();
  type(/^Année/, "2024");
  fireEvent.click(screen.getByLabelText("Manuelle"));
  fireEvent.click(screen.getByRole("button", { name: "Continuer" }));
  await screen.findByRole("heading", { name: "État et papiers" });
  fireEvent.click(screen.getByRole("button", { name: "Retour" }));
  await screen.findByRole("heading", { name: "Le véhicule" });
  await choose("K2700");
  expect([field("Carrosserie").value, ticked("Boîte de vitesses")]).toEqual(["pick-up", "manuelle"]);
});

test("an old car gets the body from the guide, but neither the engine nor the versions", async () => {
  await openWithRio();
  type(/^Année/, String(THIS_YEAR - 4));
  expect([field("Carrosserie").value, ticked("Énergie"), statusText()]).toEqual([
    "suv",
    "",
    "D’après notre guide : SUV, 5 places. Corrigez si votre voiture est différente.",
  ]);
  expect(versionsOffered()).toBeNull();
});

test("a recent car may be one of the guide’s versions, which then fills in all its data", async () => {
  await openWithRio();
  expect(versionsOffered()).toBeNull();
  type(/^Année/, String(THIS_YEAR - 3));
  type(/^Version du guide/, "2");
  expect([field(/^Version \(/).value, ticked("Boîte de vitesses"), field(/^Puissance fiscale/).value]).toEqual([
    "1.4 EX BVA",
    "automatique",
    "9",
  ]);
  expect(statusText()).toMatch(/boîte automatique, 4x2, 9 CV\. Corrigez/);
  type(/^Version du guide/, "");
  expect([field(/^Version \(/).value, ticked("Boîte de vitesses"), ticked("Énergie")]).toEqual(["", "", "essence"]);
});

test("the form works without the guide, and says nothing of it", async () => {
  const warned = vi.mocked(console.warn).mockImplementation(() => undefined);
  await open(() => Promise.reject(new Error("status 503")));
  type("Marque", "Kia");
  await choose("Rio");
  type(/^Année/, String(THIS_YEAR));
  expect([statusText(), field("Carrosserie").value, versionsOffered()]).toEqual(["", "", null]);
  expect(warned.mock.calls).toEqual([["Guide :", "status 503"]]);
  warned.mockClear();
});

test("a resumed draft keeps its answers, and the fields left empty stay empty", async () => {
  const vehicle = {
    brand_name: "Kia",
    model_name: "Rio",
    model_id: 13,
    version: "",
    year: String(THIS_YEAR),
    month: "",
    energy: "diesel",
    gearbox: "",
    drive: "",
    body_type: "",
    fiscal_power: "",
    engine: "",
    colour: "",
    seats: "",
    doors: "",
  };
  localStorage.setItem(
    "annonce-brouillon",
    JSON.stringify({
      version: 1,
      key: crypto.randomUUID(),
      ad: null,
      screen: "vehicle",
      answers: { vehicle },
      unsent: [],
    }),
  );
  render(
    <Posting
      id={null}
      Photos={() => null}
      Preview={() => null}
      guideCars={async () => RIO}
      usedBrands={USED}
      importLimits={[]}
    />,
  );
  fireEvent.click(await screen.findByRole("button", { name: "Reprendre votre brouillon" }));
  await screen.findByRole("heading", { name: "Le véhicule" });
  await settled();
  expect([ticked("Énergie"), field("Carrosserie").value, statusText()]).toEqual(["diesel", "", ""]);
  expect(versionsOffered()).not.toBeNull();
});
