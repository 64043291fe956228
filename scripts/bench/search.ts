import path from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import type { Browser } from "playwright";
import { carIndex } from "../../src/build/car-index";
import { fixtureCatalogue } from "../../src/build/fixture-catalogue";
import { launchChromium } from "../../tests/support/chromium";
import { decimal, KB, kilobytes, whole } from "./figures";
import type { Part, Row } from "./row";
import type { timeSearches, TimedSearches } from "./search-in-page";
import { median } from "./statistics";

const TURNS = 9;
const SLOWER = 4;

interface Size {
  readonly versions: number;
  /** Most milliseconds of an answer. */
  readonly goal: number;
  /** Most bytes of the compressed index; null means no goal. */
  readonly mostBytes: number | null;
}
const SIZES: readonly Size[] = [
  { versions: 1_600, goal: 16, mostBytes: 60 * KB },
  { versions: 10_000, goal: 50, mostBytes: null },
];

/** Queries that find from all cars to none. The last one finds none and therefore searches again without each of its filters. */
const QUERIES = [
  "tri=prix_desc",
  "carrosserie=suv&energie=hybride,diesel&boite=automatique&prix_max=35000000&tri=conso_asc",
  "q=suv automatique 7 places moins de 30 millions",
  "equipement=climatisation,esp,camera-de-recul&transmission=4x4&tri=nouveaute",
  "energie=electrique&boite=manuelle&places=7&marque=marque-3&equipement=toit-ouvrant,sieges-cuir,esp&autonomie_min=500&conso_max=4",
];

declare global {
  interface Window {
    bench: { readonly timeSearches: typeof timeSearches };
  }
}

async function inPageScript(): Promise<string> {
  const entry = path.join(import.meta.dirname, "search-in-page.ts");
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    globalName: "bench",
    target: "chrome93",
  });
  return outputFiles[0]?.text ?? "";
}

/** Measures in a new page, so that no code is already compiled and no result cached. */
async function timed(browser: Browser, script: string, index: object, cpu: number): Promise<TimedSearches> {
  const page = await browser.newPage();
  try {
    await page.addScriptTag({ content: script });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpu });
    return await page.evaluate(([file, queries, turns]) => window.bench.timeSearches(file, queries, turns), [
      index,
      QUERIES,
      TURNS,
    ] as const);
  } finally {
    await page.close();
  }
}

const slowest = ({ answers }: TimedSearches) => Math.max(...answers.map(({ runs }) => median(runs)));

/** Measures the search's own code in a real browser on generated cars: the slowest query, and the size of the index. */
export async function searchPart(report: (line: string) => void): Promise<Part> {
  const script = await inPageScript();
  const browser = await launchChromium();
  try {
    const [answers, indexes]: [Row[], Row[]] = [[], []];
    const figures: Record<number, object> = {};
    for (const { versions, goal, mostBytes } of SIZES) {
      const subject = `${whole(versions)} versions`;
      report(`recherche : ${subject}`);
      const index = carIndex(fixtureCatalogue(versions));
      const bytes = gzipSync(JSON.stringify(index), { level: 9 }).length;
      const [here, slow] = [await timed(browser, script, index, 1), await timed(browser, script, index, SLOWER)];
      figures[versions] = { bytes, queries: QUERIES, here, slow };
      answers.push({
        measure: "recherche, la question la plus lente",
        subject,
        value: `${decimal(slowest(here))} ms ; CPU ÷ ${SLOWER} : ${whole(slowest(slow))} ms, prête en ${whole(slow.ready)} ms`,
        goals: [{ what: `≤ ${goal} ms`, met: slowest(here) <= goal }],
      });
      const sizeGoals = mostBytes === null ? [] : [{ what: `≤ ${whole(mostBytes / KB)} Ko`, met: bytes <= mostBytes }];
      indexes.push({ measure: "index des voitures, Ko gz", subject, value: kilobytes(bytes), goals: sizeGoals });
    }
    return { rows: [...answers, ...indexes], figures };
  } finally {
    await browser.close();
  }
}
