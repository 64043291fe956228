// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { countryParameters } from "../../../tests/support/country-parameters";
import type { ChooseCars, ChosenCar } from "./choose-cars";
import { NewOrUsedTool } from "./new-or-used-tool";

afterEach(() => {
  cleanup();
  history.replaceState(null, "", "/");
});

const RAV4: ChosenCar = {
  name: "Toyota RAV4 2023",
  price: 14_200_000,
  energy: null,
  consumption: null,
  fiscalPower: null,
  used: { occasion_modele: "toyota-rav4" },
};
/** Nobody chooses, and no model is estimated. */
const NOTHING: ChooseCars = {
  fresh: () => undefined,
  used: () => undefined,
  within: () => undefined,
  same: async () => "Trop peu d’annonces.",
};

async function open(search = "", figures = countryParameters, choose = NOTHING): Promise<void> {
  history.replaceState(null, "", `/${search}`);
  await act(async () => void render(<NewOrUsedTool parameters={figures} choose={choose} />));
}
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const status = () => screen.getByRole("status").textContent?.replace(/\s/g, " ") ?? "";

// rule: costs/new-or-used
test("two cars stand side by side, and the answer says which costs less, by how much, and what it leaves out", async () => {
  await open();
  expect(status()).toMatch(
    /^Estimation : sur cinq ans, (l’occasion|la neuve) coûte [\d.]+ FCA de moins\.Par mois\s: neuve [\d.]+\sFCA, occasion [\d.]+\sFCA, hors entretien et réparations non saisis\.$/,
  );
  expect(screen.getAllByRole("table").map((table) => table.querySelector("caption")?.textContent)).toEqual([
    "La neuve, sur cinq ans",
    "L’occasion, sur cinq ans",
  ]);
});

test("the same car twice costs the same but for the transfer of the used one", async () => {
  await open();
  for (const [label, value] of [
    ["Prix demandé de l’occasion", "10.900.000"],
    ["Consommation de l’occasion, aux 100 km", "5,6"],
    ["Puissance fiscale de l’occasion, en CV", "6"],
  ] as const)
    type(label, value);
  // 3 % of the price, less three plates.
  expect(status()).toContain("la neuve coûte 312.840 FCA de moins");
});

// rule: costs/tool-address
test("the address keeps both cars and the corrections of each", async () => {
  await open();
  type("Prix demandé de l’occasion", "5.000.000");
  const [, used] = screen.getAllByRole("table");
  if (!used) throw new Error("no table");
  fireEvent.click(screen.getByRole("button", { name: /^Modifier les montants.+occasion/ }));
  const field = within(used).getByRole("textbox", { name: "Réparations, en francs" });
  fireEvent.change(field, { target: { value: "1.200.000" } });
  fireEvent.keyDown(field, { key: "Enter" });
  const address = location.search;
  expect(new URLSearchParams(address).get("ligne.occasion.reparations")).toBe("1200000");
  const shown = status();
  cleanup();
  await open(address);
  expect(status()).toBe(shown);
  expect(document.body.textContent).toContain("1.200.000");
});

test("waits for the country’s figures", async () => {
  await open(
    "",
    countryParameters.map((one) => (one.key === "credit_taux" ? { ...one, value: null } : one)),
  );
  expect(document.body.textContent).toBe("Ce calcul attend des chiffres que nous n’avons pas pour l’instant.");
});

// rule: costs/new-or-used
test("a chosen car fills in what is known of it, keeps the rest, and is named in the address", async () => {
  const starlet = {
    ...RAV4,
    name: "Toyota Starlet 1.5",
    price: 9_900_000,
    energy: "Diesel",
    consumption: 4.2,
    fiscalPower: 5,
    used: null,
  };
  await open("?occasion_conso=7,7", countryParameters, {
    ...NOTHING,
    fresh: (_, chosen) => chosen(starlet),
    used: (_, chosen) => chosen(RAV4),
  });
  fireEvent.click(screen.getByRole("button", { name: "Choisir une neuve" }));
  fireEvent.click(screen.getByRole("button", { name: "Choisir une occasion" }));
  expect(value("Prix public de la neuve")).toBe("9.900.000");
  expect(value("Énergie de la neuve")).toBe("Diesel");
  expect(value("Consommation de la neuve, aux 100 km")).toBe("4,2");
  expect(value("Prix demandé de l’occasion")).toBe("14.200.000");
  expect(value("Consommation de l’occasion, aux 100 km")).toBe("7,7");
  expect(screen.getAllByRole("heading", { name: /^L’occasion\s: Toyota RAV4 2023$/ })).toHaveLength(2);
  expect(new URLSearchParams(location.search).get("occasion_nom")).toBe("Toyota RAV4 2023");
});

// rule: costs/new-or-used
test("« la même, 3 ans » fills in the used car from its model’s estimates, once", async () => {
  const asked: string[] = [];
  await open("?neuve_prix=24.000.000&meme=toyota/rav4", countryParameters, {
    ...NOTHING,
    same: async (model) => (asked.push(model), RAV4),
  });
  expect(asked).toEqual(["toyota/rav4"]);
  expect(value("Prix public de la neuve")).toBe("24.000.000");
  expect(value("Prix demandé de l’occasion")).toBe("14.200.000");
  expect(new URLSearchParams(location.search).has("meme")).toBe(false);
});

test("a model that is not estimated leaves the used car as it is, and the reason is told", async () => {
  await open("?meme=toyota/rav4", countryParameters, NOTHING);
  expect(screen.getByRole("alert").textContent).toBe("Trop peu d’annonces.");
  expect(value("Prix demandé de l’occasion")).toBe("6.500.000");
});

// rule: costs/budget
test("both cars of a budget are filled in at once, and the ads of the used one are a link away", async () => {
  await open("", countryParameters, {
    ...NOTHING,
    within: (_, chosen) =>
      chosen({
        fresh: { ...RAV4, name: "Kia Rio", price: 9_000_000, used: null },
        used: { ...RAV4, used: { occasion_modele: "toyota-rav4", occasion_etat: "venant" } },
      }),
  });
  expect(screen.queryByRole("link", { name: "Voir ses annonces" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Partir d’un budget" }));
  expect([value("Prix public de la neuve"), value("Prix demandé de l’occasion")]).toEqual(["9.000.000", "14.200.000"]);
  expect(value("État de l’occasion")).toBe("venant");
  expect(screen.getByRole("link", { name: "Voir ses annonces" }).getAttribute("href")).toBe(
    "/marche-doccasion/rechercher?modele=toyota-rav4",
  );
});
