import type { Locator } from "playwright";
import { describe, expect, test } from "vitest";
import { sample } from "../support/kinds";
import { hydrate, visitors } from "../support/visitors";

const visitor = visitors();

/** What a browser that forces its colours paints of an element, of which shadows and grounds are no part unless the element keeps its own colours. */
const look = (element: Locator) =>
  element.evaluate((painted) => {
    const { color, backgroundColor, borderBottomWidth, borderBottomColor, fontWeight, outlineColor, outlineStyle } =
      getComputedStyle(painted);
    return { color, backgroundColor, borderBottomWidth, borderBottomColor, fontWeight, outlineColor, outlineStyle };
  });

/** The contrast of two colours as browsers compute them, `rgb(1, 2, 3)`. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [one, other]
    .map((colour) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

// rule: site/forced-colours
describe.each(["light", "dark"] as const)(
  "with a %s palette of the device in place of the site’s colours",
  (colorScheme) => {
    const open = async (address: string) => {
      const page = await visitor({ device: "small phone", forcedColors: "active", colorScheme });
      await page.goto(address);
      return page;
    };

    test.each([
      ["the kind of car on the home page", "/", "label", "Neuf", "Occasion"],
      ["the versions that are shown of a model", sample("model"), "label", "Toutes", "Essence"],
      ["the state of a used car", sample("used cars"), "label", "Tout", "Venant"],
    ])("what is chosen looks other than what is not: %s", async (_, address, tag, chosen, other) => {
      const main = (await open(address)).locator("main");
      const one = (text: string) =>
        main
          .locator(tag)
          .filter({ hasText: new RegExp(`^${text}(?:\\s|$)`) })
          .first();
      const [of, than] = [await look(one(chosen)), await look(one(other))];
      expect({ ...of, fontWeight: "" }).not.toEqual({ ...than, fontWeight: "" });
      expect(contrast(of.color, of.backgroundColor)).toBeGreaterThan(4.5);
    });

    test("the page among its neighbours looks other than they: tabs, and the versions of a model", async () => {
      const page = await open(sample("promos"));
      const tabs = page.locator("main nav a").filter({ visible: true });
      const current = await look(page.locator("main nav a[aria-current]").first());
      expect([parseFloat(current.borderBottomWidth), parseFloat((await look(tabs.nth(1))).borderBottomWidth)]).toEqual([
        3, 0,
      ]);
      await page.goto(sample("version"));
      const here = page.locator("main a[aria-current]").filter({ hasText: "Vous êtes ici" });
      const neighbour = here.locator("xpath=../following-sibling::li/a | ../preceding-sibling::li/a").first();
      expect(await look(here)).not.toEqual(await look(neighbour));
    });

    test("a popup and the button that floats over pages have an edge", async () => {
      const page = await open("/contactez-nous");
      await hydrate(page);
      await page.locator("header summary").filter({ hasText: "Menu" }).tap();
      await page.getByRole("navigation", { name: "Menu", exact: true }).getByRole("link", { name: "CONNEXION" }).tap();
      const dialog = page.getByRole("dialog");
      await dialog.waitFor();
      const popup = await look(dialog);
      expect([popup.outlineStyle, contrast(popup.outlineColor, popup.backgroundColor) > 3]).toEqual(["solid", true]);
      const button = await look(page.getByRole("button", { name: /^On vous aide/i, includeHidden: true }));
      expect([
        parseFloat(button.borderBottomWidth),
        contrast(button.borderBottomColor, button.backgroundColor) > 3,
      ]).toEqual([1, true]);
    });

    test("the part of a suggestion that was typed can be read", async () => {
      const page = await visitor({ forcedColors: "active", colorScheme });
      await page.goto("/");
      await hydrate(page);
      await page.getByRole("combobox").first().fill("hilux");
      const typed = page.getByRole("option").locator("mark").first();
      await typed.waitFor();
      const { color, backgroundColor } = await look(typed);
      expect(contrast(color, backgroundColor)).toBeGreaterThan(4.5);
    });
  },
);
