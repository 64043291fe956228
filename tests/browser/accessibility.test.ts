import { describe, expect, test } from "vitest";
import { FRAME, violations } from "../support/axe";
import { samples } from "../support/kinds";
import { hydrate, visitors } from "../support/visitors";

const visitor = visitors();

// rule: site/accessible
describe("WCAG 2.2 AA of menus and messages that open, by axe, in both themes", () => {
  test("the menu of a phone has no violation", async () => {
    const page = await visitor({ device: "phone", bypassCSP: true });
    await page.goto("/");
    await page.locator("header summary").filter({ hasText: "Menu" }).tap();
    await page.getByRole("navigation", { name: "Menu", exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test("the menus of a desktop and every fold of a page have no violation (long: axe on five pages, all unfolded)", async () => {
    const page = await visitor({ bypassCSP: true });
    for (const address of [
      "/guide-auto",
      "/concessionnaires",
      samples.find(([kind]) => kind === "brand")?.[1] ?? "",
      samples.find(([kind]) => kind === "model")?.[1] ?? "",
    ]) {
      await page.goto(address);
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll<HTMLDetailsElement>("main details")) fold.open = true;
      });
      expect(await violations(page, { besides: FRAME }), address).toEqual([]);
    }
    await page.goto("/"); // Nothing that can be pressed is under the open menu on this page: half hidden, it would count as too small.
    await page.getByLabel("Sous-menu Guide Auto").press("Enter");
    expect(await violations(page)).toEqual([]);
  });

  test("a toast has no violation", async () => {
    const page = await visitor({ bypassCSP: true, permissions: ["clipboard-write"] });
    await page.goto(samples.find(([kind]) => kind === "article")?.[1] ?? "");
    await hydrate(page);
    await page.evaluate(() => {
      const { setTimeout } = window;
      // Timers of a second or more never fire, so that the toast stays while axe runs.
      Object.assign(window, {
        setTimeout: (work: () => void, after = 0) => (after < 1_000 ? setTimeout(work, after) : 0),
      });
    });
    await page.getByRole("button", { name: "Copier le lien" }).click();
    await page.getByRole("status").getByText("Lien copié.").waitFor();
    expect(await violations(page)).toEqual([]);
  });
});
