import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Keep } from "../../functions/market/search/list-cache";
import { adHomeOf, adMarketOf, adSearchOf } from "../../functions/market/search/search";
import { readAdSearch } from "../../src/contract/market/search";
import { exitOf, type Processes } from "../processes";
import { mostCostly, randomFrom } from "./costly-search";
import { countedDb, type QueryCost } from "./counted-db";
import { decimal, times, whole } from "./figures";
import { openManyAds } from "./many-ads";
import { renderingRows } from "./rendering";
import type { Part, Row } from "./row";

const SIZES = [600, 10_000, 100_000] as const;
const TURNS = 40;

/** Searches as the Worker does with an empty cache. */
const keepNothing: Keep = (_address, _schema, make) => make();
const search = (query: string) => (db: D1Database) =>
  adSearchOf(db, readAdSearch(new URLSearchParams(query)), Date.now(), keepNothing);

/** The baseline: a query that reads no row, to which the others are compared. */
const TRIVIAL = "une lecture qui ne fait rien";
const QUESTIONS: Readonly<Record<string, (db: D1Database) => Promise<unknown>>> = {
  [TRIVIAL]: (db) => db.prepare("SELECT 1").all(),
  "toutes les annonces": search(""),
  "page 40, par prix": search("tri=prix_asc&page=40"),
  "une marque": search("marque=ford"),
  "un modèle, trois années": search("modele=hyundai-tucson&annee_min=2016&annee_max=2018"),
  "5 à 8 M, automatique, venant": search("prix_min=5000000&prix_max=8000000&boite=automatique&etat_du_vehicule=venant"),
  "un quartier": search("region=dakar&ville=yoff"),
  "des mots": search("q=toyota rav"),
  "des mots et une année": search("q=tucson gt line 2018"),
  "des mots que beaucoup d’annonces ont": search("q=toyota"),
  "meilleures affaires": search("tri=bonne_affaire"),
  "les plus proches": search("tri=proche&pres_de=thies"),
  "une réponse rare": search("carrosserie=coupe&couleur=rouge"),
  "rien trouvé": search("modele=kia-sportage&couleur=jaune&prix_max=3000000"),
  "accueil de l’occasion": (db) => adHomeOf(db, Date.now(), keepNothing),
  "prix d’un modèle": (db) => adMarketOf(db, "modele", "hyundai-tucson", Date.now()),
  "prix d’une marque": (db) => adMarketOf(db, "marque", "ford", Date.now()),
};

/** The searches that visitors make most, whose time must not grow with the market. */
const USUAL = [
  "toutes les annonces",
  "une marque",
  "un modèle, trois années",
  "5 à 8 M, automatique, venant",
  "un quartier",
  "des mots",
] as const;
/** Most rows of a usual search: of its page when its counts are kept, and with its counts. */
const MAX_LIST_ROWS = 200;
const MAX_COUNTED_ROWS = 5_200;
const MAX_GROWTH = 1.5;

/** How many rows the second page of some searches reads when their counts are kept. */
async function listRow(db: D1Database, size: number): Promise<Row> {
  const { db: counted, takeCost } = countedDb(db);
  const read: number[] = [];
  for (const query of [
    "",
    "marque=ford",
    "modele=hyundai-tucson&annee_min=2016&annee_max=2018",
    "region=dakar&ville=yoff",
  ]) {
    const kept = new Map<string, unknown>();
    const keep: Keep = async (address, schema, make) => {
      if (!kept.has(address)) kept.set(address, await make());
      return schema.parse(kept.get(address));
    };
    for (const page of [1, 2]) {
      takeCost();
      await adSearchOf(counted, readAdSearch(new URLSearchParams(`${query}&page=${page}`)), Date.now(), keep);
    }
    read.push(takeCost().read);
  }
  const most = Math.max(...read);
  return {
    measure: `${whole(size)} annonces`,
    subject: "la page suivante d’une recherche usuelle, déjà comptée",
    value: `${whole(most)} lignes lues au plus`,
    goals: [{ what: `≤ ${whole(MAX_LIST_ROWS)} lignes`, met: most <= MAX_LIST_ROWS }],
  };
}

/** How much longer the usual searches take in the largest market than in the smallest one. */
function growthRows(bySize: ReadonlyMap<number, ReadonlyMap<string, Measured>>): readonly Row[] {
  const [least, most] = [bySize.get(Math.min(...SIZES)), bySize.get(Math.max(...SIZES))];
  return USUAL.map((name) => {
    const ratio = (most?.get(name)?.p99 ?? 0) / (least?.get(name)?.p99 ?? 1);
    return {
      measure: `p99 parmi ${whole(Math.max(...SIZES))} ÷ parmi ${whole(Math.min(...SIZES))}`,
      subject: name,
      value: times(ratio),
      goals: [{ what: `≤ ${times(MAX_GROWTH)}`, met: ratio <= MAX_GROWTH }],
    };
  });
}

interface Measured {
  readonly cost: QueryCost;
  readonly p50: number;
  readonly p99: number;
}

/** Limits of one request, whatever its parameters. */
const MAX_ROWS = 12_000;
const MAX_STATEMENTS = 8;

