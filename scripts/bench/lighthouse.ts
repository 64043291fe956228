import { CHROMIUM_FLAGS, chromiumPath } from "../../tests/support/chromium";
import { samples } from "../../tests/support/kinds";
import { marketKinds } from "../../tests/support/market-kinds";
import { times, whole } from "./figures";
import { openFront } from "./front";
import type { Part, Row } from "./row";
import { median } from "./statistics";
import { tool } from "./tool";
import { withoutScripts } from "./without-scripts";

const RUNS = 3;
/** Simulated paint times are multiples of this many milliseconds, so that a difference of one step is noise. */
const STEP = 150;
const AUDITS = {
  fcp: "first-contentful-paint",
  lcp: "largest-contentful-paint",
  tbt: "total-blocking-time",
  si: "speed-index",
} as const;
/** What is asked of Lighthouse, and the part of its answer that is read. */
interface Lighthouse {
  readonly default: (
    url: string,
    flags: {
      readonly port: number;
      readonly onlyCategories: readonly string[];
      readonly disableFullPageScreenshot: boolean;
      readonly logLevel: string;
    },
  ) => Promise<{ readonly lhr: Report } | undefined>;
}
interface Report {
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  readonly categories: { readonly performance?: { readonly score: number | null } };
  readonly runtimeError?: { readonly message: string };
}
interface ChromeLauncher {
  launch(options: {
    readonly chromePath: string;
    readonly chromeFlags: string[];
    readonly logLevel: string;
    readonly handleSIGINT: boolean;
  }): Promise<{ readonly port: number; kill(): void }>;
}

type Run = Readonly<Record<"score" | keyof typeof AUDITS, number>>;

/** Runs Lighthouse with its default settings: a mid-range phone on a simulated slow 4G. */
async function run(url: string, port: number): Promise<Run> {
  const { default: lighthouse } = await tool<Lighthouse>("lighthouse");
  const result = await lighthouse(url, {
    port,
    onlyCategories: ["performance"],
    disableFullPageScreenshot: true,
    logLevel: "error",
  });
  const { audits, categories, runtimeError } = result?.lhr ?? {};
  if (!audits || runtimeError) throw new Error(`Lighthouse : ${runtimeError?.message ?? "aucun résultat"} (${url})`);
  const of = (figure: keyof typeof AUDITS) => audits[AUDITS[figure]]?.numericValue ?? Number.NaN;
  return {
    score: (categories?.performance?.score ?? 0) * 100,
    fcp: of("fcp"),
    lcp: of("lcp"),
    tbt: of("tbt"),
    si: of("si"),
  };
}

function medianOf(runs: readonly Run[]): Run {
  const of = (figure: keyof Run) => median(runs.map((measured) => measured[figure]));
  return { score: of("score"), fcp: of("fcp"), lcp: of("lcp"), tbt: of("tbt"), si: of("si") };
}

function rowOf(address: string, full: Run, bare: Run): Row {
  const ratio = (figure: "fcp" | "lcp" | "si") => times(full[figure] / bare[figure]);
  return {
    measure: "Lighthouse mobile",
    subject: address,
    value: `note ${whole(full.score)} (nue ${whole(bare.score)}) · FCP ${ratio("fcp")} · LCP ${ratio("lcp")} (${whole(full.lcp)} ms) · SI ${ratio("si")} · TBT ${whole(full.tbt)} ms (nue ${whole(bare.tbt)})`,
    goals: [
      { what: "LCP ≤ ×1,02 ou un pas de 150 ms", met: full.lcp <= Math.max(bare.lcp * 1.02, bare.lcp + STEP) },
      { what: "TBT ≤ nue + 10 ms", met: full.tbt <= bare.tbt + 10 },
      { what: "note 100", met: Math.round(full.score) === 100 },
    ],
  };
}

/** Measures the heaviest page of each kind and the same page without its scripts, in turns in one browser. */
export async function lighthousePart(site: string, report: (line: string) => void): Promise<Part> {
  const fronts = { whole: await openFront(site), bare: await openFront(site, withoutScripts) };
  const { launch } = await tool<ChromeLauncher>("chrome-launcher");
  const chrome = await launch({
    chromePath: await chromiumPath(),
    chromeFlags: CHROMIUM_FLAGS,
    logLevel: "silent",
    handleSIGINT: false,
  });
  try {
    const rows: Row[] = [];
    const figures: Record<string, object> = {};
    for (const [kind, address] of [...samples, ...(await marketKinds(site))]) {
      const runs: Record<"bare" | "whole", Run[]> = { bare: [], whole: [] };
      for (let turn = 1; turn <= RUNS; turn += 1) {
        report(`Lighthouse ${turn}/${RUNS} : ${address}`);
        for (const side of ["bare", "whole"] as const)
          runs[side].push(await run(fronts[side].origin + address, chrome.port));
      }
      const medians = { whole: medianOf(runs.whole), bare: medianOf(runs.bare) };
      figures[kind] = { address, medians, runs };
      rows.push(rowOf(address, medians.whole, medians.bare));
    }
    return { rows, figures };
  } finally {
    chrome.kill();
    await Promise.all([fronts.whole.close(), fronts.bare.close()]);
  }
}
