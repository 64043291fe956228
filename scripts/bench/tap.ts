import type { Browser, Page } from "playwright";
import { launchChromium } from "../../tests/support/chromium";
import { type Kind, sample } from "../../tests/support/kinds";
import { openVisit, settle } from "../../tests/support/visit";
import { whole } from "./figures";
import { openFront } from "./front";
import type { Part, Row } from "./row";
import { median } from "./statistics";
import { HELP, pressHelp, showHelp } from "../../tests/support/help-button";

const RUNS = 5;
/** The kinds of page on which most visits begin, the largest page, and what a phone's visitor taps there. */
export const TAPPED: readonly (readonly [kind: Kind, button: string])[] = [
  ["home", HELP],
  ["new cars", HELP],
  ["model", "Comparer"],
  ["version", "Garder"],
  ["article", HELP],
];
/** The button of that name at which a visitor arrives first. */
export const tapped = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) }).first();

/** A slow network: 400 kbit/s and 400 ms of latency. */
const SLOW = { offline: false, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8, latency: 400 };

interface Condition {
  readonly name: string;
  readonly goal: number | null;
  readonly cpu: number;
  readonly network: typeof SLOW | null;
}

const CONDITIONS: readonly Condition[] = [
  { name: "scripts déjà là, CPU ÷ 4", goal: 300, cpu: 4, network: null },
  { name: "400 kbit/s, 400 ms", goal: 2_000, cpu: 1, network: SLOW },
  { name: "400 kbit/s, 400 ms, CPU ÷ 4", goal: null, cpu: 4, network: SLOW },
];

declare global {
  interface Window {
    pressedAt?: number;
    paintedAt?: number;
    readyAt?: number;
  }
}

/**
 * Runs in the page before its own scripts. It records when the visitor pressed the button, when the pressed button or the opened dialog was painted, and
 * when the application was ready to act.
 */
function watchEffect(): void {
  addEventListener("app:ready", () => (window.readyAt = performance.now()), { once: true });
  addEventListener("pointerdown", (event) => (window.pressedAt ??= event.timeStamp), { capture: true });
  const observer = new MutationObserver(() => {
    if (window.pressedAt === undefined) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => (window.paintedAt = performance.now())));
  });
  observer.observe(document, { attributes: true, attributeFilter: ["aria-pressed", "open"], subtree: true });
}

/** Waits until the scripts are prefetched; they have not run yet. */
async function waitForPrefetch(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('link[rel="prefetch"]') !== null);
  await settle(page);
}

interface Tap {
  /** Milliseconds from the press to the painted effect. */
  readonly effect: number;
  /** Milliseconds from the press until the application acts on presses itself. */
  readonly ready: number;
}

async function tapOnce(
  browser: Browser,
  site: string,
  [kind, button]: (typeof TAPPED)[number],
  { cpu, network }: Condition,
): Promise<Tap> {
  const page = await openVisit(browser, site, { device: "phone" });
  try {
    await page.addInitScript(watchEffect);
    const devtools = await page.context().newCDPSession(page);
    if (network) {
      await devtools.send("Network.enable");
      await devtools.send("Network.emulateNetworkConditions", network);
    }
    await page.goto(sample(kind));
    if (!network) await waitForPrefetch(page);
    // A visitor scrolls there before the tap; the pictures that this loads are not part of what the tap costs.
    await (button === HELP ? showHelp(page) : tapped(page, button).scrollIntoViewIfNeeded());
    await settle(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpu });
    await (button === HELP ? pressHelp(page) : tapped(page, button).tap());
    // Polling at each frame would slow the page.
    await page.waitForFunction(() => window.paintedAt !== undefined && window.readyAt !== undefined, undefined, {
      polling: 100,
    });
    return await page.evaluate(() => {
      const { pressedAt = 0, paintedAt = 0, readyAt = 0 } = window;
      return { effect: paintedAt - pressedAt, ready: readyAt - pressedAt };
    });
  } finally {
    await page.context().close();
  }
}

/** Measures a phone's first tap, from the press of a button that needs the application's scripts to its painted effect. */
export async function tapPart(site: string, report: (line: string) => void): Promise<Part> {
  const front = await openFront(site);
  const browser = await launchChromium();
  try {
    const rows: Row[] = [];
    const figures: Record<string, Record<string, object>> = {};
    for (const condition of CONDITIONS) {
      const { name, goal } = condition;
      for (const subject of TAPPED) {
        const [kind, button] = subject;
        const runs: Tap[] = [];
        for (let turn = 1; turn <= RUNS; turn += 1) {
          report(`appui ${turn}/${RUNS}, ${name} : ${kind}, « ${button} »`);
          runs.push(await tapOnce(browser, front.origin, subject, condition));
        }
        const effects = runs.map(({ effect }) => effect);
        const middle = median(effects);
        const ready = median(runs.map((run) => run.ready));
        figures[name] = { ...figures[name], [kind]: { button, runs } };
        rows.push({
          measure: `appui → effet, ${name}`,
          subject: `${sample(kind)}, « ${button} »`,
          value: `${whole(middle)} ms (${whole(Math.min(...effects))} – ${whole(Math.max(...effects))}), application prête en ${whole(ready)} ms`,
          goals: goal === null ? [] : [{ what: `≤ ${whole(goal)} ms`, met: middle <= goal }],
        });
      }
    }
    return { rows, figures };
  } finally {
    await browser.close();
    await front.close();
  }
}
