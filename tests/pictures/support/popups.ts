import type { Page } from "playwright";
import { hydrate } from "../../support/visit";
import { PAGES } from "./pages";
import type { Size } from "./sizes";
import { HELP, pressHelp } from "../../support/help-button";

export interface Popup {
  /** Where it opens. */
  readonly address: string;
  /** Screens that have it; all without it. */
  readonly sizes?: readonly Size[];
  readonly open: (page: Page, size: Size) => Promise<void>;
}

const dialog = (page: Page) => page.getByRole("dialog");
const heading = (page: Page, name: string) => dialog(page).getByRole("heading", { name }).waitFor();

async function openHelp(page: Page): Promise<void> {
  await pressHelp(page);
  await heading(page, "JE CHERCHE UNE VOITURE");
}

async function openMenu(page: Page): Promise<void> {
  await page.locator("header summary").filter({ hasText: "Menu" }).click();
  await page.getByRole("navigation", { name: "Menu", exact: true }).waitFor();
}

/** What opens over a page, by a name of its own. The account popup opens by itself over « post an ad » (pages.ts). */
export const POPUPS = {
  menu: { address: PAGES.contact, sizes: ["360", "768"], open: openMenu },
  "search suggestions": {
    address: PAGES.contact,
    open: async (page, size) => {
      const field = page.getByRole("combobox", { name: "Trouver une marque ou un modèle" });
      if (size === "360") await page.locator("header label").first().click();
      await field.click();
      await field.pressSequentially("toyota", { delay: 50 });
      await page.getByRole("option").first().waitFor();
    },
  },
  "help button": {
    address: PAGES.brand,
    open: async (page) => {
      await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
      await page.getByRole("button", { name: HELP }).waitFor();
    },
  },
  "lead popup": { address: PAGES.home, open: openHelp },
  "last step of the lead popup": {
    address: PAGES.home,
    open: async (page) => {
      await openHelp(page);
      await dialog(page)
        .getByRole("button", { name: /^Neuve/ })
        .click();
      await heading(page, "MODE DE PAIEMENT");
      await dialog(page).getByText("Crédit bancaire").click();
      await heading(page, "MARQUE ET BUDGET");
    },
  },
  "newsletter popup": {
    address: PAGES.contact,
    open: async (page) => {
      await page
        .locator("footer")
        .getByRole("button", { name: /^Je m'abonne/ })
        .click();
      await dialog(page).waitFor();
    },
  },
  "comparator tray": {
    address: PAGES.model,
    open: async (page) => {
      await hydrate(page);
      await page
        .locator("#versions")
        .getByRole("button", { name: /Comparer/ })
        .first()
        .click();
      await page
        .getByRole("region", { name: "Voitures à comparer" })
        .getByRole("link", { name: "Ajouter une 2e voiture" })
        .waitFor();
    },
  },
  "choice of a car to compare": {
    address: `${PAGES.comparator}?v=10107,10261`,
    open: async (page) => {
      await page.getByRole("button", { name: "Ajouter une voiture" }).click();
      await dialog(page).getByLabel("Marque, modèle ou version").fill("rav 4");
      await dialog(page).getByRole("button", { name: /RAV4/ }).first().waitFor();
    },
  },
  "filters of used cars": {
    address: PAGES["used search"],
    sizes: ["360", "768"],
    open: async (page) => {
      await page.getByRole("button", { name: /^Filtres/ }).click();
      await page.getByRole("dialog", { name: "Filtres" }).waitFor();
    },
  },
} as const satisfies Readonly<Record<string, Popup>>;
