import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { KEY_HEADER } from "../src/contract/shared/endpoints";
import { KEY, rowsOf, SMALL_CONTENT, testUpstream } from "./testing/client";

const folder = mkdtempSync(join(tmpdir(), "upstream-"));
const contentDir = join(folder, "content");
const memoryFile = join(folder, "changes.json");
const start = () => testUpstream({ contentDir, memoryFile, cacheDir: join(folder, "cache") });

let upstream: Awaited<ReturnType<typeof testUpstream>>;
beforeAll(async () => {
  cpSync(SMALL_CONTENT, contentDir, { recursive: true });
  upstream = await start();
});
afterAll(async () => {
  await upstream.close();
  rmSync(folder, { recursive: true });
});

/** An editor's change: the price of the first version. */
const edit = (from: string, to: string) => {
  const path = join(contentDir, "versions.csv");
  writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
};

describe("the key", () => {
  const url = (query = "") => upstream.address("get_marques") + query;
  it("is taken from the header, the query or a posted body", async () => {
    expect((await fetch(url(), { headers: { [KEY_HEADER]: KEY } })).status).toBe(200);
    expect((await fetch(url(`&API_KEY=${KEY}`))).status).toBe(200);
    const form = new URLSearchParams({ endpoint: "get_marques", API_KEY: KEY });
    expect((await fetch(`${upstream.url}/api.php`, { method: "POST", body: form })).status).toBe(200);
    const json = {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ endpoint: "get_marques", API_KEY: KEY }),
    };
    expect((await fetch(`${upstream.url}/api.php`, json)).status).toBe(200);
  });

  it("missing or wrong anywhere is 401, with a reason in JSON and without the key", async () => {
    for (const response of [
      await fetch(url()),
      await fetch(url("&API_KEY=autre")),
      await fetch(url(`&API_KEY=${KEY}`), { headers: { [KEY_HEADER]: "autre" } }),
      await fetch(`${upstream.url}/api.php`, {
        method: "POST",
        body: new URLSearchParams({ endpoint: "get_marques" }),
      }),
    ]) {
      expect(response.status).toBe(401);
      const text = await response.text();
      expect(JSON.parse(text)).toEqual({ error: expect.any(String) });
      expect(text).not.toContain(KEY);
    }
  });

  it("is not asked where none is set", async () => {
    const open = await testUpstream({ key: "", contentDir });
    expect((await fetch(open.address("get_marques"))).status).toBe(200);
    await open.close();
  });
});

