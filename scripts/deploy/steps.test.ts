import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { FakePlatform, failing, NEW, OLD } from "../../tests/support/fake-platform";
import { Stop } from "../stop";
import type { Migration } from "./migrations";
import { Published } from "./published";
import { rollBack } from "./roll-back";
import type { Check } from "./smoke-pages";
import { type Deployment, deployInSteps } from "./steps";

const MIGRATIONS: Migration[] = [
  { name: "0001_cars.sql", sql: "CREATE TABLE cars (id TEXT, price INTEGER)" },
  { name: "0002_words.sql", sql: "ALTER TABLE cars ADD COLUMN words TEXT" },
];
const DROP: Migration = { name: "0003_drop.sql", sql: "ALTER TABLE cars DROP COLUMN price" };
const PATIENCE = { everyMs: 1, watchMs: 5, spreadMs: 20 };

let folder = "";
beforeEach(() => void mkdirSync(path.join((folder = mkdtempSync(path.join(tmpdir(), "steps-"))), "dist")));
afterEach(() => rmSync(folder, { recursive: true }));

interface World {
  platform: FakePlatform;
  /** Paths that a version answers with 500. */
  broken: (version: string, path: string) => boolean;
  /** Whether the zone keeps a visitor on one version. */
  keepsVisitors: boolean;
  checks: readonly Check[];
  /** How often visitors got an answer of the new version. */
  seenByVisitors: number;
}
const world = (platform = new FakePlatform({ version: OLD, percent: 100 })): World => ({
  platform,
  broken: () => false,
  keepsVisitors: true,
  checks: [
    { name: "la page /", look: async (ask) => ((await ask("/")).status === 200 ? null : "elle répond autre chose") },
  ],
  seenByVisitors: 0,
});

/** The site as the platform serves it. */
function asks(it: World, wanted: string | null): ReturnType<Deployment["ask"]> {
  let turn = 0;
  return async (address) => {
    turn += 1;
    const version = it.platform.answering(wanted, it.keepsVisitors ? 0.5 : (turn % 20) / 20);
    if (wanted === null && version === NEW) it.seenByVisitors += 1;
    if (it.broken(version, address)) return new Response("", { status: 500 });
    if (address === "/api/health") return Response.json({ ok: true, release: version });
    if (address === "/api/ops/release") return Response.json({ schema: "0001_cars.sql", assets: ["c-115-0a1b2c.js"] });
    return new Response(`${version} ${address}`);
  };
}

async function deploy(it: World, more: Partial<Deployment> = {}) {
  const said: string[] = [];
  const error = await deployInSteps({
    platform: it.platform,
    rescue: it.platform,
    published: new Published(path.join(folder, "dist")),
    migrations: MIGRATIONS,
    checks: it.checks,
    opsToken: "jeton",
    ask: (version) => asks(it, version),
    isFirst: false,
    atOnce: false,
    patience: PATIENCE,
    say: (line) => void said.push(line),
    signal: new AbortController().signal,
    ...more,
  }).then(
    () => "",
    (stop: unknown) => (stop instanceof Stop ? stop.message : `no Stop: ${String(stop)}`),
  );
  return { said: said.join("\n"), error };
}

