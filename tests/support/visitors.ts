import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright";
import { afterAll, afterEach, beforeAll } from "vitest";
import { launchChromium } from "./chromium";

/** Where the published site is served: `npm test` says TEST_SITE, since SITE_URL may be the public address it was built for. */
export const siteUrl = (process.env.TEST_SITE ?? process.env.SITE_URL ?? "http://127.0.0.1:8787").replace(/\/$/, "");

export const DEVICES = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  "small phone": { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>;
export type Device = keyof typeof DEVICES;

export interface Visit extends BrowserContextOptions {
  readonly device?: Device;
  /** What the visitor's connection says of itself; Chromium alone always says it is good. */
  readonly connection?: "good" | "saves data";
}

/** What goes wrong while a page is open, and must not. */
export interface Trouble {
  readonly of: "console" | "page error" | "policy" | "request";
  readonly what: string;
}

declare global {
  interface Window {
    /** The application has taken the page over. */
    applicationReady?: boolean;
    violations?: string[];
  }
}

const troubles = new WeakMap<Page, Trouble[]>();
const TIMEOUT = 15_000;

function watch(page: Page): void {
  const list: Trouble[] = [];
  troubles.set(page, list);
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") list.push({ of: "console", what: `${message.text()} (${message.location().url})` });
  });
  page.on("pageerror", (error) => list.push({ of: "page error", what: error.message }));
  page.on("requestfailed", (request) => {
    if (request.failure()?.errorText !== "net::ERR_ABORTED") list.push({ of: "request", what: `${request.url()} ${request.failure()?.errorText}` });
  });
  page.on("response", (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest()) list.push({ of: "request", what: `${response.url()} ${response.status()}` });
  });
}

/** Everything that went wrong on a page so far; what its security policy refused too. */
export async function troubleOn(page: Page): Promise<readonly Trouble[]> {
  const violations = await page.evaluate(() => window.violations ?? []);
  return [...(troubles.get(page) ?? []), ...violations.map((what): Trouble => ({ of: "policy", what }))];
}

/** Runs in every page before its own scripts. */
function takeNotes(): void {
  window.violations = [];
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => window.violations?.push(`${violatedDirective} ${blockedURI} ${sample}`));
  addEventListener("app:ready", () => {
    window.applicationReady = true;
  });
}

function saveData(): void {
  Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
}

/**
 * One browser for a test file; each visitor is a context of their own, closed when the test ends.
 * @returns a new visitor's page, still blank
 */
export function visitors(): (visit?: Visit) => Promise<Page> {
  let browser: Browser | undefined;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
  });
  afterAll(async () => {
    await browser?.close();
  });
  return async ({ device = "desktop", connection = "good", ...options } = {}) => {
    if (!browser) throw new Error("a visitor comes inside a test only");
    const context = await browser.newContext({ baseURL: siteUrl, locale: "fr-SN", reducedMotion: "reduce", ...DEVICES[device], ...options });
    contexts.push(context);
    context.setDefaultTimeout(TIMEOUT);
    if (options.javaScriptEnabled !== false) await context.addInitScript(takeNotes);
    if (connection === "saves data") await context.addInitScript(saveData);
    const page = await context.newPage();
    watch(page);
    return page;
  };
}

/** Touches the page where nothing answers, and waits until the application has taken it over. */
export async function hydrate(page: Page): Promise<void> {
  await page.locator("h1").dispatchEvent("pointerdown");
  await page.waitForFunction(() => window.applicationReady === true);
}

/** Waits until the browser has nothing left to do for the page. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => requestAnimationFrame(() => done()))));
}
