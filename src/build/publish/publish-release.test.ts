import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, readlink, rm, stat, symlink, mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { FIXTURE_PAGES, writeFixture, type FixturePage } from "../../gatsby-5.16/build/fixture-public";
import { HASH_DIGITS, scriptName, sheetName } from "../chunk-names";
import { filesBelow } from "./public-files";
import { publishRelease } from "./publish-release";

let root = "";
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "publish-"));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const publish = (change: Partial<Parameters<typeof publishRelease>[0]> = {}) =>
  publishRelease({
    root,
    apiKey: "cle-secrete-42",
    paidPlan: false,
    services: { turnstile: false, identity: null },
    serviceWorker: true,
    force: false,
    ...change,
  });
const served = (file: string) => readFile(path.join(root, "dist", file), "utf8");
const digest = async () => {
  const hash = createHash("sha256");
  for (const file of filesBelow(path.join(root, "dist")))
    hash.update(file).update(await readFile(path.join(root, "dist", file)));
  return hash.digest("hex");
};
const withBody = (address: string, body: string): FixturePage[] =>
  FIXTURE_PAGES.map((page) => (page.address === address ? { ...page, body } : page));
const MODEL = "/guide-auto/voitures-neuves/marque/kia/modele/13-rio";
const pause = () => new Promise((later) => setTimeout(later, 5)); // Release ids have millisecond precision.

