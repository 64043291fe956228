import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { sample } from "../support/kinds";
import { headingOf } from "../support/seen-in-page";
import { hydrate, settle, visitors } from "../support/visitors";

/** A tab that stays open while a new version of the site is published. */
const visitor = visitors();

const isScript = (url: string) => new URL(url).pathname.endsWith(".js");

async function scriptsOf(address: string): Promise<readonly string[]> {
  const page = await visitor({ connection: "saves data" });
  const asked: string[] = [];
  page.on("request", (request) => isScript(request.url()) && asked.push(new URL(request.url()).pathname));
  await page.goto(address);
  await hydrate(page);
  return asked;
}

const touch = (page: Page) => page.locator("h1").dispatchEvent("pointerdown");

describe("a script that no longer exists", () => {
  // rule: site/missing-script
  test("a missing script reloads its page once, not again within ten seconds, and the page stays readable", async () => {
    const others = await scriptsOf("/contactez-nous");
    const own = (await scriptsOf(sample("brand"))).filter((script) => !others.includes(script));
    expect(own).not.toEqual([]);

    const page = await visitor({ device: "phone", connection: "saves data" });
    await page.route(
      (url) => own.includes(url.pathname),
      (route) => route.fulfill({ status: 404, body: "" }),
    );
    await page.goto(sample("brand"));
    const heading = await headingOf(page);
    let loads = 0;
    page.on("load", () => (loads += 1));
    const reloaded = page.waitForEvent("load");
    await touch(page);
    await reloaded;
    await touch(page);
    await settle(page);
    expect(loads).toBe(1);
    expect(await headingOf(page)).toBe(heading);
  });

  test("a missing script does not stop the visitor from opening the next page", async () => {
    const page = await visitor();
    await page.goto("/contactez-nous");
    await hydrate(page);
    await page.route(
      (url) => url.pathname.endsWith(".js") || url.pathname.endsWith(".json"),
      (route) => route.fulfill({ status: 404, body: "" }),
    );
    await page
      .getByRole("navigation", { name: "Navigation principale" })
      .getByRole("link", { name: "Guide Auto", exact: true })
      .click();
    await page.getByRole("heading", { level: 1, name: /^Guide auto/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/guide-auto");
  });
});

describe("a newer build", () => {
  const DATA = "**/page-data/app-data.json";
  const HOUR = 3_600_000;

  // rule: site/newer-build
  test("a newer build is checked for once an hour, and announced to the visitor", async () => {
    const page = await visitor();
    await page.clock.install();
    await page.goto("/");
    await hydrate(page);
    await settle(page);
    let asked = 0;
    await page.route(DATA, (route) => {
      asked += 1;
      return route.fulfill({ json: { webpackCompilationHash: "newer" } });
    });
    await page.clock.fastForward(HOUR - 60_000);
    expect(asked).toBe(0);
    await page.clock.fastForward(60_000);
    await page
      .getByRole("status")
      .getByText(/mis à jour/)
      .waitFor();
    expect(asked).toBe(1);
  });

  test("the current build is not announced", async () => {
    const page = await visitor();
    await page.clock.install();
    await page.goto("/");
    await hydrate(page);
    const answer = page.waitForResponse(DATA);
    await page.clock.fastForward(HOUR);
    await answer;
    await settle(page);
    expect(await page.getByRole("status").innerText()).toBe("");
  });
});
