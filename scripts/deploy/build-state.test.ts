import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import type { Ask } from "./ask";
import { keepBuildState, takeBuildState } from "./build-state";
import { joinStates, StateFiles } from "./state-files";

vi.mock("node:timers/promises", () => ({ setTimeout: () => Promise.resolve() }));

const API = "https://api.exemple.sn";
const answered = (savedAt: number) => JSON.stringify({ savedAt, fullAt: 0, date: null, etag: null, good: 0, rows: [] });
const files = () => new StateFiles(mkdtempSync(path.join(tmpdir(), "state-")), API);
const stateOf = (savedAt: number) => ({ "last-good": { "get_avis.json": answered(savedAt) }, "new-prices": {} });

/** A machine with a state of its own, or none, and a site that answers by this. */
async function machine(ask: Ask, savedAt: number | null = null) {
  const said: string[] = [];
  const own = files();
  if (savedAt !== null) await own.write(stateOf(savedAt));
  return { files: own, ask, opsToken: "jeton", said, say: (line: string) => void said.push(line) };
}

const NONE = () => Response.json({ code: "no_build_state" }, { status: 404 });
const kept = (bytes: Uint8Array<ArrayBuffer>) => new Response(bytes, { headers: { ETag: '"1"' } });
const isWrite = (init?: RequestInit) => init?.method === "PUT";

// rule: site/build-state
describe("a builder that cannot read what is kept goes on with what it has, and says why", () => {
  test.each<[string, Ask, RegExp]>([
    [
      "the site does not answer",
      () => Promise.reject(new Error("down")),
      /illisible sur le site \(le site ne répond pas\)/,
    ],
    ["the site fails", async () => new Response("", { status: 500 }), /illisible sur le site \(le site répond 500\)/],
    ["its Worker is older", async () => Response.json({ code: "unknown_address" }, { status: 404 }), /répond 404/],
    ["nothing was ever kept", async () => NONE(), /rien n’est gardé sur le site/],
    ["it is damaged", async () => kept(gzipSync("{ half")), /celui du site est abîmé/],
    ["it is no gzip", async () => kept(new Uint8Array([1, 2, 3])), /celui du site est abîmé/],
    ["it is of another version", async () => kept(gzipSync('{"version":2}')), /d’une autre version de ce programme/],
  ])("where %s", async (_case, ask, why) => {
    const [first, later] = [await machine(ask), await machine(ask, 7)];
    await takeBuildState(first);
    expect(first.said).toEqual([expect.stringMatching(why)]);
    expect(first.said[0]).toMatch(/ce constructeur n’a rien non plus/);
    await takeBuildState(later);
    expect(later.said).toEqual([expect.stringMatching(why)]);
    expect(await later.files.read()).toEqual(stateOf(7));
  });
});

// rule: site/build-state
describe("a builder that keeps its state", () => {
  test("tries again while others replace it, and says when it never could", async () => {
    let writes = 0;
    const busy = await machine(async (_path, init) => {
      if (!isWrite(init)) return NONE();
      writes += 1;
      return new Response(null, { status: 412 });
    }, 7);
    await keepBuildState(busy, null);
    expect(writes).toBe(6);
    expect(busy.said).toEqual([expect.stringMatching(/pas gardé sur le site \(d’autres constructeurs/)]);
  });

  test("replaces what is damaged, and never what a newer program kept, or what it cannot read", async () => {
    for (const [answer, isReplaced] of [
      [() => kept(gzipSync("{ half")), true],
      [() => kept(gzipSync('{"version":2}')), false],
      [() => new Response("", { status: 500 }), false],
      [() => Response.json({ code: "unknown_address" }, { status: 404 }), false],
    ] as const) {
      let writes = 0;
      const one = await machine(async (_path, init) => {
        if (!isWrite(init)) return answer();
        writes += 1;
        expect(new Headers(init?.headers).get("If-Match")).toBe('"1"');
        return new Response(null, { status: 204 });
      }, 7);
      await keepBuildState(one, null);
      expect(writes).toBe(isReplaced ? 1 : 0);
      expect(one.said).toEqual([expect.stringMatching(isReplaced ? / gardé sur le site\.$/ : /pas gardé sur le site/)]);
    }
  });

  test("writes nothing when it has nothing", async () => {
    const empty = await machine(() => Promise.reject(new Error("asked")));
    await keepBuildState(empty, null);
    expect(empty.said).toEqual([]);
  });
});

// rule: site/build-state
describe("the packed state", () => {
  test("is unpacked as it was, and only for its own api.php", () => {
    const names = fc.stringMatching(/^[a-z][a-z_.]{0,12}$/).map((name) => `${name}.json`);
    const folder = fc.dictionary(names, fc.string());
    const [mine, other] = [files(), new StateFiles("/nowhere", "https://autre.exemple.sn")];
    fc.assert(
      fc.property(folder, folder, (answers, prices) => {
        const state = { "last-good": { ...answers }, "new-prices": { ...prices } };
        expect(mine.unpack(mine.pack(state))).toEqual(state);
        expect(other.unpack(mine.pack(state))).toEqual({ "last-good": {}, "new-prices": {} });
      }),
    );
  });

  test.each(["../../dist/index.json", "/etc/passwd", "a/b.json", "..json", ".x.json", "run.js"])(
    "that names the file « %s » is damaged",
    (name) => {
      const one = files();
      expect(one.unpack(one.pack({ "last-good": { [name]: "x" }, "new-prices": {} }))).toBeNull();
    },
  );

  test("that unpacks to more than the memory holds is damaged", () => {
    const one = files();
    expect(one.unpack(gzipSync(Buffer.alloc(600 * 1024 * 1024)))).toBeNull();
  });

  test("joined with another has each file once, the newer one, whichever comes first", () => {
    const [older, newer] = [stateOf(1), stateOf(2)];
    expect(joinStates(older, newer, null)).toEqual(newer);
    expect(joinStates(newer, older, null)).toEqual(newer);
    const more = { "last-good": { "get_promos.json": answered(0) }, "new-prices": {} };
    expect(Object.keys(joinStates(older, more, null)["last-good"]).toSorted()).toEqual([
      "get_avis.json",
      "get_promos.json",
    ]);
  });
});

test("files that are still being written are not kept", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "state-"));
  const one = new StateFiles(folder, API);
  await one.write(stateOf(1));
  const [api = ""] = readdirSync(path.join(folder, "last-good"));
  mkdirSync(path.join(folder, "last-good", api), { recursive: true });
  writeFileSync(path.join(folder, "last-good", api, "get_avis.json.1234.tmp"), "half");
  expect(await one.read()).toEqual(stateOf(1));
  expect(readFileSync(path.join(folder, "last-good", api, "get_avis.json"), "utf8")).toBe(answered(1));
});
