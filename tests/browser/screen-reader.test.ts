import type { Locator, Page } from "playwright";
import { describe, expect, test } from "vitest";
import { memberOn } from "../support/account-popup";
import { hydrate, visitors } from "../support/visitors";
import { pressHelp } from "../support/help-button";

const visitor = visitors();

async function open(address: string): Promise<Page> {
  const page = await visitor({ device: "phone" });
  await page.goto(address);
  await hydrate(page);
  return page;
}

/** What a screen reader says of an element, in its order: roles and names of what can be reached, without the choices of a list. */
async function told(element: Locator): Promise<readonly string[]> {
  const lines = (await element.ariaSnapshot()).split("\n").map((line) => line.trim().replace(/^- '?|'?:?$/g, ""));
  return lines.filter((line) =>
    /^(?:heading|button|combobox|textbox|searchbox|checkbox|radio|group|status|listbox|table|columnheader|rowheader)\b/.test(
      line,
    ),
  );
}

// rule: site/screen-reader
describe("a screen reader is told", () => {
  test("each step of a request, with its place among the steps, and its fields in their order", async () => {
    const page = await open("/");
    await pressHelp(page);
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Neuve" }).waitFor();
    expect(await told(dialog)).toEqual([
      'heading "On vous aide à trouver votre véhicule" [level=2]',
      'button "Fermer"',
      'heading "JE CHERCHE UNE VOITURE" [level=3]',
      'group "Quelle voiture ?"',
      'button "Neuve Chez un concessionnaire"',
      'button "D’occasion D’un particulier ou d’un parking"',
      'button "Je ne sais pas encore Nous en parlons ensemble"',
    ]);
    await dialog.getByRole("button", { name: "Neuve" }).press("Enter");
    await dialog.getByRole("heading", { name: "MODE DE PAIEMENT" }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("MODE DE PAIEMENT");
    await dialog.getByRole("button", { name: "Comptant" }).press("Enter");
    await dialog.getByRole("heading", { name: "MARQUE ET BUDGET" }).waitFor();
    expect(await dialog.getByText("Étape 3 sur 3").count()).toBe(1);
    const fields = await told(dialog);
    expect(fields.slice(2)).toEqual([
      'button "Précédent"',
      'heading "MARQUE ET BUDGET" [level=3]',
      'button "Modifier"',
      'combobox "Marque"',
      'combobox "Budget en FCA"',
      'textbox "Votre nom"',
      'textbox "Téléphone"',
      "group: + Ajouter une précision",
      expect.stringMatching(/^checkbox "J’accepte /),
      'button "Recevoir des offres"',
    ]);
  });

  test("each step of an ad, what it must say before what it may, and at a mistake the first field to mend", async () => {
    const page = await visitor({ device: "phone" });
    await memberOn(page);
    await page.goto("/poster-une-annonce");
    await page.getByRole("heading", { name: "Le véhicule", exact: true }).waitFor();
    const form = page.locator("main form");
    expect(await told(form)).toEqual([
      'heading "Le véhicule" [level=2]',
      'combobox "Marque"',
      'combobox "Modèle" [disabled]',
      'textbox "Année"',
      'combobox "Couleur (facultatif)"',
      "status",
      'group "Énergie"',
      ...["Essence", "Diesel", "Hybride", "Hybride rechargeable", "Électrique", "GPL"].map((name) => `radio "${name}"`),
      'group "Boîte de vitesses"',
      ...["Automatique", "Manuelle"].map((name) => `radio "${name}"`),
      'combobox "Carrosserie"',
      "group: + Version, puissance, places…",
      'button "Continuer"',
    ]);
    await form.getByRole("button", { name: "Continuer" }).press("Enter");
    await form.getByRole("combobox", { name: "Marque" }).and(page.locator(":focus")).waitFor();
    expect(await form.ariaSnapshot()).toContain('combobox "Marque" [invalid]');
  });

  test("how many suggestions there are, each in its group, while the focus stays in the field", async () => {
    const page = await open("/");
    await page.getByRole("combobox", { name: "Trouver une marque ou un modèle" }).focus();
    await page.keyboard.type("hilux");
    const list = page.getByRole("listbox", { name: "Suggestions" });
    await list.getByRole("option").first().waitFor();
    const said = await told(page.getByRole("search").first().locator(".."));
    expect(said.slice(0, 5)).toEqual([
      'combobox "Trouver une marque ou un modèle" [expanded]: hilux',
      'button "Rechercher"',
      expect.stringMatching(/^status: \d+ suggestions$/),
      'listbox "Suggestions"',
      'group "Modèles"',
    ]);
    await page.keyboard.press("ArrowDown");
    const active = list.getByRole("option", { selected: true });
    expect(await active.count()).toBe(1);
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-activedescendant"))).toBe(
      await active.getAttribute("id"),
    );
  });

  test("the cars of a comparison as columns, and what each line compares, with its unit", async () => {
    const page = await open("/comparateur/dacia-duster-vs-renault-captur");
    const said = await told(page.getByRole("table").first());
    expect(said.slice(0, 10)).toEqual([
      expect.stringMatching(/^table "Comparaison\s: Dacia Duster .+, Renault Captur /),
      'columnheader "Ce qui est comparé"',
      expect.stringMatching(/^columnheader "Dacia Duster /),
      expect.stringMatching(/^columnheader "Renault Captur /),
      'rowheader "Ses atouts"',
      'rowheader "Demander"',
      expect.stringMatching(/^button "Demander un devis : Dacia Duster /),
      expect.stringMatching(/^button "Demander un devis : Renault Captur /),
      'rowheader "Prix et avis"',
      'rowheader "Prix (FCA)"',
    ]);
  });
});
