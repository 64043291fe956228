import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FIXTURE_PAGES, type FixturePage, writeFixture } from "../../gatsby-5.16/build/fixture-public";
import { filesBelow } from "./public-files";
import { PublicationMemory } from "./publication-memory";
import { publishRelease } from "./publish-release";

// Bundling takes most of the time of a small publication and follows from these two arguments alone.
vi.mock("./bundle", () => ({
  bundle: (entry: string, define = {}) => Promise.resolve(`/*${entry}*/${JSON.stringify(define)}`),
}));

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "memory-"));
  // Whatever is written is old enough for its look to be trusted, and each release has a time of its own.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_000 });
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true, force: true });
});

interface Site {
  readonly pages: readonly FixturePage[];
  readonly files: Readonly<Record<string, string>>;
  readonly serviceWorker: boolean;
}

const publish = (root: string, { apiKey = "cle-secrete-42", serviceWorker = true } = {}) => {
  vi.setSystemTime(Date.now() + 1_000);
  return publishRelease({
    root,
    apiKey,
    paidPlan: false,
    services: { turnstile: false, identity: null },
    serviceWorker,
    force: true,
  });
};

/** Makes what Gatsby would build of a site. */
async function build({ pages, files }: Site): Promise<string> {
  const built = path.join(folder, "built");
  await rm(built, { recursive: true, force: true });
  await writeFixture(built, pages, files);
  return path.join(built, "public");
}

/** Brings `public/` to what was built, writing only the files that differ, as Gatsby does. */
async function bring(built: string, root: string): Promise<void> {
  const target = path.join(root, "public");
  const wanted = filesBelow(built);
  for (const file of existsSync(target) ? filesBelow(target) : [])
    if (!wanted.includes(file)) await rm(path.join(target, file));
  for (const file of wanted) {
    const [from, to] = [path.join(built, file), path.join(target, file)];
    const [text, old] = await Promise.all([from, to].map((one) => readFile(one, "utf8").catch(() => null)));
    if (text !== old) await cp(from, to);
  }
}

const releaseOf = async (root: string) => {
  const dist = path.join(root, "dist");
  const files = filesBelow(dist);
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await readFile(path.join(dist, file), "utf8")] as const)),
  );
};
const forget = (root: string) => rm(path.join(root, ".state"), { recursive: true, force: true });

const text = fc.constantFrom("Kia", "9.000.000 FCA", "Rio", "<b>Essais</b>", '<input value="essence">');
const body = fc
  .tuple(
    fc.constantFrom("p", "h2", "ul"),
    fc.constantFrom("card", "brand", "other", "news", "later", "card brand"),
    text,
  )
  .map(([tag, name, inside]) => `<${tag} class="${name}">${inside}</${tag}>`);
const place = fc.nat(FIXTURE_PAGES.length - 1);

/** One change of a site, as content or sources change it. */
const change: fc.Arbitrary<(site: Site) => Site> = fc.oneof(
  fc.tuple(place, body).map(([at, words]) => (site: Site) => ({
    ...site,
    pages: site.pages.map((page, index) => (index === at ? { ...page, body: page.body + words } : page)),
  })),
  fc.tuple(place, body).map(([at, words]) => (site: Site) => ({
    ...site,
    pages: site.pages.map((page, index) => (index === at ? { ...page, body: words } : page)),
  })),
  fc.tuple(fc.nat(3), body).map(([number, words]) => (site: Site) => ({
    ...site,
    pages: [
      ...site.pages.filter(({ address }) => address !== `/actualite-auto/essais/8${number}-article`),
      { address: `/actualite-auto/essais/8${number}-article`, kind: "templates-article", body: words },
    ],
  })),
  fc.nat(3).map((number) => (site: Site) => ({
    ...site,
    pages: site.pages.filter(({ address }) => !address.includes(`/8${number}-`)),
  })),
  fc.constantFrom("templates-model", "templates-article").map((kind) => (site: Site) => ({
    ...site,
    pages: site.pages.map((page) => (page.address.includes("/8") ? { ...page, kind } : page)),
  })),
  fc
    .tuple(
      fc.constantFrom("custom.css", "robots.txt", "static/a-640.webp", "static/b-640.webp"),
      fc.constantFrom("", ".card{color:red}", ".other{margin:4px}"),
    )
    .map(([file, content]) => (site: Site) => ({ ...site, files: { ...site.files, [file]: content } })),
  fc.boolean().map((serviceWorker) => (site: Site) => ({ ...site, serviceWorker })),
);

