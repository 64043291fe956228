import type { Browser } from "playwright";
import { launchChromium } from "../../tests/support/chromium";
import { files, readBytes } from "../../tests/support/release";
import { openVisit, settle } from "../../tests/support/visit";
import { whole } from "./figures";
import { openFront } from "./front";
import type { Part } from "./row";
import { median } from "./statistics";

const CARS = 4;
const RUNS = 5;
const SLOWER = 4;
/** Milliseconds of scripts allowed for a table of LINES lines. */
const GOAL = 50;
const LINES = 60;
/** Milliseconds after which the page has finished all other work and only waits for the cars. */
const SETTLE_MS = 1_000;

const CAR_FILE = /^v\/(\d+)-[0-9a-f]+\.json$/;

/** Ids of the versions with the largest files, because these have the longest table. */
function heaviestCars(): readonly string[] {
  const cars = files.flatMap((file) => {
    const [, id] = CAR_FILE.exec(file) ?? [];
    return id === undefined ? [] : [{ id, weight: readBytes(file).length }];
  });
  return cars
    .sort((a, b) => b.weight - a.weight || Number(a.id) - Number(b.id))
    .slice(0, CARS)
    .map(({ id }) => id);
}

interface Drawn {
  readonly rows: number;
  /** Milliseconds of the browser's main thread. */
  readonly script: number;
  readonly style: number;
  readonly layout: number;
}

/** Measures one page from the arrival of the cars' files to the displayed table. The files are held back until the page is idle. */
async function drawOnce(browser: Browser, site: string, address: string): Promise<Drawn> {
  const page = await openVisit(browser, site, { device: "phone" });
  try {
    let release = () => {};
    const held = new Promise<void>((done) => (release = done));
    await page.route(/\/v\/\d+-/, (route) => held.then(() => route.continue()));
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Performance.enable");
    const spent = async () => {
      const { metrics } = await devtools.send("Performance.getMetrics");
      const of = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1_000;
      return { script: of("ScriptDuration"), style: of("RecalcStyleDuration"), layout: of("LayoutDuration") };
    };
    await page.goto(address);
    await page.getByText("Votre comparaison arrive…").waitFor();
    await page.waitForTimeout(SETTLE_MS);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    const before = await spent();
    release();
    await page.waitForFunction((columns) => document.querySelectorAll("main thead th a").length === columns, CARS, {
      polling: 100,
    }); // polling at each frame would add to the measured time
    await settle(page);
    const after = await spent();
    const rows = await page.locator("main tbody tr:has(td)").count();
    return {
      rows,
      script: after.script - before.script,
      style: after.style - before.style,
      layout: after.layout - before.layout,
    };
  } finally {
    await page.context().close();
  }
}

/** Measures what a phone computes to show four cars side by side. */
export async function comparisonPart(site: string, report: (line: string) => void): Promise<Part> {
  const front = await openFront(site);
  const browser = await launchChromium();
  try {
    const address = `/comparateur?v=${heaviestCars().join()}`;
    const runs: Drawn[] = [];
    for (let turn = 1; turn <= RUNS; turn += 1) {
      report(`comparaison ${turn}/${RUNS} : ${address}`);
      runs.push(await drawOnce(browser, front.origin, address));
    }
    const of = (figure: keyof Drawn) => median(runs.map((run) => run[figure]));
    const row = {
      measure: `comparaison, CPU ÷ ${SLOWER}`,
      subject: `${CARS} voitures × ${whole(of("rows"))} lignes`,
      value: `scripts ${whole(of("script"))} ms · styles ${whole(of("style"))} ms · mise en page ${whole(of("layout"))} ms`,
      goals: [{ what: `scripts ≤ ${GOAL} ms pour ${LINES} lignes`, met: (of("script") * LINES) / of("rows") <= GOAL }],
    };
    return { rows: [row], figures: { address, runs } };
  } finally {
    await browser.close();
    await front.close();
  }
}
