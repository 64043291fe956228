import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import * as z from "zod/mini";
import { adCountsOf } from "../../functions/ads/counts";
import type { Keep } from "../../functions/ads/kept";
import { adHomeListsOf, adMarketOf, adPageOf } from "../../functions/ads/search";
import { refreshMarket } from "../../functions/store/ad-market";
import { ALL_ADS, readAdSearch } from "../../src/contract/ads/search";
import { exitOf, type Processes } from "../processes";
import { decimal, times, whole } from "./figures";
import { openManyAds } from "./many-ads";
import type { Part, Row } from "./row";

const SIZES = [600, 10_000, 100_000] as const;
const TURNS = 40;

/** As the Worker asks where it has kept nothing. */
const keepNothing: Keep = (_address, _schema, make) => make();
const search = (query: string) => (db: D1Binding) => {
  const [asked, now] = [readAdSearch(new URLSearchParams(query)), Date.now()];
  return Promise.all([adCountsOf(db, asked, now, keepNothing), adPageOf(db, asked, now)]);
};

/** The first does nothing: the others are read beside it. */
const TRIVIAL = "une lecture qui ne fait rien";
const QUESTIONS: Readonly<Record<string, (db: D1Binding) => Promise<unknown>>> = {
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
  "accueil de l’occasion": (db) => Promise.all([adCountsOf(db, ALL_ADS, Date.now(), keepNothing), adHomeListsOf(db, Date.now())]),
  "prix d’un modèle": (db) => adMarketOf(db, "modele", "hyundai-tucson", { year: 2017, condition: "venant", mileage: 90_000 }, Date.now()),
  "prix d’une marque": (db) => adMarketOf(db, "marque", "ford", null, Date.now()),
  "un prix du marché refait": (db) => refreshMarket(db, "hyundai-tucson", 2017),
};

const meta = z.object({ meta: z.object({ rows_read: z.number(), rows_written: z.number() }) });

interface Counted {
  readonly db: D1Binding;
  /** Rows since the last look. */
  rows(): { readonly read: number; readonly written: number };
}

/** The same database, which counts the rows that D1 bills. */
function counted(db: D1Binding): Counted {
  let [read, written] = [0, 0];
  const count = (answer: unknown) => {
    const told = meta.safeParse(answer).data?.meta;
    [read, written] = [read + (told?.rows_read ?? 0), written + (told?.rows_written ?? 0)];
  };
  const told = new Map<D1Statement, D1Statement>();
  const wrap = (statement: D1Statement): D1Statement => {
    const wrapped: D1Statement = {
      bind: (...values) => wrap(statement.bind(...values)),
      all: async <Found>() => {
        const answer = await statement.all<Found>();
        count(answer);
        return answer;
      },
      run: async () => {
        const answer = await statement.run();
        count(answer);
        return answer;
      },
    };
    told.set(wrapped, statement);
    return wrapped;
  };
  return {
    db: {
      prepare: (sql) => wrap(db.prepare(sql)),
      batch: async (statements) => {
        const answers = await db.batch(statements.map((statement) => told.get(statement) ?? statement));
        answers.forEach(count);
        return answers;
      },
    },
    rows: () => {
      const now = { read, written };
      [read, written] = [0, 0];
      told.clear();
      return now;
    },
  };
}

interface Measured {
  readonly rows: { readonly read: number; readonly written: number };
  readonly p50: number;
  readonly p99: number;
}

const at = (sorted: readonly number[], share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Questions turn by turn, so that what else the machine does falls on all. */
async function measured(db: D1Binding): Promise<ReadonlyMap<string, Measured>> {
  const { db: asked, rows } = counted(db);
  const spent = new Map(Object.keys(QUESTIONS).map((name) => [name, [] as number[]]));
  const read = new Map<string, Measured["rows"]>();
  for (let turn = 0; turn <= TURNS; turn += 1)
    for (const [name, ask] of Object.entries(QUESTIONS)) {
      const from = performance.now();
      await ask(asked);
      if (turn > 0) spent.get(name)?.push(performance.now() - from); // the first one warms up
      read.set(name, rows());
    }
  return new Map(
    [...spent].map(([name, all]) => {
      const sorted = all.toSorted((a, b) => a - b);
      return [name, { rows: read.get(name) ?? { read: 0, written: 0 }, p50: at(sorted, 0.5), p99: at(sorted, 0.99) }];
    }),
  );
}

async function filled(root: string, size: number, processes: Processes): Promise<{ readonly db: D1Binding; dispose(): Promise<void> }> {
  const state = await mkdtemp(path.join(tmpdir(), "annonces-"));
  const config = path.join(root, "wrangler.toml");
  const script = path.join(root, "node_modules/wrangler/bin/wrangler.js");
  const code = await exitOf(processes.start(script, ["d1", "migrations", "apply", "DB", "--local", "--config", config, "--persist-to", state], { CI: "1", WRANGLER_LOG: "error", WRANGLER_SEND_METRICS: "false" }, root));
  if (code !== 0) throw new Error("the migrations did not apply");
  const { db, dispose } = await openManyAds(size, state, config);
  return { db, dispose: () => dispose().then(() => rm(state, { recursive: true, force: true })) };
}

function rowOf(size: number, name: string, { rows: { read, written }, p50, p99 }: Measured, trivial: Measured): Row {
  return {
    measure: `${whole(size)} annonces`,
    subject: name,
    value: `${whole(read)} lignes lues${written > 0 ? `, ${whole(written)} écrites` : ""} · p50 ${decimal(p50)} ms (${times(p50 / trivial.p50)}) · p99 ${decimal(p99)} ms (${times(p99 / trivial.p99)})`,
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
      figures[size] = Object.fromEntries(found);
    } finally {
      await dispose();
    }
  }
  return { rows, figures };
}