/** The row of the most expensive search that a program finds. */
async function worstOf(db: D1Database, size: number): Promise<Row> {
  const { db: counted, takeCost } = countedDb(db);
  const { worst, statements } = await mostCostly(
    async (query) => {
      await search(query)(counted);
      return takeCost();
    },
    randomFrom(size),
    24,
    40,
  );
  return {
    measure: `${whole(size)} annonces`,
    subject: "la recherche la plus chère trouvée",
    value: `${whole(worst.read)} lignes lues, ${whole(statements)} requêtes au plus : « ${worst.query} »`,
    goals: [
      { what: `≤ ${whole(MAX_ROWS)} lignes`, met: worst.read <= MAX_ROWS },
      { what: `≤ ${whole(MAX_STATEMENTS)} requêtes`, met: statements <= MAX_STATEMENTS },
    ],
  };
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Measures the questions in turns, so that other load of the machine affects all of them equally. */
async function measure(db: D1Database): Promise<ReadonlyMap<string, Measured>> {
  const { db: counted, takeCost } = countedDb(db);
  const spent = new Map(Object.keys(QUESTIONS).map((name) => [name, [] as number[]]));
  const costs = new Map<string, QueryCost>();
  for (let turn = 0; turn <= TURNS; turn += 1)
    for (const [name, ask] of Object.entries(QUESTIONS)) {
      const from = performance.now();
      await ask(counted);
      if (turn > 0) spent.get(name)?.push(performance.now() - from); // the first turn warms up
      costs.set(name, takeCost());
    }
  return new Map(
    [...spent].map(([name, all]) => {
      const sorted = all.toSorted((a, b) => a - b);
      return [
        name,
        {
          cost: costs.get(name) ?? { statements: 0, read: 0, written: 0 },
          p50: at(sorted, 0.5),
          p99: at(sorted, 0.99),
        },
      ];
    }),
  );
}

/** Opens a temporary database filled with made ads. @throws when the migrations fail */
async function openFilled(
  root: string,
  size: number,
  processes: Processes,
): Promise<{ readonly db: D1Database; dispose(): Promise<void> }> {
  const state = await mkdtemp(path.join(tmpdir(), "annonces-"));
  const config = path.join(root, "wrangler.toml");
  const script = path.join(root, "node_modules/wrangler/bin/wrangler.js");
  const code = await exitOf(
    processes.start(
      script,
      ["d1", "migrations", "apply", "DB", "--local", "--config", config, "--persist-to", state],
      { CI: "1", WRANGLER_LOG: "error", WRANGLER_SEND_METRICS: "false" },
      root,
    ),
  );
  if (code !== 0) throw new Error("the migrations did not apply");
  const { db, dispose } = await openManyAds(size, state, config);
  return { db, dispose: () => dispose().then(() => rm(state, { recursive: true, force: true })) };
}

function rowOf(
  size: number,
  name: string,
  { cost: { statements, read, written }, p50, p99 }: Measured,
  trivial: Measured,
): Row {
  return {
    measure: `${whole(size)} annonces`,
    subject: name,
    value: `${whole(statements)} requêtes, ${whole(read)} lignes lues${written > 0 ? `, ${whole(written)} écrites` : ""} · p50 ${decimal(p50)} ms (${times(p50 / trivial.p50)}) · p99 ${decimal(p99)} ms (${times(p99 / trivial.p99)})`,
    goals: [
      ...(size === 10_000 ? [{ what: "p99 < 800 ms", met: p99 < 800 }] : []),
      ...(USUAL.some((usual) => usual === name)
        ? [{ what: `≤ ${whole(MAX_COUNTED_ROWS)} lignes`, met: read <= MAX_COUNTED_ROWS }]
        : []),
    ],
  };
}

/** The first page of all ads. */
async function foundIn(db: D1Database) {
  const all = readAdSearch(new URLSearchParams());
  return { search: all, answer: await adSearchOf(db, all, Date.now(), keepNothing) };
}

/** Measures lists of ads in a temporary database: the rows that D1 reads, and the times of answers in relation to a query that reads nothing. */
export async function adsPart(processes: Processes, report: (line: string) => void): Promise<Part> {
  const root = path.resolve(import.meta.dirname, "../..");
  const rows: Row[] = [];
  const figures: Record<number, object> = {};
  const bySize = new Map<number, ReadonlyMap<string, Measured>>();
  for (const size of SIZES) {
    report(`annonces : ${whole(size)}`);
    const { db, dispose } = await openFilled(root, size, processes);
    try {
      const found = await measure(db);
      const trivial = found.get(TRIVIAL);
      if (trivial) rows.push(...[...found].map(([name, figures]) => rowOf(size, name, figures, trivial)));
      rows.push(await listRow(db, size), await worstOf(db, size));
      if (size === 10_000) rows.push(...(await renderingRows(root, await foundIn(db))));
      bySize.set(size, found);
      figures[size] = Object.fromEntries(found);
    } finally {
      await dispose();
    }
  }
  return { rows: [...rows, ...growthRows(bySize)], figures };
}
