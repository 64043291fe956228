import { expect, test } from "vitest";
import { sample } from "../support/kinds";
import { hydrate, troubleOn, visitors } from "../support/visitors";

const visitor = visitors();

// rule: guide/promo-card
test.each(["phone", "desktop"] as const)(
  "on a %s « Voir les conditions » of a promo leads to its model, where they are unfolded and in sight",
  async (device) => {
    const page = await visitor({ device });
    await page.goto(sample("guide home"));
    await hydrate(page);
    const link = page
      .locator("main article")
      .getByRole("link", { name: /^Voir les conditions/ })
      .first();
    const [, id] = /#(offre-\d+)$/.exec((await link.getAttribute("href")) ?? "") ?? [];
    await link.click();
    const conditions = page.locator(`[id="${id}"]`);
    await conditions.waitFor({ state: "visible" });
    expect(await conditions.evaluate((text) => text.closest("details")?.open)).toBe(true);
    const { y = -1 } = (await conditions.boundingBox()) ?? {};
    const header = await page.locator("header").first().boundingBox();
    expect(y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    expect(y).toBeLessThan(740);
    expect(await troubleOn(page)).toEqual([]);
  },
);