describe("HTTP", () => {
  it("answers 304 to the tag it gave, and another tag after a change", async () => {
    const first = await upstream.ask("get_concessionnaires");
    const etag = first.headers.get("ETag") ?? "";
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect(first.headers.get("Date")).toBeTruthy();
    expect(first.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
    expect((await upstream.ask("get_concessionnaires", {}, { headers: { "If-None-Match": etag } })).status).toBe(304);
    await upstream.control({ endpoint: "get_concessionnaires", id: 1, set: { nom: "Autre nom" } });
    expect((await upstream.ask("get_concessionnaires", {}, { headers: { "If-None-Match": etag } })).status).toBe(200);
    await upstream.clear();
  });

  it("answers HEAD without a body and refuses other methods", async () => {
    const head = await upstream.ask("get_marques", {}, { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(Number(head.headers.get("Content-Length"))).toBeGreaterThan(1000);
    expect(await head.text()).toBe("");
    expect((await upstream.ask("get_marques", {}, { method: "DELETE" })).status).toBe(405);
    expect((await fetch(`${upstream.url}/autre`)).status).toBe(404);
  });

  it("serves the stylesheet without the key", async () => {
    const response = await fetch(`${upstream.url}/custom.css`);
    expect(response.headers.get("Content-Type")).toBe("text/css; charset=utf-8");
    expect(response.status).toBe(200);
  });
});

describe("an editor's change", () => {
  it("is served at once, alone, to who asks what changed since", async () => {
    const before = await rowsOf(await upstream.ask("get_versions", { modifie_depuis: "2025-01-01" }));
    expect(before.total).toBe(before.total_general);
    const since = new Date().toISOString();
    expect((await rowsOf(await upstream.ask("get_versions", { modifie_depuis: since }))).data).toEqual([]);
    edit(";10900000;", ";9990000;");
    const { data, total, total_general } = await rowsOf(await upstream.ask("get_versions", { modifie_depuis: since }));
    expect(data.map((row) => [row["car_id"], row["prix"]])).toEqual([[10001, 9990000]]);
    expect([total, total_general]).toEqual([1, before.total_general]);
  });

  it("counts as changed also when it was made while the server was down", async () => {
    const since = new Date().toISOString();
    await upstream.close();
    edit(";9990000;", ";10900000;");
    upstream = await start();
    const { data } = await rowsOf(await upstream.ask("get_versions", { modifie_depuis: since }));
    expect(data.map((row) => row["car_id"])).toEqual([10001]);
  });

  it("that cannot be read leaves the last good list", async () => {
    const path = join(contentDir, "concessionnaires.json");
    const good = readFileSync(path, "utf8");
    writeFileSync(path, good.slice(0, 500));
    expect((await rowsOf(await upstream.ask("get_concessionnaires"))).data).toHaveLength(9);
    writeFileSync(path, good);
  });
});

describe("media", () => {
  it("draws photos of 1200 × 750, marks of 192 × 192 and banners, each with a tag", async () => {
    const sizes = {
      "modeles/toyota-hilux/1.jpg": [1200, 750],
      "marques/toyota.png": [192, 192],
      "marques/isuzu.png": [192, 192],
      "bannieres/accueil_haut.png": [1200, 300],
      "bannieres/accueil_haut-mobile.png": [640, 360],
      "articles/1001.jpg": [1200, 750],
      "concessionnaires/1.jpg": [1200, 750],
    };
    for (const [path, size] of Object.entries(sizes)) {
      const response = await fetch(`${upstream.url}/media/${path}`);
      expect(response.status, path).toBe(200);
      const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect([width, height], path).toEqual(size);
      const again = await fetch(response.url, { headers: { "If-None-Match": response.headers.get("ETag") ?? "" } });
      expect(again.status, path).toBe(304);
    }
    const svg = await fetch(`${upstream.url}/media/marques/toyota.svg`);
    expect(svg.headers.get("Content-Type")).toContain("image/svg+xml");
  });

  it("knows every address that the rows name, and no other", async () => {
    const models = await upstream.all("get_modeles");
    const urls = models
      .flatMap((row) => (Array.isArray(row["photos"]) ? row["photos"] : []))
      .map((photo) => String(photo.url));
    expect(new Set(urls).size).toBe(urls.length);
    const rows = [
      ...(await upstream.all("get_concessionnaires")),
      ...(await upstream.all("get_guides")),
      ...(await upstream.all("menu-guide-pratique")),
    ];
    const others = rows.flatMap(({ photo, image }) => [photo, image].filter((one) => typeof one === "string"));
    expect(others.length).toBeGreaterThan(10);
    for (const url of [...urls.filter((_, index) => index % 14 === 0), ...others])
      expect((await fetch(upstream.url + url, { method: "HEAD" })).status, url).toBe(200);
    for (const path of [
      "modeles/toyota-hilux/9.jpg",
      "modeles/rien/1.jpg",
      "marques/rien.png",
      "articles/1.jpg",
      "concessionnaires/9999.jpg",
      "themes/assurer-mon-vehicule.jpg",
      "guides/1.jpg",
      "bannieres/rien.png",
      "../cli.ts",
    ]) {
      expect((await fetch(`${upstream.url}/media/${path}`)).status, path).toBe(404);
    }
  });
});
