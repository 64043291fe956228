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
  /** What the visitor's connection says of itself; Chromium alone always says it is good. Nothing is fetched ahead on the others. */
  readonly connection?: keyof typeof CONNECTIONS;
  /** Has a service worker, whose requests tests cannot answer in the network's place. */
  readonly keepsPages?: boolean;
}

declare global {
  interface Window {
    /** The application has taken the page over. */
    applicationReady?: boolean;
    violations?: string[];
    /** Moves the time that the page measures by, without waiting for it. */
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

/** A new visitor's page on the site at `baseURL`, still blank; their context is the page's. */
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
  const said = CONNECTIONS[connection];
  if (said) await context.addInitScript(connect, said);
  return context.newPage();
}

const MINUTE = 60_000;

/** A minute passes for the page: less than two seconds after a form opened, nobody has filled it in. */
export const timeToFillIn = (page: Page) => page.evaluate((milliseconds) => window.pass?.(milliseconds), MINUTE);

/** Milliseconds. A page that draws no frame, as Chromium leaves one now and then on a busy machine, would be waited for without end. */
const FRAME_LIMIT = 1_000;

/** Waits until what the page looks like now is on the screen. */
export const painted = (page: Page) =>
  page.evaluate(
    (limit) =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
        setTimeout(done, limit);
      }),
    FRAME_LIMIT,
  );

/** Waits until the browser has nothing left to do for the page. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  // A line in the font of before is higher or lower, and with it all that stands below.
  await page.evaluate(async () => void (await document.fonts.ready));
  await painted(page);
  await page.evaluate(
    (timeout) => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout })),
    FRAME_LIMIT,
  );
}
