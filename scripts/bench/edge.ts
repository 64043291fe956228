import path from "node:path";
import type autocannon from "autocannon";
import { openAccounts } from "../../tests/faults/support/accounts";
import { aLead } from "../../tests/faults/support/forms";
import { anAddress } from "../../tests/support/reference-api";
import { openSmallSite, type SmallSite } from "../../tests/support/small-site";
import { startUpstream } from "../../upstream/server";
import { CLOSED } from "../edge";
import type { Processes } from "../processes";
import { times, whole } from "./figures";
import { openManyAds } from "./many-ads";
import { type Goals, marketRoutes, type Route } from "./market-routes";
import { postings, REQUESTS } from "./postings";
import type { Part, Row } from "./row";
import { median } from "./statistics";
import { tool } from "./tool";

const API_KEY = "bench-key";
const TURNS = 3;
const SECONDS = 5;
const CONNECTIONS = 16;
const SIZES = [600, 10_000, 100_000] as const;
/** The market in which all else is measured, too. */
const ADS = 10_000;
const POSTINGS = 12;

let words = 0;
const search = (typed: string) => ({
  path: `/api?${new URLSearchParams({ endpoint: "search_suggestion", search: typed }).toString()}`,
});

/** The baseline: a route that does nothing shows the cost of the local runtime itself, and the others are compared to it. */
const TRIVIAL: Route = { name: "/api/health, qui ne fait rien", request: () => ({ path: "/api/health" }), goal: {} };
const ROUTES: readonly Route[] = [
  { name: "page statique", request: () => ({ path: "/" }), goal: { perSecond: 250, p99: 400 } },
  { name: "suggestions, gardées", request: () => search("hilux"), goal: { perSecond: 150, p99: 500 } },
  { name: "suggestions, demandées à api.php", request: () => search(`mot ${(words += 1)}`), goal: {} },
  {
    name: "demande d’offre, gardée en D1",
    request: () => ({ method: "POST", path: "/api/leads", body: JSON.stringify(aLead()) }),
    goal: { perSecond: 30, p99: 1_000 },
  },
];

interface Run {
  readonly perSecond: number;
  readonly p99: number;
  readonly failures: number;
}

/** Sends as many requests as the site accepts, each from another network, so that no rate limit applies. */
async function run(site: string, route: Route): Promise<Run> {
  const setupRequest = (defaults: autocannon.Request): autocannon.Request => ({
    ...defaults,
    ...route.request(),
    headers: { "CF-Connecting-IP": anAddress(), "Content-Type": "application/json", Origin: site },
  });
  const { default: fire } = await tool<{ readonly default: typeof autocannon }>("autocannon");
  const { requests, latency, non2xx, errors, timeouts } = await fire({
    url: site,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: [{ setupRequest }],
  });
  return { perSecond: requests.average, p99: latency.p99, failures: non2xx + errors + timeouts };
}

function medianOf(runs: readonly Run[]): Run {
  const of = (figure: "perSecond" | "p99") => median(runs.map((measured) => measured[figure]));
  return {
    perSecond: of("perSecond"),
    p99: of("p99"),
    failures: runs.reduce((sum, { failures }) => sum + failures, 0),
  };
}

function goalsOf({ perSecond, p99, ofTrivial }: Goals, measured: Run, ofMeasured: number) {
  return [
    ...(perSecond === undefined ? [] : [{ what: `≥ ${perSecond} req/s`, met: measured.perSecond >= perSecond }]),
    ...(p99 === undefined ? [] : [{ what: `p99 < ${p99} ms`, met: measured.p99 < p99 }]),
    ...(ofTrivial === undefined ? [] : [{ what: `≥ ${times(ofTrivial)}`, met: ofMeasured >= ofTrivial }]),
    { what: "0 échec", met: measured.failures === 0 },
  ];
}

