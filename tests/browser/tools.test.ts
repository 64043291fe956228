import { describe, expect, test } from "vitest";
import { addressesOf } from "../support/kinds";
import { FRAME, violations } from "../support/axe";
import { hydrate, troubleOn, visitors } from "../support/visitors";

const visitor = visitors();
const CUSTOMS = "/guide-pratique/outils/simulateur-de-dedouanement";
const MONTHLY = "/guide-pratique/outils/combien-par-mois";

describe("the customs simulator", () => {
  // rule: costs/customs-lines
  test("the page shows a worked example before any script", async () => {
    const page = await visitor({ device: "phone", javaScriptEnabled: false });
    await page.goto(CUSTOMS);
    expect(await page.locator("main").getByRole("status").innerText()).toContain("2.937.804");
    expect(await page.getByRole("row", { name: /TVA/ }).innerText()).toContain("1.306.800");
  });

  // rule: costs/import-age-heavy, costs/import-history, costs/tool-address
  test.each(["phone", "desktop"] as const)(
    "on a %s the result follows the fields, says whether the car may be imported, and is the same for the person who gets the link",
    async (device) => {
      const page = await visitor({ device });
      await page.goto(CUSTOMS);
      await hydrate(page);
      await page.getByLabel("Valeur avec fret").fill("10 000");
      await page.getByLabel("Monnaie").selectOption({ label: "Euros (parité fixe : 655,957)" });
      await page.getByLabel("Arrivée").selectOption({ label: "Par la route" });
      await page.getByLabel(/Première mise en circulation/).fill("2010-03-15");
      await page
        .getByText(
          /Trop ancienne\s: la limite est de 10 ans depuis le 24 octobre 2025\. Elle ne pouvait entrer que jusqu’au 15 mars 2018, par la limite de 8 ans/,
        )
        .waitFor();
      expect(await page.getByRole("row", { name: /COSEC/ }).count()).toBe(0);
      // A pick-up has the age limit of cars, not the 15 years that people may expect.
      await page.getByLabel("Véhicule").selectOption({ label: "Utilitaire, pick-up" });
      await page
        .getByText(
          /10 ans depuis le 24 octobre 2025 \(15 ans pour un camion ou un minibus\)\. Elle ne pouvait entrer que jusqu’au 15 mars 2018/,
        )
        .waitFor();
      const total = await page.locator("main").getByRole("status").innerText();
      expect(total).toContain("avec la voiture");
      const other = await visitor();
      await other.goto(page.url());
      await expect.poll(() => other.locator("main").getByRole("status").innerText()).toBe(total);
      expect(await troubleOn(page)).toEqual([]);
    },
  );

  // rule: costs/tool-corrections
  test("a corrected line counts, is part of the address, and can be reset", async () => {
    const page = await visitor();
    await page.goto(CUSTOMS);
    await hydrate(page);
    const row = page.getByRole("row", { name: /Droit de douane/ });
    await page.getByRole("button", { name: /^Modifier les montants/ }).click();
    await page.getByLabel("Droit de douane, en francs").fill("1.000.000");
    await page.keyboard.press("Enter");
    await page.getByText("2.737.804").first().waitFor();
    expect(new URL(page.url()).searchParams.get("ligne.douane_droit_voiture")).toBe("1000000");
    await page.reload();
    await hydrate(page);
    await page.getByText("votre chiffre").waitFor();
    await row.getByRole("button", { name: /Rétablir/ }).click();
    await page.getByText("2.937.804").first().waitFor();
    expect(new URL(page.url()).search).toBe("");
  });
});

