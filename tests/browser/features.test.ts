import { describe, expect, test } from "vitest";
import { sample } from "../support/kinds";
import { pageAt, pagesOf } from "../support/pages";
import { hydrate, siteUrl, visitors } from "../support/visitors";

const visitor = visitors();

describe("the checklist of a guide", () => {
  const [guide, other] = pagesOf("practical guide").filter(({ ids }) => ids.includes("a-cocher"));

  // rule: editorial/checklist-ticks
  test("the ticks survive reopening the page, and other lists do not have them", async () => {
    const page = await visitor({ device: "phone" });
    await page.goto(guide?.address ?? "");
    await hydrate(page);
    const boxes = page.locator("#a-cocher").getByRole("checkbox");
    await boxes.nth(0).tap();
    await boxes.nth(2).tap();
    await page.reload();
    await hydrate(page);
    await expect
      .poll(async () => [
        await boxes.nth(0).isChecked(),
        await boxes.nth(1).isChecked(),
        await boxes.nth(2).isChecked(),
      ])
      .toEqual([true, false, true]);
    await boxes.nth(0).tap();
    await page.goto(other?.address ?? "");
    await hydrate(page);
    expect(await boxes.nth(2).isChecked()).toBe(false);
    await page.goto(guide?.address ?? "");
    await hydrate(page);
    await expect
      .poll(async () => [await boxes.nth(0).isChecked(), await boxes.nth(2).isChecked()])
      .toEqual([false, true]);
  });

  // rule: editorial/checklist-print
  test("the button prints the checklist", async () => {
    const page = await visitor();
    await page.addInitScript(() => {
      window.print = () => Object.assign(window, { printed: true });
    });
    await page.goto(guide?.address ?? "");
    await page.getByRole("button", { name: "Imprimer la liste" }).click();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, "printed"))).toBe(true);
  });
});

describe("sharing a page", () => {
  test("« Copier le lien » copies the page's canonical address, and a message confirms it for a moment", async () => {
    const page = await visitor({ permissions: ["clipboard-read", "clipboard-write"] });
    const address = sample("model");
    await page.goto(address);
    await hydrate(page);
    await page.locator("main").getByText("Partager", { exact: true }).click();
    await page.getByRole("button", { name: "Copier le lien" }).click();
    const toast = page.getByRole("status").getByText("Lien copié.");
    await toast.waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(pageAt(address).canonicals[0]);
    await toast.waitFor({ state: "detached" });
  });

  // rule: site/toasts
  test("a toast stands at the top right", async () => {
    const page = await visitor({ permissions: ["clipboard-write"] });
    await page.goto(sample("article"));
    await hydrate(page);
    await page.getByRole("button", { name: "Copier le lien" }).click();
    const toast = page.getByRole("status").getByText("Lien copié.");
    await toast.waitFor();
    const box = await toast.boundingBox();
    expect(box?.y).toBeLessThan(200);
    expect(box?.x).toBeGreaterThan(720);
  });

  test("the WhatsApp link contains the page's title and canonical address", async () => {
    const address = sample("version");
    const page = await visitor({ device: "phone", javaScriptEnabled: false });
    await page.goto(address);
    await page.locator("main").getByText("Partager", { exact: true }).tap();
    const href = (await page.locator("main details a[href^='https://wa.me/?']").getAttribute("href")) ?? "";
    const { origin, pathname, searchParams } = new URL(href);
    expect(origin + pathname).toBe("https://wa.me/");
    expect(searchParams.get("text")).toContain(pageAt(address).h1s[0]);
    expect(searchParams.get("text")).toMatch(/\d\sFCA\s/);
    expect(searchParams.get("text")?.endsWith(` ${pageAt(address).canonicals[0]}`)).toBe(true);
  });

  // rule: guide/version-actions
  test("on the narrowest phone the four actions of a version are one row, and what « Partager » opens is within reach", async () => {
    const page = await visitor({ device: "phone" });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(sample("version"));
    const main = page.locator("main");
    const actions = [
      main.getByRole("button", { name: /^Comparer/ }),
      main.getByRole("button", { name: /^Garder/ }),
      main.getByRole("link", { name: "Suivre son prix" }),
      main.getByText("Partager", { exact: true }),
    ];
    const boxes = await Promise.all(actions.map((action) => action.first().boundingBox()));
    expect(new Set(boxes.map((box) => Math.round(box?.y ?? -1))).size).toBe(1);
    expect(boxes.every((box) => box && box.width >= 44 && box.height >= 44 && box.x + box.width <= 320)).toBe(true);
    await main.getByText("Partager", { exact: true }).tap();
    for (const way of ["wa.me/?", "www.facebook.com"])
      await main.locator(`details a[href^="https://${way}"]`).click({ trial: true });
    for (const way of ["Copier le lien", "Imprimer la fiche"])
      await main.getByRole("button", { name: way }).click({ trial: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test("Facebook opens in a window of 626 by 436", async () => {
    const page = await visitor();
    const address = sample("article");
    await page
      .context()
      .route("https://www.facebook.com/**", (route) =>
        route.fulfill({ contentType: "text/html", body: "<title>partage</title>" }),
      );
    await page.goto(address);
    await hydrate(page);
    const opened = page.waitForEvent("popup");
    await page.getByRole("link", { name: "Facebook" }).filter({ visible: true }).last().click();
    const popup = await opened;
    await popup.waitForLoadState();
    expect(new URL(popup.url()).searchParams.get("u")).toBe(pageAt(address).canonicals[0]);
    expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([626, 436]);
    await popup.close();
    await page.getByRole("status").getByText("Merci du partage !").waitFor();
  });
});

describe("the visitor's identifier", () => {
  const stored = () => localStorage.getItem("cookie_user_id");

  test("no identifier exists before the first touch", async () => {
    const page = await visitor({ connection: "slow" });
    await page.goto("/");
    expect(await page.evaluate(stored)).toBeNull();
  });

  test("the identifier is created at random at the first touch, and stays the same from page to page", async () => {
    const page = await visitor({ device: "phone" });
    await page.goto("/");
    await hydrate(page);
    const first = await page.evaluate(stored);
    expect(first).toMatch(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    await page.goto("/contactez-nous");
    await hydrate(page);
    expect(await page.evaluate(stored)).toBe(first);
    const another = await visitor({ device: "phone" });
    await another.goto("/");
    await hydrate(another);
    expect(await another.evaluate(stored)).not.toBe(first);
  });

  // rule: shared/stored
  test("the site sets no cookie", async () => {
    const page = await visitor({ device: "phone" });
    await page.goto(siteUrl);
    await hydrate(page);
    expect(await page.context().cookies()).toEqual([]);
  });
});
