import { expect, test } from "vitest";
import { violations } from "../support/axe";
import { sample } from "../support/kinds";
import { headingOf } from "../support/seen-in-page";
import { hydrate, troubleOn, visitors } from "../support/visitors";

const visitor = visitors();

// rule: costs/budget, costs/new-or-used
test("on a phone, a budget leads to a new and a used car side by side, and from there to an ad (long: four pages)", async () => {
  const page = await visitor({ device: "phone" });
  await page.goto("/guide-pratique/outils/neuf-ou-occasion");
  await hydrate(page);
  await page.getByRole("button", { name: "Partir d’un budget" }).tap();
  const dialog = page.getByRole("dialog", { name: "Deux voitures dans votre budget" });
  await dialog.getByLabel("Montant").fill("12 millions");
  await dialog.getByRole("button", { name: "Voir les voitures" }).tap();
  const used = dialog.getByRole("group", { name: /^Occasions, jusqu’à 12\.000\.000/ }).getByRole("radio");
  await used.nth(1).waitFor();
  expect(await violations(page, { only: "dialog" })).toEqual([]);
  await used.nth(1).check();
  const name = (await used.nth(1).inputValue()).replace(/ \d{4}$/, "");
  await dialog.getByRole("button", { name: "Comparer les deux" }).tap();
  await page
    .getByRole("heading", { name: new RegExp(`^L’occasion\\s: ${name}`) })
    .first()
    .waitFor();
  expect(await page.getByRole("status").first().innerText()).toMatch(/^Estimation\s: sur cinq ans, /);
  expect(new URL(page.url()).searchParams.get("occasion_nom")).toContain(name);

  await page.getByRole("link", { name: "Voir ses annonces" }).tap();
  const card = page.locator("main article h3 a").first();
  await card.waitFor();
  expect(await card.innerText()).toContain(name);
  await card.tap();
  await page.waitForURL(/\/marche-doccasion\/annonce\//);
  await expect.poll(() => headingOf(page)).toContain(name);
  expect(await troubleOn(page)).toEqual([]);
});

/** The amount in « 9.312.000 FCA ». */
const amount = (text: string) => Number((/([\d.]+)\sFCA/.exec(text)?.[1] ?? "").replaceAll(".", ""));

// rule: market/in-own-name
test("on a phone, an ad leads to its true cost, which adds up and is corrected in the tool", async () => {
  const page = await visitor({ device: "phone" });
  await page.goto("/marche-doccasion/rechercher?etat_du_vehicule=venant");
  await hydrate(page);
  await page.locator("main article h3 a").first().tap();
  const bill = page.locator("#a-votre-nom");
  await bill.waitFor();
  const lines = (await bill.locator("tbody td").allInnerTexts()).map(amount);
  const total = await bill.locator("tfoot td").innerText();
  expect(lines.length).toBeGreaterThan(3);
  const sum = lines.reduce((all, line) => all + line, 0);
  expect(total).toMatch(/^≈\s/);
  expect(Math.abs(sum - amount(total))).toBeLessThanOrEqual(50_000);
  await bill.getByRole("link", { name: "Corriger ces chiffres" }).tap();
  await page.waitForURL(/\/prix-cle-en-main\?/);
  await page
    .getByText(`${sum.toLocaleString("de")} FCA`)
    .first()
    .waitFor();
  expect(await troubleOn(page)).toEqual([]);
});

// rule: market/estimate
test("on a phone, a seller has their car estimated, and goes on to sell it", async () => {
  const page = await visitor({ device: "phone" });
  await page.goto("/marche-doccasion");
  await hydrate(page);
  const form = page.locator("section", { hasText: "Estimer ma voiture" });
  await form.scrollIntoViewIfNeeded();
  await form.getByLabel("Modèle").selectOption({ label: "Hyundai Tucson" });
  await form.getByLabel("Année").selectOption("2017");
  await form.getByLabel("État").selectOption({ label: "Venant" });
  await form.getByLabel("Kilométrage").fill("90000");
  await form.getByRole("button", { name: "Estimer" }).tap();
  await expect
    .poll(() => form.getByRole("status").innerText())
    .toMatch(/^Ce que demandent les annonces pour une voiture semblable\s+[\d.]+\sFCA[\s\d,M]+La moitié/);
  await form.getByRole("link", { name: "vendre ma voiture" }).tap();
  await page.waitForURL(/\/poster-une-annonce/);
  expect(await headingOf(page)).not.toBe("");
  expect(await troubleOn(page)).toEqual([]);
});

// rule: market/cote
test("without scripts, a brand, a model, a year and a mileage lead to one price, and another year to another", async () => {
  const page = await visitor({ device: "phone", javaScriptEnabled: false });
  await page.goto("/cote");
  await page.getByLabel("Marque", { exact: true }).selectOption({ label: "Hyundai" });
  await page.getByLabel("Modèle", { exact: true }).selectOption({ label: "Tucson" });
  await page.getByLabel("Année").fill("2017");
  await page.getByLabel("Kilométrage").fill("90.000");
  await page.getByRole("button", { name: "Voir la cote" }).tap();
  await page.waitForURL(/\/cote\/hyundai\/tucson\?annee=2017&km=90000$/);
  await page.getByLabel("Année").selectOption("2016");
  await page.getByLabel("Kilométrage").fill("70.000");
  await page.getByRole("button", { name: "Estimer" }).tap();
  await page.waitForURL(/\/cote\/hyundai\/tucson\?annee=2016&km=70.000&boite=automatique&energie=essence$/);
  expect(await page.locator("main").innerText()).toMatch(
    /Tucson 2016, 70\.000\skm, [\p{L}, ]+\s+[\d.]+\sFCA[\s\d,M]+La moitié/u,
  );
});

// rule: costs/drawn, costs/value-lost, market/cote
test("without scripts, every drawing stands beside its figures", async () => {
  const page = await visitor({ device: "phone", javaScriptEnabled: false });
  await page.goto("/cote/hyundai/tucson");
  expect(await page.locator("main figure svg path").count()).toBe(2);
  expect(await page.locator("main table tbody tr").count()).toBeGreaterThan(2);

  await page.goto(sample("version"));
  const values = page.locator("figure", { hasText: "Ce qu’elle vaudra" }).getByRole("listitem");
  expect(await values.count()).toBe(6);
  expect((await values.allInnerTexts()).every((text) => amount(text) > 0)).toBe(true);
  const widths = await values
    .locator("rect")
    .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
  expect(widths).toEqual(widths.toSorted((a, b) => b - a));
});
