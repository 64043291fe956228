import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type Api, startApi } from "../../plugins/gatsby-source-guide-auto/test/api";
import { KEY, newSite } from "../../plugins/gatsby-source-guide-auto/test/build";
import { askAt } from "../../scripts/deploy/ask";
import { keepBuildState, takeBuildState } from "../../scripts/deploy/build-state";
import { StateFiles } from "../../scripts/deploy/state-files";
import { OPS_TOKEN } from "../../tests/support/edge/secrets";

const ask = askAt(inject("edge").site);
const HOUR = 3_600_000;
/** A version of the small catalogue. */
const VERSION = 10_001;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const builder = (stateDir: string, say: (line: string) => void = () => {}) => ({
  files: new StateFiles(stateDir, api.url),
  ask,
  opsToken: OPS_TOKEN,
  say,
});

/** Takes a quarter of the reviews away at once. */
async function shorten(): Promise<void> {
  const answer = await fetch(`${api.url}/api.php?endpoint=get_avis&API_KEY=${KEY}`);
  const { data }: { data: { id: number }[] } = await answer.json();
  for (const { id } of data.filter((_, at) => at % 4 === 0)) await api.set("get_avis", id, null);
}

/** What happens to api.php before each build. */
const EVENTS: readonly (() => unknown)[] = [
  () => {},
  () => api.set("get_versions", VERSION, { prix: 21_000_000 }),
  () => api.fault("get_promos", "status500"),
  () => api.set("get_versions", VERSION, { prix: 22_000_000 }),
  () => api.reset(),
  () => api.fault("get_articles", "html200"),
  shorten,
  () => {},
  () => api.fault("get_marques", "emptyList"),
  () => {}, // More than a day later, the short list is accepted.
];

// rule: site/build-state
test("twenty builds, each on a machine that has nothing, are those of one machine, whatever fails in between (long: forty builds)", async () => {
  const one = await newSite();
  const seen = { old: 0, shortened: 0 };
  const start = Date.now();
  for (let round = 0; round < 20; round += 1) {
    await EVENTS[round % EVENTS.length]?.();
    const choices = { apiBase: api.url, now: start + round * 9 * HOUR };
    const stopped = await one.build(choices);

    const runner = await newSite();
    const before = await takeBuildState(builder(runner.stateDir));
    const alsoStopped = await runner.build(choices);
    await keepBuildState(builder(runner.stateDir), before);

    expect(alsoStopped?.message).toBe(stopped?.message);
    if (stopped) continue;
    expect(await runner.report()).toEqual(await one.report());
    const nodesOf = (site: typeof one) => [...site.gatsby.nodes.values()].map(({ id, ...node }) => [id, node]);
    expect(nodesOf(runner).toSorted()).toEqual(nodesOf(one).toSorted());
    const { degraded, shortened } = await one.report();
    seen.old += degraded.length;
    seen.shortened += shortened.length;
  }
  expect(Math.min(seen.old, seen.shortened)).toBeGreaterThan(0);
  const histories = one.gatsby.ofType("Version").map((node) => node["priceHistory"]);
  expect(histories.some((prices) => Array.isArray(prices) && prices.length > 2)).toBe(true);
});

// rule: site/build-state
test("what two builders keep at once is joined, and neither loses what it saw", async () => {
  const said: string[] = [];
  const sites = await Promise.all([newSite(), newSite(), newSite()]);
  await api.reset();
  const now = Date.now() + 300 * HOUR;
  // Each builder sees one price more.
  for (const [at, { build, stateDir }] of sites.entries()) {
    await takeBuildState(builder(stateDir));
    await api.set("get_versions", VERSION, { prix: 30_000_000 + at });
    expect(await build({ apiBase: api.url, now: now + at * 24 * HOUR })).toBeNull();
  }
  await Promise.all(
    sites.map(({ stateDir }) =>
      keepBuildState(
        builder(stateDir, (line) => said.push(line)),
        null,
      ),
    ),
  );
  expect(said).toEqual(Array(3).fill("État des constructions : gardé sur le site."));

  const next = await newSite();
  await takeBuildState(builder(next.stateDir));
  expect(await next.build({ apiBase: api.url, now: now + 96 * HOUR })).toBeNull();
  const prices = next.gatsby.nodes.get(`guide-auto-version-${VERSION}`)?.["priceHistory"];
  expect(prices).toEqual(
    expect.arrayContaining([0, 1, 2].map((at) => expect.objectContaining({ price: 30_000_000 + at }))),
  );
});