// rule: costs/tool-opens-on-car
test("a version’s page links to its monthly cost, and the tool opens with that car, and with the amount that the page rounds", async () => {
  const page = await visitor();
  const [address = ""] = addressesOf("version");
  await page.goto(address);
  const link = page.getByRole("link", { name: "Usage par mois, la première année" });
  const amount = (text: string) => Number(/[\d.]{5,}/.exec(text)?.[0].replaceAll(".", ""));
  const monthly = amount(await page.locator("li").filter({ has: link }).locator("strong").innerText());
  await link.click();
  await page.waitForURL((url) => url.pathname === MONTHLY);
  await hydrate(page);
  await expect
    .poll(async () => Math.abs(amount(await page.locator("main").getByRole("status").innerText()) - monthly))
    .toBeLessThanOrEqual(500);
});

// rule: costs/monthly-tool
test("text that is not a number has an error under its field, and a trip fills in the kilometres", async () => {
  const page = await visitor({ device: "phone" });
  await page.goto(MONTHLY);
  await hydrate(page);
  await page.getByLabel("Kilomètres par mois").fill("beaucoup");
  await page.getByText("Entrez un nombre de kilomètres, comme 1.000.").waitFor();
  await page.getByRole("button", { name: /Thiès – Dakar/ }).tap();
  expect(await page.getByLabel("Kilomètres par mois").inputValue()).toBe("3080");
});

// rule: costs/answer-in-view
test("on a phone the answer is on the screen while each field is filled in, and covers none", async () => {
  const page = await visitor({ device: "phone" });
  await page.goto("/guide-pratique/outils/simulateur-de-credit");
  await hydrate(page);
  const answer = page.locator("main").getByRole("status").first();
  const height = await page.evaluate(() => innerHeight);
  const fields = await page.locator("main form").first().locator("input, select").all();
  expect(fields.length).toBeGreaterThan(3);
  for (const field of fields) {
    await field.focus();
    const [box, shown] = [await field.boundingBox(), await answer.boundingBox()];
    if (!box || !shown) throw new Error("the field or the answer is not shown");
    expect(shown.y + shown.height).toBeLessThanOrEqual(height + 1);
    expect(box.y + box.height).toBeLessThanOrEqual(shown.y);
  }
});

// rule: costs/reach-nothing
test("a salary gives an affordable price, and credits that use it up are reported", async () => {
  const page = await visitor();
  await page.goto("/guide-pratique/outils/combien-puis-je-emprunter");
  await hydrate(page);
  await page.getByLabel("Crédits en cours, par mois").fill("400.000");
  await page.getByText("Vos crédits en cours prennent déjà toute la part du salaire").waitFor();
});

describe("WCAG 2.2 AA of the tools, by axe, in both themes", () => {
  test.each([CUSTOMS, MONTHLY, "/guide-pratique/outils/adaptee-au-senegal"])("%s has no violation", async (address) => {
    const page = await visitor({ device: "phone", bypassCSP: true });
    await page.goto(address);
    await hydrate(page);
    expect(await violations(page, { besides: FRAME })).toEqual([]);
  });
});

// rule: costs/tool-opens-on-car
test("the answers on the page of all tools are those of the tools they open", async () => {
  const page = await visitor({ device: "phone" });
  const home = "/guide-pratique/outils";
  const answerAt = async (label: RegExp, address: RegExp) => {
    await page.goto(home);
    await hydrate(page);
    const tile = page.locator("main").getByRole("link", { name: label });
    const promised = (await tile.innerText()).match(/[\d.]{6,}/g)?.at(-1);
    await tile.tap();
    await page.waitForURL(address);
    await page
      .getByRole("status")
      .filter({ hasText: promised ?? "no answer" })
      .waitFor();
  };
  for (const label of [/^Prix clé en main/, /^Combien par mois/, /^Simulateur de crédit/]) await answerAt(label, /\?/);
  for (const label of [/^Neuve ou d’occasion/, /^Combien puis-je emprunter/, /^Simulateur de dédouanement/])
    await answerAt(label, /outils\/[a-z-]+$/);
  await page.goto(home);
  await page.getByText("Comment c’est calculé").tap();
  expect(await page.locator("main").innerText()).toContain("hors crédit, entretien et pneus");
  expect(await troubleOn(page)).toEqual([]);
});
