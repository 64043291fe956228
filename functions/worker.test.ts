import { cpSync } from "node:fs";
import { readdir, rename, symlink, unlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { CLOSED } from "../scripts/edge";
import { FIXTURE_PAGES, writeFixture } from "../src/build/publish/fixture-public";
import { openSmallSite, type SmallSite } from "../tests/support/small-site";

const MODEL = "/guide-auto/voitures-neuves/marque/kia/modele/13-rio";
const ARTICLE = "/actualite-auto/essais/77-le-rav4";
let site: SmallSite;

const ask = (address: string, init?: RequestInit) => site.ask(address, init);

/** Asks until there is an answer: the port is closed for a moment as another release takes over. */
async function patiently(address: string, init?: RequestInit) {
  const read = async () => {
    const answer = await ask(address, init);
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  return vi.waitFor(read, { timeout: 20_000 });
}

beforeAll(async () => {
  site = await openSmallSite({ API_BASE: "http://127.0.0.1:9", API_KEY: "", ...CLOSED });
}, 90_000);

afterAll(() => site.close(), 30_000);

describe("the Worker", () => {
  test("pages are files, with the security headers and asked for again each time", async () => {
    const answer = await ask(MODEL);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  test("hashed files are kept for ever, and carry a short policy", async () => {
    const hashed = (await readdir(path.join(site.root, "dist/"))).filter((file) => /^(?:app-|styles\.)/.test(file));
    expect(hashed).toHaveLength(2);
    for (const file of hashed) {
      const { headers } = await ask(`/${file}`);
      expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("content-security-policy")).toBe("default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'");
    }
  });

  test.each([
    ["/actualite-auto/toute-actualite/77-n-importe", ARTICLE],
    ["/actualite-auto/toute-actualite/77-n-importe?a=1&b=%C3%A9", `${ARTICLE}?a=1&b=%C3%A9`],
    ["/actualite-auto/essais/77", ARTICLE],
    ["/actualite-auto/essais/077-le-rav4/", ARTICLE],
    ["/guide-auto/voitures-neuves/marque/autre/modele/13-autre", MODEL],
    ["/guide-auto/voitures-neuves/marque/kia/modele/autre/130-x", "/guide-auto/voitures-neuves/marque/kia/modele/rio/130-base"],
    ["/guide-auto/voitures-neuves/marque/autre/2", "/guide-auto/voitures-neuves/marque/kia/2"],
    ["/actualite-auto/5-autre", "/actualite-auto/5-essais"],
    ["/actualite-auto/5-autre/page/3", "/actualite-auto/5-essais/page/3"],
    ["/guide-auto/voitures-neufs", "/guide-auto/voitures-neuves"],
  ])("%s belongs to %s", async (asked, canonical) => {
    const answer = await ask(asked);
    expect([answer.status, answer.headers.get("location")]).toEqual([301, canonical]);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  });

  test.each([
    ["/nulle-part", "Page not found: /nulle-part"],
    ["/actualite-auto/essais/999999-x", "Page not found: /actualite-auto/essais/999999-x"],
    ["/actualite-auto/5-essais/page/9", "Page not found: /actualite-auto/5-essais/page/9"],
    ["/guide-auto/voitures-neuves/marque/kia/abc", "Page Not Found: /guide-auto/voitures-neuves/marque/kia/abc"],
    ["/guide-auto/voitures-neuves/marque/kia/__proto__", "Page Not Found: /guide-auto/voitures-neuves/marque/kia/__proto__"],
    ["/a%22%3E%3Cscript%3E", "Page not found: /a%22%3E%3Cscript%3E"],
    ["/a&b'c", "Page not found: /a&amp;b'c"],
    [`/${"a".repeat(300)}`, `Page not found: /${"a".repeat(199)}`],
    ["/404", "Page not found: /404"],
    ["/500", "Page not found: /500"],
  ])("%s is not found", async (asked, message) => {
    const answer = await ask(asked, { headers: { "Sec-Fetch-Mode": "navigate" } });
    const html = await answer.text();
    expect(answer.status).toBe(404);
    expect(html).toContain(`<title data-gatsby-head="true">404 - ${message}</title>`);
    expect(html).toContain(`<p data-not-found="true">${message}</p>`);
    expect(answer.headers.get("content-security-policy")).toBe((await ask("/")).headers.get("content-security-policy"));
  });

  test.each(["/_ids/brand.json", "/_ids/headers.json", "/static/x.js", "/page-data/x/page-data.json"])("%s is not found, in a line of text", async (asked) => {
    const answer = await ask(asked);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([404, "text/plain; charset=utf-8"]);
  });

  test("other methods are refused", async () => {
    const answer = await ask("/nulle-part", { method: "POST", body: "x" });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });

  test("a release published meanwhile takes over, with no wrong answer; one that is broken gives 500", async () => {
    const newer = FIXTURE_PAGES.map((page) => (page.address === "/" ? { ...page, body: "<h1>Nouvelle</h1>" } : page));
    await writeFixture(site.root, newer, { "page-data/new.json": "{}" });
    await site.publish();
    const statuses = new Set<number>();
    const home = async () => {
      const { status, text } = await patiently("/");
      statuses.add(status);
      return text;
    };
    await expect.poll(home, { timeout: 20_000 }).toContain("Nouvelle");
    expect([...statuses]).toEqual([200]);

    const broken = path.join(site.root, ".releases/9-broken");
    cpSync(path.join(site.root, "dist/"), broken, { recursive: true, dereference: true });
    await unlink(path.join(broken, "_ids/brand.json"));
    await writeFile(path.join(broken, "_ids/brand.json"), "{");
    await symlink(".releases/9-broken", path.join(site.root, "dist.next"));
    await rename(path.join(site.root, "dist.next"), path.join(site.root, "dist"));
    const asked = "/guide-auto/voitures-neuves/marque/autre/2";
    await expect.poll(async () => (await patiently(asked)).status, { timeout: 20_000 }).not.toBe(301);
    const { status, headers, text } = await patiently(asked);
    expect([status, headers.get("retry-after")]).toEqual([500, "120"]);
    expect(text).toContain("<title data-gatsby-head=\"true\">500 - ");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    const crawler = await patiently(asked, { headers: { "User-Agent": "Googlebot/2.1" } });
    expect([crawler.status, crawler.headers.get("content-type"), crawler.headers.get("retry-after")]).toEqual([500, "text/plain; charset=utf-8", "120"]);
  }, 60_000);
});
