import path from "node:path";
import autocannon from "autocannon";
import { FIXTURE_PAGES, writeFixture } from "../../src/gatsby-5.16/build/fixture-public";
import { adDetail, adSearchAnswer } from "../../src/contract/market/ad";
import { adWords } from "../../src/market/words/ad-words";
import { routes } from "../../src/routes";
import { openAccounts } from "../../tests/faults/support/accounts";
import { aLead } from "../../tests/faults/support/forms";
import { anAddress } from "../../tests/support/reference-api";
import { openSmallSite, type SmallSite } from "../../tests/support/small-site";
import { startUpstream } from "../../upstream/server";
import { CLOSED } from "../edge";
import type { Processes } from "../processes";
import { times, whole } from "./figures";
import { openManyAds } from "./many-ads";
import { postings, REQUESTS } from "./postings";
import type { Part, Row } from "./row";
import { median } from "./statistics";

const API_KEY = "bench-key";
const TURNS = 3;
const SECONDS = 5;
const CONNECTIONS = 16;
const ADS = 10_000;
const POSTINGS = 12;

interface Route {
  readonly name: string;
  readonly request: () => autocannon.Request;
  /** Lowest number of requests a second, and highest 99th percentile in milliseconds. */
  readonly goal: { readonly perSecond: number; readonly p99: number } | null;
}

let words = 0;
const search = (typed: string) => ({
  path: `/api?${new URLSearchParams({ endpoint: "search_suggestion", search: typed }).toString()}`,
});

const AD_SEARCH = { perSecond: 60, p99: 800 };
/** A search that is requested once in a run, so that no cache has its answer. */
const uncachedSearch = () => `/api/ads?marque=toyota&prix_min=${1_000_000 + (words += 1)}`;

/** The baseline: a route that does nothing shows the cost of `wrangler dev` itself, and the others are compared to it. */
const TRIVIAL: Route = { name: "/api/health, qui ne fait rien", request: () => ({ path: "/api/health" }), goal: null };
const ROUTES: readonly Route[] = [
  { name: "page statique", request: () => ({ path: "/" }), goal: { perSecond: 250, p99: 400 } },
  { name: "suggestions, gardées", request: () => search("hilux"), goal: { perSecond: 150, p99: 500 } },
  { name: "suggestions, demandées à api.php", request: () => search(`mot ${(words += 1)}`), goal: null },
  {
    name: `recherche parmi ${whole(ADS)} annonces, gardée`,
    request: () => ({ path: "/api/ads?marque=toyota" }),
    goal: AD_SEARCH,
  },
  {
    name: `recherche parmi ${whole(ADS)} annonces, jamais la même`,
    request: () => ({ path: uncachedSearch() }),
    goal: AD_SEARCH,
  },
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
  const { requests, latency, non2xx, errors, timeouts } = await autocannon({
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

function rowOf({ name, goal }: Route, { perSecond, p99, failures }: Run, trivial: Run): Row {
  const ratios = { perSecond: times(perSecond / trivial.perSecond), p99: times(p99 / trivial.p99) };
  return {
    measure: "Worker sur cette machine",
    subject: name,
    value: `${whole(perSecond)} req/s (${ratios.perSecond}) · p99 ${whole(p99)} ms (${ratios.p99})`,
    goals: [
      ...(goal
        ? [
            { what: `≥ ${goal.perSecond} req/s`, met: perSecond >= goal.perSecond },
            { what: `p99 < ${goal.p99} ms`, met: p99 < goal.p99 },
          ]
        : []),
      { what: "0 échec", met: failures === 0 },
    ],
  };
}

const POSTING = "annonce posée : commencée, écrite, trois photos, envoyée";

function postingRow(spent: readonly number[], trivial: number): Row {
  const sorted = [...spent].sort((a, b) => a - b);
  const [middle, slowest] = [median(sorted), sorted.at(-1) ?? 0];
  return {
    measure: "Worker sur cette machine",
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

const RESTART = 30_000;

/** Publishes an ad's page shell with every placeholder that the Worker fills. @returns the route of an ad that is online */
async function adRoute(site: SmallSite): Promise<Route> {
  const read = async (address: string): Promise<unknown> => (await site.ask(address)).json();
  const [card] = adSearchAnswer.parse(await read("/api/ads")).ads;
  if (!card) throw new Error("no ad is online");
  const places = Object.keys(adWords(adDetail.parse(await read(`/api/ads/${card.id}`))));
  const body = places.map((name) => `<p data-ad-row="${name}" hidden=""><span data-ad="${name}"></span></p>`).join("");
  await writeFixture(site.root, [...FIXTURE_PAGES, { address: routes.adShell, kind: "templates-ad", body }]);
  await site.publish();
  const end = Date.now() + RESTART;
  while ((await site.ask(routes.ad(card)).catch(() => null))?.status !== 200) {
    if (Date.now() > end) throw new Error("the page of an ad is not served");
    await new Promise((later) => setTimeout(later, 500));
  }
  return { name: "page d’une annonce", request: () => ({ path: routes.ad(card) }), goal: null };
}

/** Measures the Worker's routes in turns on a small temporary site, so that no other site gets the messages and ads. */
export async function edgePart(processes: Processes, report: (line: string) => void): Promise<Part> {
  const api = await startUpstream({ port: 0, key: API_KEY });
  const accounts = await openAccounts();
  report(`Worker : ${whole(ADS)} annonces`);
  const site = await openSmallSite(
    { ...CLOSED, ...accounts.variables, API_BASE: api.url, API_KEY },
    processes,
    async (root, config) => {
      const { dispose } = await openManyAds(ADS, path.join(root, ".wrangler/state"), config);
      await dispose();
    },
  );
  try {
    const all = [TRIVIAL, ...ROUTES, await adRoute(site)];
    const runs = new Map(all.map((route) => [route, [] as Run[]]));
    const posted: number[] = [];
    const nothing: number[] = [];
    for (let turn = 1; turn <= TURNS; turn += 1) {
      for (const [route, done] of runs) {
        report(`Worker ${turn}/${TURNS} : ${route.name}`);
        done.push(await run(site.address, route));
      }
      report(`Worker ${turn}/${TURNS} : ${POSTING}`);
      nothing.push(await sequentialTime(site.address));
      posted.push(...(await postings(site.address, accounts.member, POSTINGS)));
    }
    const medians = new Map([...runs].map(([route, done]) => [route, medianOf(done)]));
    const trivial = medians.get(TRIVIAL) ?? medianOf([]);
    return {
      rows: [
        ...[...medians].map(([route, figures]) => rowOf(route, figures, trivial)),
        postingRow(posted, median(nothing)),
      ],
      figures: { ...Object.fromEntries([...runs].map(([{ name }, done]) => [name, done])), [POSTING]: posted },
    };
  } finally {
    await site.close();
    accounts.close();
    await api.close();
  }
}
