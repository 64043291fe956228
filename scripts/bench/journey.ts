import type { Browser, Page } from "playwright";
import { launchChromium } from "../../tests/support/chromium";
import { openVisit, settle } from "../../tests/support/visit";
import { kilobytes, KB, whole } from "./figures";
import { openFront } from "./front";
import { Http2Headers } from "./http2-headers";
import type { Part } from "./row";
import { median } from "./statistics";

const RUNS = 3;
const CPU = 4;
const MAX_TAP_MS = 200;
const MAX_BYTES = 400 * KB;

/** A tap as the Event Timing API reports it. */
interface Tap {
  /** Milliseconds from the touch to the next painted frame. */
  readonly duration: number;
  /** « /comparateur, Demander un devis » */
  readonly where: string;
}

declare global {
  interface Window {
    taps?: Tap[];
  }
}

/** Runs in the page before its own scripts. The application navigates without loading a document, so one list has all taps of the visit. */
function watchTaps(): void {
  const taps: Tap[] = [];
  window.taps = taps;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId)
        taps.push({
          duration: entry.duration,
          where: `${location.pathname}, ${(entry.target?.textContent ?? "").trim().slice(0, 30)}`,
        });
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit); // TypeScript does not know this option of the Event Timing API.
}

/** What the visitor taps, and the address to which it leads; null where the page stays. */
const STEPS: readonly (readonly [tap: (page: Page) => Promise<void>, to: string | null])[] = [
  [(page) => page.locator("header summary").filter({ hasText: "Menu" }).tap(), null],
  [(page) => page.locator("header").getByRole("link", { name: "Neuf", exact: true }).tap(), "**/guide-auto"],
  [(page) => page.locator('main a[href*="/marque/toyota/"]').first().tap(), "**/marque/toyota/*"],
  [(page) => page.getByRole("button", { name: "Comparer" }).first().tap(), null],
  // The first one says « Ajoutée » now.
  [(page) => page.getByRole("button", { name: "Comparer" }).first().tap(), null],
  [(page) => page.locator('main a[href*="/modele/"]:visible').first().tap(), "**/modele/*"],
  [(page) => page.locator('a[href^="/comparateur?"]').first().tap(), "**/comparateur?*"],
  [(page) => page.getByRole("button", { name: "Demander un devis" }).first().tap(), null],
];

async function visit(browser: Browser, site: string): Promise<{ slowest: Tap; bytes: number }> {
  const page = await openVisit(browser, site, { device: "small phone" });
  try {
    await page.addInitScript(watchTaps);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Network.enable");
    let bytes = 0;
    const headers = new Http2Headers();
    devtools.on("Network.responseReceived", ({ response }) => {
      if (response.fromDiskCache || response.fromPrefetchCache) return;
      // The length that is reported later has the headers in it, as HTTP/1.1 sent them.
      bytes += headers.bytesOf(response.headers) - response.encodedDataLength;
    });
    devtools.on("Network.loadingFinished", ({ encodedDataLength }) => void (bytes += encodedDataLength));
    await page.goto("/");
    await settle(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU });
    for (const [tap, to] of STEPS) {
      await tap(page);
      if (to !== null) await page.waitForURL(to);
      await settle(page);
    }
    await page.getByRole("dialog").waitFor();
    const taps = await page.evaluate(() => window.taps ?? []);
    const slowest = taps.reduce((one, other) => (other.duration > one.duration ? other : one), {
      duration: 0,
      where: "",
    });
    return { slowest, bytes };
  } finally {
    await page.context().close();
  }
}

/** Measures a visit from the home page over the home of the guide, a brand, a model and a comparison to a lead, on a phone that saves nothing from before. */
export async function journeyPart(site: string, report: (line: string) => void): Promise<Part> {
  const front = await openFront(site);
  const browser = await launchChromium();
  try {
    const visits: Awaited<ReturnType<typeof visit>>[] = [];
    for (let turn = 1; turn <= RUNS; turn += 1) {
      report(`parcours ${turn}/${RUNS}`);
      visits.push(await visit(browser, front.origin));
    }
    const duration = median(visits.map(({ slowest }) => slowest.duration));
    const bytes = median(visits.map((one) => one.bytes));
    const worst = visits.find(({ slowest }) => slowest.duration === duration)?.slowest.where ?? "";
    return {
      rows: [
        {
          measure: `appui le plus lent d’un parcours, CPU ÷ ${CPU}`,
          subject: "de l’accueil au devis",
          value: `${whole(duration)} ms (${worst})`,
          goals: [{ what: `≤ ${MAX_TAP_MS} ms`, met: duration <= MAX_TAP_MS }],
        },
        {
          measure: "octets reçus sur un parcours (HTTP/2), Ko",
          subject: "de l’accueil au devis",
          value: kilobytes(bytes),
          goals: [{ what: `≤ ${kilobytes(MAX_BYTES)}`, met: bytes <= MAX_BYTES }],
        },
      ],
      figures: { visits },
    };
  } finally {
    await browser.close();
    await front.close();
  }
}
