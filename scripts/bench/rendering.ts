import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { workerBundle } from "../../src/build/worker/bundle-worker";
import type { AdSearchAnswer } from "../../src/contract/market/ad";
import type { AdSearch } from "../../src/contract/market/search";
import { decimal, whole } from "./figures";
import type * as Rendered from "./rendered";
import type { Row } from "./row";
import { median } from "./statistics";

const TURNS = 300;
/** The first turns compile the code. */
const WARM = 50;

/** Most milliseconds of CPU of one page. */
const MAX_SEARCH_MS = 15;
const MAX_AD_MS = 8;

function spentBy(render: () => string): readonly number[] {
  const spent: number[] = [];
  for (let turn = 0; turn < WARM + TURNS; turn += 1) {
    const from = performance.now();
    render();
    if (turn >= WARM) spent.push(performance.now() - from);
  }
  return spent;
}

/** The components as the Worker has them: with the class names of the site and React for production. */
async function renderedOf(root: string): Promise<typeof Rendered> {
  const folder = await mkdtemp(path.join(tmpdir(), "rendering-"));
  const file = path.join(folder, "rendered.cjs");
  try {
    await build({
      ...workerBundle(root, "scripts/bench/rendered.tsx", file),
      packages: "bundle",
      platform: "node",
      format: "cjs",
    });
    return await import(pathToFileURL(file).href);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function rowOf(subject: string, html: string, spent: readonly number[], most: number): Row {
  const middle = median(spent);
  return {
    measure: "rendu d’une page dans Node",
    subject,
    value: `${decimal(middle, 2)} ms, médiane de ${whole(spent.length)} ; ${whole(html.length)} caractères`,
    goals: [{ what: `≤ ${most} ms`, met: middle <= most }],
  };
}

/** Measures what the components of a search and of an ad cost the Worker's CPU. @param found a search and its answer */
export async function renderingRows(
  root: string,
  { search, answer }: { readonly search: AdSearch; readonly answer: AdSearchAnswer },
): Promise<readonly Row[]> {
  const { searchHtml, adHtml } = await renderedOf(root);
  const ofSearch = () => searchHtml(search, answer);
  return [
    rowOf(`recherche, ${whole(answer.ads.length)} annonces`, ofSearch(), spentBy(ofSearch), MAX_SEARCH_MS),
    rowOf("annonce où tout est dit", adHtml(), spentBy(adHtml), MAX_AD_MS),
  ];
}