describe("a deployment", () => {
  // rule: site/deployed-in-steps
  test("tries a version that no visitor is given, then gives it to a tenth of them, then to all", async () => {
    const it = world();
    it.platform.unapplied = ["0002_words.sql"];
    it.checks = [{ name: "personne ne la voit", look: async () => (it.seenByVisitors === 0 ? null : "quelqu’un") }];
    const { error, said } = await deploy(it);
    expect(error).toBe("");
    expect(it.platform.calls).toEqual([
      "deployments",
      "pending",
      "migrate",
      "upload",
      "serve old 100",
      "serve old 90 new 10",
      "serve new 100",
      "triggers",
    ]);
    expect(said).toMatch(/Migrations : 0002_words\.sql\nVersion new : envoyée, personne ne la voit\.\n1 vérifications/);
  });

  // rule: site/older-pages
  test("takes the scripts of open pages from the served site, where this machine does not have them", async () => {
    expect(await deploy(world())).toMatchObject({ error: "", said: expect.stringMatching(/^1 scripts des pages/) });
    expect(readFileSync(path.join(folder, "dist/c-115-0a1b2c.js"), "utf8")).toBe("old /c-115-0a1b2c.js");
    writeFileSync(path.join(folder, "dist/c-115-0a1b2c.js"), "mine");
    await deploy(world());
    expect(readFileSync(path.join(folder, "dist/c-115-0a1b2c.js"), "utf8")).toBe("mine");
  });

  // rule: site/migrations-survived
  test("with a migration that the served Worker would not survive changes nothing", async () => {
    const it = world();
    it.platform.unapplied = ["0003_drop.sql"];
    const { error } = await deploy(it, { migrations: [...MIGRATIONS, DROP] });
    expect(error).toMatch(/^0003_drop\.sql : la colonne cars\.price disparaît.*\nRien n’a changé .* version old/);
    expect([it.platform.migrated, it.platform.uploads, it.platform.served]).toEqual([0, 0, "old 100"]);
  });

  test("of a site that does not answer changes nothing, and says how a first one goes", async () => {
    const it = world();
    const { error } = await deploy(it, { ask: () => () => Promise.reject(new Error("no host")) });
    expect(error).toMatch(/^Le site servi ne répond pas\. S’il n’a encore jamais été servi, déployez avec « --first »/);
    expect(it.platform.calls).toEqual(["deployments"]);
  });

  // rule: site/deployed-in-steps
  test.each(["pending", "migrate", "upload"])("whose step « %s » fails changes nothing for visitors", async (call) => {
    const it = world();
    it.platform.unapplied = ["0002_words.sql"];
    it.platform.fault = failing(call);
    expect((await deploy(it)).error).toBe(
      "Une panne de Cloudflare.\nRien n’a changé pour les visiteurs : la version old est servie à tous.",
    );
    expect([it.platform.served, it.seenByVisitors]).toEqual(["old 100", 0]);
  });

  // rule: site/deployed-in-steps
  test.each<[string, (it: World) => void, RegExp]>([
    ["the trial share is refused", ({ platform }) => (platform.fault = failing("serve old 100")), /^Une panne/],
    ["the tenth is refused", ({ platform }) => (platform.fault = failing(/new 10$/)), /^Une panne/],
    ["the whole is refused", ({ platform }) => (platform.fault = failing("serve new 100")), /^Une panne/],
    ["the clocks are not set", ({ platform }) => (platform.fault = failing("triggers")), /^Une panne/],
    [
      "the Worker refuses its settings",
      (it) => (it.broken = (version) => version === NEW),
      /^\/api\/health répond 500/,
    ],
    [
      "a check fails",
      (it) => (it.checks = [...it.checks, { name: "la page /x", look: async () => "elle répond 404" }]),
      /^1 vérifications sur 2 ont échoué :\nla page \/x : elle répond 404/,
    ],
    [
      "the tenth of visitors sees faults",
      (it) => (it.broken = (version, address) => version === NEW && address === "/marche-doccasion"),
      /^\/marche-doccasion répond 500/,
    ],
    [
      "the zone mixes versions",
      (it) => (it.keepsVisitors = false),
      /^Le site ne garde pas un visiteur sur une même version/,
    ],
    [
      "all visitors see faults",
      (it) =>
        (it.broken = (version, address) =>
          it.platform.served === "new 100" && version === NEW && address === "/guide-auto/voitures-neuves"),
      /^\/guide-auto\/voitures-neuves répond 500/,
    ],
  ])("gives everybody the former version again where %s", async (what, spoil, reason) => {
    const it = world();
    spoil(it);
    const { error } = await deploy(it);
    expect(error).toMatch(reason);
    expect(error).toMatch(/\nLa version old est servie à tous, comme avant\.$/);
    expect(it.platform.served).toBe("old 100");
    expect([what, it.platform.calls.includes("serve new 100")]).toEqual([what, /whole|clocks|all visitors/.test(what)]);
  });

  // rule: site/deployed-in-steps
  test("that can neither go on nor back says what to do", async () => {
    const it = world();
    it.platform.fault = failing(/^serve new|^back/);
    expect((await deploy(it)).error).toMatch(
      /La version old n’a pas pu être rendue à tous : lancez « npm run rollback »\.$/,
    );
  });

  // rule: site/deployed-in-steps
  test.each(["upload", "serve old 100", "serve old 90 new 10", "serve new 100", "triggers"])(
    "that is interrupted at « %s » gives everybody the former version again",
    async (call) => {
      const it = world();
      const interruption = new AbortController();
      it.platform.fault = async (asked) => {
        if (asked === call) interruption.abort();
        if (asked === call) await new Promise((later) => setTimeout(later, 5));
      };
      const { error } = await deploy(it, { signal: interruption.signal });
      expect(error).toMatch(/^Le déploiement a été interrompu\.\n.*version old/);
      await new Promise((later) => setTimeout(later, 20));
      if (call !== "upload") expect(it.platform.calls).toContain("back old");
    },
  );

  // rule: site/deployed-in-steps
  test.each([0, 10])(
    "that was killed when %s percent of the visitors had it is undone by the next one, which starts anew",
    async (percent) => {
      const it = world(new FakePlatform({ version: OLD, percent: 100 - percent }, { version: "killed", percent }));
      const { error, said } = await deploy(it);
      expect([error, it.platform.served]).toEqual(["", "new 100"]);
      expect(it.platform.calls.slice(0, 2)).toEqual(["deployments", "back old"]);
      expect(said).toMatch(/^Un déploiement a été interrompu : la version old est d’abord rendue à tous\./);
    },
  );

  test("between two halves starts nothing", async () => {
    const it = world(new FakePlatform({ version: OLD, percent: 50 }, { version: "other", percent: 50 }));
    expect((await deploy(it)).error).toMatch(/à parts égales/);
    expect(it.platform.calls).toEqual(["deployments"]);
  });

  test("of the very first version has nothing to keep, and is looked at all the same", async () => {
    const it = world(new FakePlatform());
    it.platform.unapplied = MIGRATIONS.map(({ name }) => name);
    expect((await deploy(it, { migrations: [...MIGRATIONS, DROP] })).error).toBe("");
    expect(it.platform.calls).toEqual(["deployments", "pending", "migrate", "first", "deployments"]);
    const stub = world();
    expect((await deploy(stub, { isFirst: true })).error).toBe("");
    expect(stub.platform.calls).toEqual(["pending", "first", "deployments"]);
    const bad = world(new FakePlatform());
    bad.broken = (_, address) => address === "/";
    expect((await deploy(bad)).error).toMatch(/La première version est servie telle quelle/);
  });

  // rule: site/one-version
  test("at once leaves out the tenth, for a zone that does not keep visitors on one version", async () => {
    const it = world();
    it.keepsVisitors = false;
    expect((await deploy(it, { atOnce: true })).error).toBe("");
    expect(it.platform.calls).not.toContain("serve old 90 new 10");
  });

  test("forgives one bad answer, which the deployer's own network may have made", async () => {
    const it = world();
    let misses = 0;
    it.broken = (version, address) => version === NEW && address === "/marche-doccasion" && misses++ === 0;
    // Long enough for more than five looks on a busy machine, of which one may be bad.
    expect((await deploy(it, { patience: { everyMs: 1, watchMs: 400, spreadMs: 500 } })).error).toBe("");
  });
});