// rule: site/publication-memory
test("a publication that remembers the one before gives the same bytes as one that remembers nothing, after each of 200 random changes (long: 400 publications)", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 20, maxLength: 20 }), async (changes) => {
      const roots = {
        remembers: await mkdtemp(path.join(folder, "a-")),
        forgets: await mkdtemp(path.join(folder, "b-")),
      };
      let site: Site = { pages: FIXTURE_PAGES, files: {}, serviceWorker: true };
      for (const next of changes) {
        site = next(site);
        const built = await build(site);
        const results = [];
        for (const root of Object.values(roots)) {
          if (root === roots.forgets) await forget(root);
          await bring(built, root);
          const { ok } = await publish(root, site);
          results.push({ ok, files: await releaseOf(root) });
        }
        expect(results[0]).toEqual(results[1]);
      }
    }),
    { numRuns: 10, endOnFailure: true },
  );
}, 300_000);

test("what was searched for one key is searched again for another", async () => {
  await writeFixture(folder);
  expect(await publish(folder, { apiKey: "cle-secrete-42" })).toMatchObject({ ok: true });
  expect(await publish(folder, { apiKey: "9.000.000" })).toMatchObject({
    ok: false,
    reasons: [expect.stringContaining("contient la clé")],
  });
});

test("a page that did not change is not read again", async () => {
  await writeFixture(folder);
  await publish(folder);
  const memory = path.join(folder, ".state/publication.json");
  await writeFile(memory, (await readFile(memory, "utf8")).replaceAll("theme()", "remembered()"));
  await publish(folder);
  // Its remembered inline script is in the policy, and not the one that a reading would have found.
  const headers = await readFile(path.join(folder, "dist/_headers"), "utf8");
  const isAllowed = (script: string) => headers.includes(hash("sha256", script, "base64"));
  expect([isAllowed("remembered()"), isAllowed("theme()")]).toEqual([true, false]);
});

test.each([
  ["cut off", (kept: string) => kept.slice(0, -9)],
  ["of another form", () => '{"about":1}'],
  ["of other sources", (kept: string) => kept.replace(/"about":"[^"]*"/, '"about":"autres"').replaceAll('"card', '"x')],
])("a memory that is %s is not used", async (_, spoil) => {
  await writeFixture(folder);
  await publish(folder);
  const before = await releaseOf(folder);
  const memory = path.join(folder, ".state/publication.json");
  await writeFile(memory, spoil(await readFile(memory, "utf8")));
  expect(await publish(folder)).toMatchObject({ ok: true, changed: 0 });
  expect(await releaseOf(folder)).toEqual(before);
});

// rule: site/publication-memory
test("of the text of a page nothing stays in memory, so that there is room for 20,000", async () => {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect !== "function") throw new Error("garbage cannot be collected");
  const used = () => {
    collect();
    return process.memoryUsage().heapUsed / 1e6;
  };
  const [pages, megabytes] = [40, 2];
  await mkdir(path.join(folder, "public"));
  for (let page = 0; page < pages; page++) {
    const words = `<p id="une-ancre-de-la-page-${page}" class="une-classe-de-la-page-${page}">L’été</p>`;
    await writeFile(path.join(folder, `public/${page}.html`), words + "é’".repeat((megabytes * 1e6) / 4));
  }
  const memory = await PublicationMemory.open(folder, null, null);
  const before = used();
  for (let page = 0; page < pages; page++) await memory.page(`${page}.html`);
  expect(used() - before, "megabytes").toBeLessThan((pages * megabytes) / 4);
  expect((await memory.page("7.html")).facts.words.ids).toEqual(["une-ancre-de-la-page-7"]);
});
