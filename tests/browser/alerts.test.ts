import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { violations } from "../support/axe";
import { received } from "../support/reception";
import { hydrate, timeToFillIn, troubleOn, visitors } from "../support/visitors";

const visitor = visitors();
const dialog = (page: Page) => page.getByRole("dialog");

describe("the alert of a search", () => {
  // rule: market/alert-asked
  test("a visitor without an account asks for an alert on a phone, and confirms it by the link of an e-mail", async () => {
    const page = await visitor({ device: "phone" });
    const email = `awa-${Math.random().toString(36).slice(2, 10)}@exemple.sn`;
    await page.goto("/marche-doccasion/rechercher?prix_max=8000000");
    await hydrate(page);
    await page.getByRole("button", { name: "Créer une alerte" }).first().tap();
    await dialog(page)
      .getByText(/Jusqu’à 8\.000\.000/)
      .waitFor();
    expect(await violations(page, { only: "dialog" })).toEqual([]);
    await dialog(page).getByLabel("Adresse e-mail").fill(email);
    await timeToFillIn(page);
    await dialog(page).getByRole("button", { name: "Créer mon alerte" }).tap();
    await dialog(page)
      .getByText(/Vérifiez votre boîte/)
      .waitFor();
    const linkOf = async () =>
      new RegExp(`${email}[\\s\\S]*?(/marche-doccasion/alerte\\?jeton=[0-9a-f]{32})`).exec(await received())?.[1];
    await expect.poll(linkOf).toBeTruthy();
    await page.goto((await linkOf()) ?? "");
    await page.getByRole("button", { name: "Confirmer mon alerte" }).tap();
    await page.getByRole("link", { name: "Voir les annonces" }).tap();
    await page.waitForURL("**/marche-doccasion/rechercher?prix_max=8000000");
    expect((await troubleOn(page)).filter(({ what }) => !what.includes("was preloaded"))).toEqual([]); // The visitor left the first page before it used everything that was preloaded.
  });
});

// rule: members/operator-pages
describe("the pages of operators", () => {
  test.each(["/moderation", "/bureau"])(
    "%s asks for an account or the token before it shows anything, and drops a wrong one",
    async (address) => {
      const page = await visitor();
      await page.goto(address);
      await page.getByLabel("Jeton du site").fill("un-jeton-qui-n-est-pas-le-bon");
      await page.getByRole("button", { name: "Ouvrir" }).click();
      await page.getByText("Ce jeton n’est pas le bon.").waitFor();
      expect(await violations(page, { only: "main" })).toEqual([]);
      expect(await page.evaluate(() => sessionStorage.getItem("ops"))).toBeNull();
    },
  );
});
