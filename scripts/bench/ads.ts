import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Keep } from "../../functions/market/search/list-cache";
import { adHomeOf, adMarketOf, adSearchOf } from "../../functions/market/search/search";
import { refreshMarket } from "../../functions/market/ad-market-store";
import { readAdSearch } from "../../src/contract/market/search";
import { exitOf, type Processes } from "../processes";
import { mostCostly, randomFrom } from "./costly-search";
import { type Asked, countedDb } from "./counted-db";
import { decimal, times, whole } from "./figures";
import { openManyAds } from "./many-ads";
import type { Part, Row } from "./row";

const SIZES = [600, 10_000, 100_000] as const;
const TURNS = 40;

/** As the Worker asks where it has kept nothing. */
const keepNothing: Keep = (_address, _schema, make) => make();
const search = (query: string) => (db: D1Database) =>
  adSearchOf(db, readAdSearch(new URLSearchParams(query)), Date.now(), keepNothing);

/** The first does nothing: the others are read beside it. */
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
  "meilleures affaires": search("tri=bonne_affaire"),
  "les plus proches": search("tri=proche&pres_de=thies"),
  "une réponse rare": search("carrosserie=coupe&couleur=rouge"),
  "rien trouvé": search("modele=kia-sportage&couleur=jaune&prix_max=3000000"),
  "accueil de l’occasion": (db) => adHomeOf(db, Date.now(), keepNothing),
  "prix d’un modèle": (db) =>
    adMarketOf(db, "modele", "hyundai-tucson", { year: 2017, condition: "venant", mileage: 90_000 }, Date.now()),
  "prix d’une marque": (db) => adMarketOf(db, "marque", "ford", null, Date.now()),
  "un prix du marché refait": (db) => refreshMarket(db, "hyundai-tucson", 2017),
};

interface Measured {
  readonly asked: Asked;
  readonly p50: number;
  readonly p99: number;
}

/** What one request may ask, whatever it is made of. */
const MAX_ROWS = 12_000;
const MAX_STATEMENTS = 8;

/** The search that a program found to read the most. */
async function worstOf(db: D1Database, size: number): Promise<Row> {
  const { db: countedOnes, asked } = countedDb(db);
  const { worst, statements } = await mostCostly(
    async (query) => {
      await search(query)(countedOnes);
      return asked();
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

/** Questions turn by turn, so that what else the machine does falls on all. */
async function measured(db: D1Database): Promise<ReadonlyMap<string, Measured>> {
  const { db: countedOnes, asked } = countedDb(db);
  const spent = new Map(Object.keys(QUESTIONS).map((name) => [name, [] as number[]]));
  const read = new Map<string, Asked>();
  for (let turn = 0; turn <= TURNS; turn += 1)
    for (const [name, ask] of Object.entries(QUESTIONS)) {
      const from = performance.now();
      await ask(countedOnes);
      if (turn > 0) spent.get(name)?.push(performance.now() - from); // the first one warms up
      read.set(name, asked());
    }
  return new Map(
    [...spent].map(([name, all]) => {
      const sorted = all.toSorted((a, b) => a - b);
      return [
        name,
        {
          asked: read.get(name) ?? { statements: 0, read: 0, written: 0 },
          p50: at(sorted, 0.5),
          p99: at(sorted, 0.99),
        },
      ];
    }),
  );
}

async function filled(
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
  { asked: { statements, read, written }, p50, p99 }: Measured,
  trivial: Measured,
): Row {
  return {
    measure: `${whole(size)} annonces`,
    subject: name,
    value: `${whole(statements)} requêtes, ${whole(read)} lignes lues${written > 0 ? `, ${whole(written)} écrites` : ""} · p50 ${decimal(p50)} ms (${times(p50 / trivial.p50)}) · p99 ${decimal(p99)} ms (${times(p99 / trivial.p99)})`,
    goals: size === 10_000 ? [{ what: "p99 < 800 ms", met: p99 < 800 }] : [],
  };
}

/** Lists of ads in a database of their own: rows that D1 reads, and how long answers take beside one that reads nothing. */
export async function adsPart(processes: Processes, report: (line: string) => void): Promise<Part> {
  const root = path.resolve(import.meta.dirname, "../..");
  const rows: Row[] = [];
  const figures: Record<number, object> = {};
  for (const size of SIZES) {
    report(`annonces : ${whole(size)}`);
    const { db, dispose } = await filled(root, size, processes);
    try {
      const found = await measured(db);
      const trivial = found.get(TRIVIAL);
      if (trivial) rows.push(...[...found].map(([name, one]) => rowOf(size, name, one, trivial)));
      rows.push(await worstOf(db, size));
      figures[size] = Object.fromEntries(found);
    } finally {
      await dispose();
    }
  }
  return { rows, figures };
}
