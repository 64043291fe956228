import autocannon from "autocannon";
import { aLead } from "../../tests/faults/support/forms";
import { anAddress } from "../../tests/support/reference-api";
import { openSmallSite } from "../../tests/support/small-site";
import { startUpstream } from "../../upstream/server";
import { CLOSED } from "../edge";
import type { Processes } from "../processes";
import { times, whole } from "./figures";
import type { Part, Row } from "./row";
import { median } from "./statistics";

const API_KEY = "bench-key";
const TURNS = 3;
const SECONDS = 5;
const CONNECTIONS = 16;

interface Route {
  readonly name: string;
  readonly request: () => autocannon.Request;
  /** SECURITY § 8: requests a second at least, milliseconds of the slowest hundredth at most. */
  readonly goal: { readonly perSecond: number; readonly p99: number } | null;
}

let words = 0;
const search = (typed: string) => ({ path: `/api?${new URLSearchParams({ endpoint: "search_suggestion", search: typed }).toString()}` });

/** The first does nothing: what it takes is what `wrangler dev` takes, and the others are read beside it. */
const TRIVIAL: Route = { name: "/api/health, qui ne fait rien", request: () => ({ path: "/api/health" }), goal: null };
const ROUTES: readonly Route[] = [
  { name: "page statique", request: () => ({ path: "/" }), goal: { perSecond: 250, p99: 400 } },
  { name: "suggestions, gardées", request: () => search("hilux"), goal: { perSecond: 150, p99: 500 } },
  { name: "suggestions, demandées à api.php", request: () => search(`mot ${(words += 1)}`), goal: null },
  { name: "demande d’offre, gardée en D1", request: () => ({ method: "POST", path: "/api/leads", body: JSON.stringify(aLead()) }), goal: { perSecond: 30, p99: 1_000 } },
];

interface Run {
  readonly perSecond: number;
  readonly p99: number;
  readonly failures: number;
}

/** As many as the site takes, each from another visitor, so that no limit stands in the way. */
async function run(site: string, route: Route): Promise<Run> {
  const setupRequest = (before: autocannon.Request): autocannon.Request => ({
    ...before,
    ...route.request(),
    headers: { "CF-Connecting-IP": anAddress(), "Content-Type": "application/json", Origin: site },
  });
  const { requests, latency, non2xx, errors, timeouts } = await autocannon({ url: site, connections: CONNECTIONS, duration: SECONDS, requests: [{ setupRequest }] });
  return { perSecond: requests.average, p99: latency.p99, failures: non2xx + errors + timeouts };
}

function medianOf(runs: readonly Run[]): Run {
  const of = (figure: "perSecond" | "p99") => median(runs.map((one) => one[figure]));
  return { perSecond: of("perSecond"), p99: of("p99"), failures: runs.reduce((sum, { failures }) => sum + failures, 0) };
}

function rowOf({ name, goal }: Route, { perSecond, p99, failures }: Run, trivial: Run): Row {
  const ratios = { perSecond: times(perSecond / trivial.perSecond), p99: times(p99 / trivial.p99) };
  return {
    measure: "Worker sur cette machine",
    subject: name,
    value: `${whole(perSecond)} req/s (${ratios.perSecond}) · p99 ${whole(p99)} ms (${ratios.p99})`,
    goals: [
      ...(goal ? [{ what: `≥ ${goal.perSecond} req/s`, met: perSecond >= goal.perSecond }, { what: `p99 < ${goal.p99} ms`, met: p99 < goal.p99 }] : []),
      { what: "0 échec", met: failures === 0 },
    ],
  };
}

/** A small site of its own, so that nothing lands among anybody's messages; routes turn by turn, beside one that does nothing. */
export async function edgePart(processes: Processes, report: (line: string) => void): Promise<Part> {
  const api = await startUpstream({ port: 0, key: API_KEY });
  const site = await openSmallSite({ ...CLOSED, API_BASE: api.url, API_KEY }, processes);
  try {
    const all = [TRIVIAL, ...ROUTES];
    const runs = new Map(all.map((route) => [route, [] as Run[]]));
    for (let turn = 1; turn <= TURNS; turn += 1)
      for (const [route, done] of runs) {
        report(`Worker ${turn}/${TURNS} : ${route.name}`);
        done.push(await run(site.address, route));
      }
    const medians = new Map([...runs].map(([route, done]) => [route, medianOf(done)]));
    const trivial = medians.get(TRIVIAL) ?? medianOf([]);
    return {
      rows: [...medians].map(([route, figures]) => rowOf(route, figures, trivial)),
      figures: Object.fromEntries([...runs].map(([{ name }, done]) => [name, done])),
    };
  } finally {
    await site.close();
    await api.close();
  }
}