describe("npm run rollback", () => {
  const back = (platform: FakePlatform) => rollBack(platform, asks(world(platform), null), PATIENCE, MIGRATIONS);

  // rule: site/rollback
  test("gives everybody the version before, and says what it does not undo", async () => {
    const platform = new FakePlatform({ version: OLD, percent: 100 });
    await platform.serve([
      { version: OLD, percent: 90 },
      { version: NEW, percent: 10 },
    ]);
    await platform.serve([{ version: NEW, percent: 100 }]);
    expect(await back(platform)).toMatch(
      /^La version old est servie à tous\.\n.*\nNe sont pas défaits : les migrations/s,
    );
    expect(platform.served).toBe("old 100");
  });

  // rule: site/rollback
  test("of a deployment that was killed half-way gives everybody the version that most have", async () => {
    const platform = new FakePlatform({ version: OLD, percent: 90 }, { version: NEW, percent: 10 });
    await back(platform);
    expect(platform.served).toBe("old 100");
  });

  // rule: site/rollback
  test("refuses a version that does not survive what the database has lost since", async () => {
    const lost = [...MIGRATIONS, { ...DROP, sql: `-- contracts: 0002\n${DROP.sql}` }];
    const platform = new FakePlatform({ version: OLD, percent: 100 });
    await platform.serve([{ version: NEW, percent: 100 }]);
    const it = world(platform);
    const attempt = () => rollBack(platform, asks(it, null), PATIENCE, lost);
    for (const schema of ["", "0001"]) {
      platform.schemas[OLD] = schema;
      await expect(attempt()).rejects.toThrow(/^La version old ne connaît pas la migration 0002/);
      expect(platform.served).toBe("new 100");
    }
    platform.schemas[OLD] = "0002";
    expect(await attempt()).toMatch(/^La version old est servie à tous/);
  });

  test("says when there is nothing to go back to", async () =>
    expect(back(new FakePlatform({ version: OLD, percent: 100 }))).rejects.toThrow(/pas de version précédente/));
});