describe("publishRelease", () => {
  test("tells the Worker which answers of api.php the build had to take from before", async () => {
    await writeFixture(root);
    await publish();
    expect(JSON.parse(await served("_ids/build.json"))).toEqual({ pages: FIXTURE_PAGES.length, degraded: [] });
    const degraded = [{ endpoint: "get_promos", ageHours: 2.5, reason: "ne répond pas" }];
    await publish({ degraded });
    expect(JSON.parse(await served("_ids/build.json"))).toEqual({
      pages: FIXTURE_PAGES.length,
      degraded: [{ endpoint: "get_promos", ageHours: 2.5 }],
    });
  });

  test("scripts and sheets of older builds, which Gatsby never deletes, are not published", async () => {
    const stale = [scriptName(1, "0".repeat(HASH_DIGITS)), sheetName("later", "0".repeat(HASH_DIGITS))];
    await writeFixture(root, FIXTURE_PAGES, Object.fromEntries(stale.map((file) => [file, "old()"])));
    expect(await publish()).toMatchObject({ ok: true });
    const files = filesBelow(path.join(root, "dist"));
    expect(files.filter((file) => stale.includes(file))).toEqual([]);
    expect(files.filter((file) => file.startsWith("c-"))).toHaveLength(
      new Set(FIXTURE_PAGES.map(({ kind }) => kind)).size,
    );
  });

  // rule: site/same-bytes
  test("what Gatsby made of a picture that was replaced is not published, nor its weight", async () => {
    const [kept, gone] = ["101d39d84af8", "10abcdef0123"];
    await writeFixture(root, FIXTURE_PAGES, {
      [`static/${kept}/2c7ec/1.avif`]: "new",
      [`static/${gone}/2c7ec/1.avif`]: "old",
    });
    await publish({ pictures: [`${kept}/1`] });
    const pictures = filesBelow(path.join(root, "dist")).filter((file) => file.endsWith(".avif"));
    expect(pictures).toEqual([`static/${kept}/2c7ec/1.avif`]);
    expect(JSON.parse(await served("weights/10.json"))).toEqual({ [`${kept}/2c7ec/1.avif`]: 3 });
  });

  test("the policy covers all pages of a release", async () => {
    await writeFixture(root);
    expect(await publish()).toMatchObject({ ok: true, pages: FIXTURE_PAGES.length });
    const home = await served("index.html");
    expect(home).not.toMatch(/pagePath|___chunkMapping|<script[^>]* src=/);
    expect(home).toContain("<style>:root{--ink:#111}.card{color:var(--ink)}</style>");
    const headers = await served("_headers");
    for (const [, text = ""] of home.matchAll(/<(?:script|style)[^>]*>([\s\S]*?)<\/(?:script|style)>/g))
      expect(headers).toContain(createHash("sha256").update(text).digest("base64"));
    const sheet = /styles\.[0-9a-f]{20}\.css/.exec(await served(/launch-\w+\.js/.exec(home)?.[0] ?? ""))?.[0] ?? "";
    expect(await served(sheet)).toContain(".gone");
    expect(await served("actualite-auto/5-essais/index.html")).toContain(".news{margin:2px}</style>"); // The page contains the rules of its kind's own sheet that it uses.
    expect(await served(sheet)).not.toContain(".news");
    expect(await served("app-22222222222222222222.js")).toBe("app()");
    expect(JSON.parse(await served("_ids/model.json"))).toEqual({ 13: MODEL });
    expect(JSON.parse(await served("_ids/prices.json"))).toEqual({ 13: 9_000_000 });
    const ofWorker = z.array(z.tuple([z.string(), z.string()])).parse(JSON.parse(await served("_ids/headers.json")));
    for (const [name, value] of ofWorker) expect(headers).toContain(`  ${name}: ${value}\n`);
    expect(filesBelow(path.join(root, "dist"))).not.toContain("app-22222222222222222222.js.map");
  });

  test("the editors' few rules come after the site's own in every page, and the policy covers them", async () => {
    const rules = ".card { color: red; background: var(--ink) }";
    await writeFixture(root, FIXTURE_PAGES, { "custom.css": `/* Tabaski */ ${rules}` });
    expect(await publish()).toMatchObject({ ok: true });
    const home = await served("index.html");
    expect(home.indexOf(`<style>${rules}</style>`)).toBeGreaterThan(home.lastIndexOf("</head>"));
    expect(home.indexOf(rules)).toBeLessThan(home.indexOf("<h1"));
    expect(await served("_headers")).toContain(createHash("sha256").update(rules).digest("base64"));
    expect(await served("custom.css")).toContain(rules);
  });

  test("one change rewrites one page, and undoing it restores every byte", async () => {
    await writeFixture(root);
    await publish();
    const first = await digest();
    const inode = async (file: string) => (await stat(path.join(root, "dist", file))).ino;
    const home = await inode("index.html");
    await pause();
    await writeFixture(root, withBody(MODEL, '<p class="card">8.500.000 FCA</p>'));
    expect(await publish()).toMatchObject({ changed: 1 });
    expect(await inode("index.html")).toBe(home); // The file is linked, not written again.
    await pause();
    await writeFixture(root);
    expect(await publish()).toMatchObject({ changed: 1 });
    expect(await digest()).toBe(first);
  });

  test.each([
    ["the key in a page", async () => writeFixture(root, withBody(MODEL, "<p>cle-secrete-42</p>")), /contient la clé/],
    [
      "the key in base64",
      async () => writeFixture(root, FIXTURE_PAGES, { "a.txt": Buffer.from("x=cle-secrete-42").toString("base64") }),
      /contient la clé/,
    ],
    ["an inline script", async () => writeFixture(root, withBody(MODEL, "<script>a()</script>")), /script en ligne/],
    [
      "a style attribute",
      async () => writeFixture(root, withBody(MODEL, '<p style="color:red">x</p>')),
      /attribut style/,
    ],
    ["a script of fixed name", async () => writeFixture(root, FIXTURE_PAGES, { "plugin.js": "" }), /plugin\.js/],
    [
      "no version left",
      async () =>
        writeFixture(
          root,
          FIXTURE_PAGES.filter(({ address }) => !address.includes("130")),
        ),
      /pages, contre|page de version/,
    ],
  ])("a release with %s is refused, and the served release is unchanged", async (_, spoil, reason) => {
    await writeFixture(root);
    await publish();
    const [before, link] = [await digest(), await readlink(path.join(root, "dist"))];
    await rm(path.join(root, "public"), { recursive: true });
    await spoil();
    const result = await publish();
    expect(result.ok ? "published" : result.reasons.join("\n")).toMatch(reason);
    expect([await digest(), await readlink(path.join(root, "dist"))]).toEqual([before, link]);
    expect(filesBelow(path.join(root, ".releases"))).not.toContainEqual(expect.stringContaining(".tmp/"));
  });

  test("the service worker that caches pages has a fixed name; when it is switched off, a service worker that caches nothing replaces it", async () => {
    await writeFixture(root);
    await publish();
    const kept = await readFile(path.join(root, "dist/sw.js"), "utf8");
    expect(kept).toContain("networkTimeoutSeconds");
    await publish({ serviceWorker: false });
    const gone = await readFile(path.join(root, "dist/sw.js"), "utf8");
    expect(gone).toContain(".unregister()");
    expect(gone).not.toContain("fetch");
  });

  test("nothing is published when nothing was built", async () =>
    expect(await publish()).toMatchObject({ ok: false, reasons: [expect.stringContaining("rien à publier")] }));

  test("scripts of the two previous releases are carried over, page data of removed pages is not, nor its directory, and three releases are kept", async () => {
    for (const [index, digit] of ["5", "6", "7", "8", "9"].entries()) {
      await rm(path.join(root, "public"), { recursive: true, force: true });
      await writeFixture(root, FIXTURE_PAGES, {
        [`lazy-${digit.repeat(20)}.js`]: "",
        [`page-data/old-${index}/page-data.json`]: "{}",
      });
      const runtime = path.join(root, "public/webpack-runtime-11111111111111111111.js");
      await writeFile(runtime, `${await readFile(runtime, "utf8")} ${digit.repeat(20)}`);
      expect(await publish()).toMatchObject({ ok: true });
      await pause();
    }
    const files = filesBelow(path.join(root, "dist"));
    expect(files.filter((file) => file.startsWith("lazy-"))).toEqual(
      ["7", "8", "9"].map((digit) => `lazy-${digit.repeat(20)}.js`),
    );
    expect(files.filter((file) => file.startsWith("page-data/old"))).toEqual(["page-data/old-4/page-data.json"]);
    // The last release was made in the directories of the first, which had others.
    expect((await readdir(path.join(root, "dist/page-data"))).filter((name) => name.startsWith("old"))).toEqual([
      "old-4",
    ]);
    const kept = (await readdir(path.join(root, ".releases"))).filter((name) => !name.startsWith("spare"));
    expect(new Set(kept.map((name) => name.replace(/(?:\.files)?\.json$/, ""))).size).toBe(3);
  });

  test("a release made in the place of an old one changes none of those that are kept", async () => {
    const textOf = async (release: string) => {
      const folder = path.join(root, ".releases", release);
      const all = filesBelow(folder).map(async (file) => [file, await readFile(path.join(folder, file), "utf8")]);
      return JSON.stringify(await Promise.all(all));
    };
    const made = new Map<string, string>();
    for (const words of ["Kia", "Kia", "Kia", "Kia", "Kia Rio", "Kia", "Kia Rio"]) {
      await writeFixture(root, withBody(MODEL, `<p class="card">${words}</p>`));
      const result = await publish();
      if (!result.ok) throw new Error(result.reasons.join());
      made.set(result.id, await textOf(result.id));
      expect(made.get(result.id)).toContain(`>${words}<`);
      for (const release of [...made.keys()].slice(-3)) expect(await textOf(release)).toBe(made.get(release));
      await pause();
    }
  });

  test("a dist/ directory made by another tool and a broken link are replaced", async () => {
    await mkdir(path.join(root, "dist"));
    await writeFile(path.join(root, "dist/index.html"), "old");
    await writeFixture(root);
    expect(await publish()).toMatchObject({ ok: true });
    await rm(path.join(root, "dist"));
    await symlink("nowhere", path.join(root, "dist"));
    await pause();
    expect(await publish()).toMatchObject({ ok: true });
    expect(await served("index.html")).toContain("Accueil");
  });

  test("a client sees one complete release at any time", async () => {
    await writeFixture(root);
    await publish();
    let reading = true;
    const seen = new Set<string>();
    const reader = (async () => {
      while (reading) seen.add((await served("index.html")).includes("Accueil") ? "whole" : "broken");
    })();
    for (let round = 0; round < 5; round++) {
      await pause();
      expect(await publish()).toMatchObject({ ok: true, changed: 0 });
    }
    reading = false;
    await reader;
    expect([...seen]).toEqual(["whole"]);
  });
});
