import type { Browser, BrowserContextOptions, Page } from "playwright";

const DEVICES = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  "small phone": { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>;
type Device = keyof typeof DEVICES;

const CONNECTIONS = {
  good: null,
  slow: { effectiveType: "3g" },
  "saves data": { saveData: true, effectiveType: "4g" },
} as const;

export interface Visit extends BrowserContextOptions {
  readonly device?: Device;
  /** Connection that the browser reports. Chromium always reports a good one; on the others nothing is prefetched. */
  readonly connection?: keyof typeof CONNECTIONS;
  /** Whether service workers are enabled. Tests cannot intercept the requests of a service worker. */
  readonly keepsPages?: boolean;
}

declare global {
  interface Window {
    /** Whether the application has hydrated the page. */
    applicationReady?: boolean;
    violations?: string[];
    /** Advances the page's clock without waiting. */
    pass?: (milliseconds: number) => void;
  }
}

const TIMEOUT = 15_000;

/** Runs in every page before its own scripts. */
function takeNotes(): void {
  const now = performance.now.bind(performance);
  let ahead = 0;
  performance.now = () => now() + ahead;
  window.pass = (milliseconds) => {
    ahead += milliseconds;
  };
  window.violations = [];
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
    window.violations?.push(`${violatedDirective} ${blockedURI} ${sample}`),
  );
  addEventListener("app:ready", () => {
    window.applicationReady = true;
  });
}

function noServiceWorker(): void {
  Object.defineProperty(Navigator.prototype, "serviceWorker", { value: undefined });
}

function connect(connection: object): void {
  Object.defineProperty(navigator, "connection", { value: connection });
}

/** Opens a blank page on the site at `baseURL` for a new visitor, in a new context. */
export async function openVisit(
  browser: Browser,
  baseURL: string,
  { device = "desktop", connection = "good", keepsPages = false, ...options }: Visit,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    locale: "fr-SN",
    reducedMotion: "reduce",
    ...DEVICES[device],
    ...options,
  });
  context.setDefaultTimeout(TIMEOUT);
  if (options.javaScriptEnabled !== false) await context.addInitScript(takeNotes);
  if (!keepsPages && options.javaScriptEnabled !== false) await context.addInitScript(noServiceWorker);
  const reported = CONNECTIONS[connection];
  if (reported) await context.addInitScript(connect, reported);
  return context.newPage();
}

const MINUTE = 60_000;

/** Advances the page's clock by a minute, because forms refuse answers sent less than two seconds after they opened. */
export const timeToFillIn = (page: Page) => page.evaluate((milliseconds) => window.pass?.(milliseconds), MINUTE);

/** Maximum wait for a frame, in milliseconds. On a busy machine Chromium sometimes draws no frame, and the wait would never end. */
const FRAME_LIMIT = 1_000;

/** Waits until the current state of the page is painted. */
export const painted = (page: Page) =>
  page.evaluate(
    (limit) =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
        setTimeout(done, limit);
      }),
    FRAME_LIMIT,
  );

/** Waits until the browser has no work left for the page. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  // A line in the fallback font has another height, which moves all content below it.
  await page.evaluate(async () => void (await document.fonts.ready));
  await painted(page);
  await page.evaluate(
    (timeout) => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout })),
    FRAME_LIMIT,
  );
}

/** Waits until the application has hydrated the page. */
export const applicationReady = async (page: Page): Promise<void> =>
  void (await page.waitForFunction(() => window.applicationReady === true));

/** Touches the page where nothing reacts, and waits until the application has hydrated it. */
export async function hydrate(page: Page): Promise<void> {
  await page.locator("h1").dispatchEvent("pointerdown");
  await applicationReady(page);
}
