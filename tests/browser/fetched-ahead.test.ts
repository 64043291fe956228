import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { sample } from "../support/kinds";
import { applicationReady, settle, visitors } from "../support/visitors";

const visitor = visitors();

describe("prefetching on a good connection", () => {
  /** Waits until every prefetched file has loaded, however late the browser reports that it is idle. */
  const fetchedAhead = (page: Page) =>
    page.waitForFunction(() => {
      const ahead = [...document.querySelectorAll<HTMLLinkElement>("link[rel=prefetch]")].map(({ href }) => href);
      const come = new Set(performance.getEntriesByType("resource").map(({ name }) => name));
      return ahead.length > 0 && ahead.every((href) => come.has(href));
    });

  test("the page prefetches its scripts after it has loaded, and runs none of them", async () => {
    const page = await visitor({ device: "phone" });
    const asked: { path: string; ahead: boolean }[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith(".js"))
        asked.push({
          path: pathname,
          ahead: (request.headers()["sec-purpose"] ?? request.headers().purpose) === "prefetch",
        });
    });
    await page.goto(sample("model"), { waitUntil: "load" });
    expect([...asked]).toEqual([]);
    await fetchedAhead(page);
    expect(asked.length).toBeGreaterThan(2);
    expect(asked.filter(({ ahead }) => !ahead)).toEqual([]);
    expect(await page.evaluate(() => [...document.scripts].filter(({ src }) => src !== "").length)).toBe(0);
    expect(await page.evaluate(() => "___loader" in window)).toBe(false);
  });

  test("no file is requested twice when the visitor then touches the page", async () => {
    const page = await visitor({ device: "phone" });
    const scripts: string[] = [];
    await page.goto(sample("model"));
    await fetchedAhead(page);
    page.on("response", (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith(".js") && !response.request().serviceWorker()) scripts.push(pathname);
    });
    await page.locator("h1").tap();
    await applicationReady(page);
    await settle(page);
    expect(scripts.filter((script, index) => scripts.indexOf(script) !== index)).toEqual([]);
  });
});

/** Different addresses of the page data that the page itself requests from now on, with their queries. What was prefetched is requested again, from the browser's cache. */
function pageDataAsked(page: Page): ReadonlySet<string> {
  const asked = new Set<string>();
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.endsWith("/page-data.json") && !request.serviceWorker()) asked.add(pathname + search);
  });
  return asked;
}

test("a page opened by a shared link with a query requests its data without it", async () => {
  const page = await visitor({ device: "phone" });
  const asked = pageDataAsked(page);
  await page.goto(`${sample("model")}?fbclid=IwAR0x`);
  await page.locator("h1").tap();
  await applicationReady(page);
  await settle(page);
  expect([...asked]).toEqual([`/page-data${sample("model")}/page-data.json`]);
  expect(new URL(page.url()).search).toBe("?fbclid=IwAR0x");
});

test("a link with a query requests the page’s data without it, and the page has the query", async () => {
  const page = await visitor({ device: "phone" });
  await page.goto(sample("model"));
  await page.locator("h1").tap();
  await applicationReady(page);
  const asked = pageDataAsked(page);
  const link = page.locator('main a[href^="/comparateur?v="]').first();
  const wanted = await link.getAttribute("href");
  await link.tap();
  await page.waitForURL(`**${wanted}`);
  await page.getByRole("table").first().waitFor();
  expect([...asked]).toEqual(["/page-data/comparateur/page-data.json"]);
});

// The launch script lists the files of every kind of page by its number (src/build/publish/launch-plan.ts).
test.each(["home", "brand", "model", "tool", "comparison"] as const)(
  "at the first touch, all scripts that start the page are requested at once: « %s »",
  async (kind) => {
    const page = await visitor({ device: "phone", connection: "slow" });
    await page.goto(sample(kind));
    // What the application requests by itself follows that event.
    await page.evaluate(() =>
      addEventListener("app:ready", () => {
        const scripts = performance
          .getEntriesByType("resource")
          .filter(
            (entry) => (entry as PerformanceResourceTiming).initiatorType === "script" && /\/c-/.test(entry.name),
          );
        document.documentElement.dataset.late = scripts.map(({ name }) => name).join();
      }),
    );
    await page.locator("h1").tap();
    await applicationReady(page);
    expect(await page.evaluate(() => document.documentElement.dataset.late)).toBe("");
  },
);
