import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { beforeAll, expect, test } from "vitest";

interface Answer {
  readonly data?: Readonly<Record<string, unknown>>;
  readonly errors?: readonly { readonly message: string }[];
}

/** Runs the queries in a separate Gatsby process, which logs to its own output. */
async function ask(queries: readonly string[]): Promise<readonly Answer[]> {
  const folder = await mkdtemp(join(tmpdir(), "guide-auto-graphql-"));
  const file = join(folder, "answers.json");
  const tsx = pathToFileURL(resolve("node_modules/tsx/dist/loader.mjs")).href;
  const script = resolve("plugins/gatsby-source-guide-auto/test/answer-queries.ts");
  const env = { ...process.env, GATSBY_LOGGER: "yurnalist", GATSBY_TELEMETRY_DISABLED: "1" };
  await promisify(execFile)(process.execPath, ["--import", tsx, script, JSON.stringify(queries), file], {
    cwd: folder,
    env,
  });
  const answers: readonly Answer[] = JSON.parse(await readFile(file, "utf8"));
  await rm(folder, { recursive: true });
  return answers;
}

/** Paths of fields that are empty everywhere in a result: « .allModel.nodes.reviews ». */
function emptyIn(data: unknown): readonly string[] {
  const filled = new Map<string, boolean>();
  const look = (value: unknown, name: string): void => {
    if (Array.isArray(value)) {
      filled.set(name, filled.get(name) || value.length > 0);
      for (const one of value) look(one, name);
    } else if (typeof value === "object" && value !== null)
      for (const [field, inner] of Object.entries(value)) look(inner, `${name}.${field}`);
    else filled.set(name, filled.get(name) || value !== null);
  };
  look(data, "");
  return [...filled].flatMap(([name, some]) => (some ? [] : [name]));
}

const OWN =
  "{ allBrand { nodes { priceMin priceMax models { status priceMin priceMax versions { currentPrice } } } } }";
interface Priced {
  readonly priceMin: number | null;
  readonly priceMax: number | null;
}
interface Brands {
  readonly allBrand: {
    readonly nodes: readonly (Priced & {
      readonly models: readonly (Priced & {
        readonly status: string;
        readonly versions: readonly { readonly currentPrice: number | null }[];
      })[];
    })[];
  };
}

let documented: readonly Answer[];
let brands: Brands["allBrand"]["nodes"];
beforeAll(async () => {
  const queries = [...(await readFile("docs/graphql.md", "utf8")).matchAll(/```graphql\n(.*?)```/gs)];
  const answers = await ask([OWN, ...queries.flatMap(([, query]) => query ?? [])]);
  documented = answers.slice(1);
  brands = (answers[0]?.data as unknown as Brands).allBrand.nodes;
});

test("the queries of docs/graphql.md succeed, and each of their fields has a value somewhere", () => {
  expect(documented).toHaveLength(3);
  expect(documented.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  expect(documented.map(({ data }) => emptyIn(data))).toEqual([[], [], []]);
});

test("the price range of a brand follows from its models on sale, and that of a model from its versions’ current prices", () => {
  const known = (prices: readonly (number | null)[]) => prices.flatMap((price) => price ?? []).sort((a, b) => a - b);
  const range = (prices: readonly number[]) => [prices.at(0) ?? null, prices.at(-1) ?? null];
  for (const { priceMin, priceMax, models } of brands) {
    for (const model of models)
      expect([model.priceMin, model.priceMax]).toEqual(
        range(known(model.versions.map((version) => version.currentPrice))),
      );
    const onSale = models.filter(({ status }) => status !== "UPCOMING");
    expect([priceMin, priceMax]).toEqual(range(known(onSale.flatMap((model) => [model.priceMin, model.priceMax]))));
  }
  expect(brands.filter(({ priceMin, priceMax }) => priceMin !== null && priceMin !== priceMax).length).toBeGreaterThan(
    5,
  );
});