function rowOf(size: number, { name, goal }: Route, measured: Run, trivial: Run): Row {
  const { perSecond, p99 } = measured;
  const ratios = { perSecond: perSecond / trivial.perSecond, p99: p99 / trivial.p99 };
  return {
    measure: `Worker sur cette machine, ${whole(size)} annonces`,
    subject: name,
    value: `${whole(perSecond)} req/s (${times(ratios.perSecond)}) · p99 ${whole(p99)} ms (${times(ratios.p99)})`,
    goals: goalsOf(goal, measured, ratios.perSecond),
  };
}

const POSTING = "annonce posée : commencée, écrite, trois photos, envoyée";

function postingRow(spent: readonly number[], trivial: number): Row {
  const sorted = [...spent].sort((a, b) => a - b);
  const [middle, slowest] = [median(sorted), sorted.at(-1) ?? 0];
  return {
    measure: `Worker sur cette machine, ${whole(ADS)} annonces`,
    subject: POSTING,
    value: `${whole(middle)} ms (${times(middle / (REQUESTS * trivial))} ${REQUESTS} requêtes qui ne font rien), la plus lente ${whole(slowest)} ms`,
    goals: [],
  };
}

/** Median time in milliseconds of a request that does nothing, sent one after the other. */
async function sequentialTime(site: string): Promise<number> {
  const spent: number[] = [];
  for (let turn = 0; turn < REQUESTS * POSTINGS; turn += 1) {
    const from = performance.now();
    await (await fetch(`${site}/api/health`)).text();
    spent.push(performance.now() - from);
  }
  return median(spent);
}

interface Site {
  readonly site: SmallSite;
  readonly member: Awaited<ReturnType<typeof openAccounts>>["member"];
}

/** Measures the routes of one market in turns, so that other load of the machine affects all of them equally. */
async function partOf(size: number, { site, member }: Site, report: (line: string) => void): Promise<Part> {
  const isAll = size === ADS;
  const all = [TRIVIAL, ...(isAll ? ROUTES : []), ...(await marketRoutes(site))];
  const runs = new Map(all.map((route) => [route, [] as Run[]]));
  const posted: number[] = [];
  const nothing: number[] = [];
  for (let turn = 1; turn <= TURNS; turn += 1) {
    for (const [route, done] of runs) {
      report(`Worker ${turn}/${TURNS} : ${route.name}`);
      done.push(await run(site.address, route));
    }
    if (!isAll) continue;
    report(`Worker ${turn}/${TURNS} : ${POSTING}`);
    nothing.push(await sequentialTime(site.address));
    posted.push(...(await postings(site.address, member, POSTINGS)));
  }
  const medians = new Map([...runs].map(([route, done]) => [route, medianOf(done)]));
  const trivial = medians.get(TRIVIAL) ?? medianOf([]);
  return {
    rows: [
      ...[...medians].map(([route, figures]) => rowOf(size, route, figures, trivial)),
      ...(isAll ? [postingRow(posted, median(nothing))] : []),
    ],
    figures: { ...Object.fromEntries([...runs].map(([{ name }, done]) => [name, done])), [POSTING]: posted },
  };
}

/** Measures the Worker's routes on small temporary sites, so that no other site gets the messages and ads. */
export async function edgePart(processes: Processes, report: (line: string) => void): Promise<Part> {
  const api = await startUpstream({ port: 0, key: API_KEY });
  const accounts = await openAccounts();
  const rows: Row[] = [];
  const figures: Record<number, object> = {};
  const sites: SmallSite[] = [];
  try {
    for (const size of SIZES) {
      report(`Worker : ${whole(size)} annonces`);
      const site = await openSmallSite(
        { ...CLOSED, ...accounts.variables, API_BASE: api.url, API_KEY },
        processes,
        async (root, config) => {
          const { dispose } = await openManyAds(size, path.join(root, ".wrangler/state"), config);
          await dispose();
        },
      );
      sites.push(site);
      const part = await partOf(size, { site, member: accounts.member }, report);
      rows.push(...part.rows);
      figures[size] = part.figures;
    }
    return { rows, figures };
  } finally {
    // Together at the end, because closing one ends the programs of all.
    for (const site of sites) await site.close();
    accounts.close();
    await api.close();
  }
}
