import type { Page } from "playwright";
import { beforeAll, describe, expect, test } from "vitest";
import { receive, type Received } from "../support/first-view";
import { DETAIL_KINDS, type Kind, sample, samples } from "../support/kinds";
import { settle, visitors } from "../support/visitors";

const KB = 1_024;
const BYTES = 120 * KB;
const REQUESTS = { detail: 5, list: 12 };
/** What it lists is of the moment, and no build knows it: its scripts come at once, then photos of the ads in sight and near it. */
const LIVE: Kind = "used search";
const LIVE_BYTES = 240 * KB;
const LIVE_REQUESTS = 36;
const LIVE_SCRIPTS = 14;

const visitor = visitors();

describe.each(samples)("a phone that opens the kind « %s », before it is touched", (kind, address) => {
  let received: readonly Received[] = [];

  beforeAll(async () => {
    const page = await visitor({ device: "phone", connection: "slow" });
    const list = receive(page);
    await page.goto(address);
    await settle(page);
    received = await list();
  });

  const show = () => received.map(({ path, type, bytes }) => `${type} ${path} ${bytes}`).join("\n");

  test(kind === LIVE ? "asks for its own scripts alone" : "asks for no script", () => {
    const scripts = received.filter(({ type, path }) => type === "script" || path.endsWith(".js")).map(({ path }) => path);
    if (kind === LIVE) expect(scripts.length).toBeLessThanOrEqual(LIVE_SCRIPTS);
    else expect(scripts).toEqual([]);
  });

  const most = kind === LIVE ? LIVE_BYTES : BYTES;
  test(`receives at most ${most / KB} KB, fonts included`, () => {
    expect(received.reduce((sum, { bytes }) => sum + bytes, 0), show()).toBeLessThanOrEqual(most);
  });

  test("asks for few files", () => {
    expect(received.length, show()).toBeLessThanOrEqual(kind === LIVE ? LIVE_REQUESTS : DETAIL_KINDS.includes(kind) ? REQUESTS.detail : REQUESTS.list);
  });
});

describe("a good connection", () => {
  /** Waits until everything that the page asks for ahead has come, however late the browser calls itself idle. */
  const fetchedAhead = (page: Page) =>
    page.waitForFunction(() => {
      const ahead = [...document.querySelectorAll<HTMLLinkElement>("link[rel=prefetch]")].map(({ href }) => href);
      const come = new Set(performance.getEntriesByType("resource").map(({ name }) => name));
      return ahead.length > 0 && ahead.every((href) => come.has(href));
    });

  test("fetches the scripts ahead once the page is there, and runs none of them", async () => {
    const page = await visitor({ device: "phone" });
    const asked: { path: string; ahead: boolean }[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith(".js")) asked.push({ path: pathname, ahead: (request.headers()["sec-purpose"] ?? request.headers().purpose) === "prefetch" });
    });
    await page.goto(sample("model"), { waitUntil: "load" });
    expect(asked).toEqual([]);
    await fetchedAhead(page);
    expect(asked.length).toBeGreaterThan(2);
    expect(asked.filter(({ ahead }) => !ahead)).toEqual([]);
    expect(await page.evaluate(() => [...document.scripts].filter(({ src }) => src !== "").length)).toBe(0);
    expect(await page.evaluate(() => "___loader" in window)).toBe(false);
  });

  test("asks for no file twice when the visitor then touches the page", async () => {
    const page = await visitor({ device: "phone" });
    const scripts: string[] = [];
    await page.goto(sample("model"));
    await fetchedAhead(page);
    page.on("response", (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith(".js") && !response.request().serviceWorker()) scripts.push(pathname);
    });
    await page.locator("h1").tap();
    await page.waitForFunction(() => window.applicationReady === true);
    await settle(page);
    expect(scripts.filter((script, index) => scripts.indexOf(script) !== index)).toEqual([]);
  });
});
