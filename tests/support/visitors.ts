import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { afterAll, afterEach, beforeAll, inject } from "vitest";
import { anAddress } from "./reference-api";
import { openVisit, type Visit } from "./visit";

export { applicationReady, hydrate, painted, settle, timeToFillIn } from "./visit";

/** Address at which the published site is served. `npm test` sets TEST_SITE, since SITE_URL may be the public address that it was built for. */
export const siteUrl = (process.env.TEST_SITE ?? process.env.SITE_URL ?? "http://127.0.0.1:8787").replace(/\/$/, "");

/** An error while a page is open. */
export interface Trouble {
  readonly of: "console" | "page error" | "policy" | "request";
  readonly what: string;
}

const troubles = new WeakMap<Page, Trouble[]>();

function watch(page: Page): void {
  const list: Trouble[] = [];
  troubles.set(page, list);
  page.on("console", (message) => {
    // Chromium says this when the scripts of a page took a few seconds, as they do on a busy machine.
    if (/ was preloaded using link preload but not used within /.test(message.text())) return;
    if (message.type() === "error" || message.type() === "warning")
      list.push({ of: "console", what: `${message.text()} (${message.location().url})` });
  });
  page.on("pageerror", (error) => list.push({ of: "page error", what: error.message }));
  page.on("requestfailed", (request) => {
    if (request.failure()?.errorText !== "net::ERR_ABORTED")
      list.push({ of: "request", what: `${request.url()} ${request.failure()?.errorText}` });
  });
  page.on("response", (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      list.push({ of: "request", what: `${response.url()} ${response.status()}` });
  });
}

/** All errors of a page so far, including violations of its security policy. */
export async function troubleOn(page: Page): Promise<readonly Trouble[]> {
  const violations = await page.evaluate(() => window.violations ?? []);
  return [...(troubles.get(page) ?? []), ...violations.map((what): Trouble => ({ of: "policy", what }))];
}

/**
 * Opens visitors in the run’s only Chromium (one-chromium.ts). Each has their own context, which is closed when the test ends, and their own network
 * address, because the Worker limits the requests of an address.
 * @returns a function that opens a blank page for a new visitor
 */
export function visitors(): (visit?: Visit) => Promise<Page> {
  let browser: Browser | undefined;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await chromium.connect(inject("chromium"));
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
  });
  afterAll(async () => {
    await browser?.close();
  });
  return async (visit = {}) => {
    if (!browser) throw new Error("a visitor comes inside a test only");
    const page = await openVisit(browser, siteUrl, { extraHTTPHeaders: { "CF-Connecting-IP": anAddress() }, ...visit });
    contexts.push(page.context());
    watch(page);
    return page;
  };
}
