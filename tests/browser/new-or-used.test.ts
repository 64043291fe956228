import { expect, test } from "vitest";
import { violations } from "../support/axe";
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
  expect(await page.getByRole("status").first().innerText()).toMatch(/^Sur cinq ans, /);
  expect(new URL(page.url()).searchParams.get("occasion_nom")).toContain(name);

  await page.getByRole("link", { name: "Voir ses annonces" }).tap();
  const card = page.locator("main article h3 a").first();
  await card.waitFor();
  expect(await card.innerText()).toContain(name);
  await card.tap();
  await page.waitForURL(/\/marche-doccasion\/annonce\//);
  expect(await headingOf(page)).toContain(name);
  expect(await troubleOn(page)).toEqual([]);
});
