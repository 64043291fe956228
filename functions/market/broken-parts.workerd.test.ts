import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { anAddress } from "../../tests/support/reference-api";
import { aKeyPair, aToken, someClaims } from "../../tests/support/tokens";
import { addressOf, ASSETS, COVER, read, visit } from "../../tests/support/workerd/ad-page";
import { fillAds, run } from "../../tests/support/workerd/ads";
import { aPhoto, aSeller, anAd } from "../../tests/support/workerd/market";
import { takeWarnings } from "../../tests/support/workerd/warnings";
import { ask, pass } from "../../tests/support/workerd/worker";
import { writeCache } from "../shared/edge-cache";

beforeEach(fillAds);

const HOME = "/marche-doccasion";
/** Pages of which the data centre keeps a copy. */
const CACHED = ["/", HOME, `${HOME}/rechercher?marque=toyota`, `${HOME}/toyota`, `${HOME}/ville/yoff`] as const;
const NO_DATABASE = { prepare: () => expect.fail("the database was asked again") } as unknown as D1Database;
const text = async (answer: Response | Promise<Response>) => (await answer).text();

/** The addresses under which a visit of a page stores anything in the data centre. */
async function storedBy(address: string, headers = {}): Promise<readonly string[]> {
  const { default: cache } = caches;
  const stored: string[] = [];
  vi.stubGlobal("caches", {
    default: {
      match: (url: string) => cache.match(url),
      put: (url: string, answer: Response) => (stored.push(url), cache.put(url, answer)),
    },
  });
  await visit(address, headers);
  vi.stubGlobal("caches", { default: cache });
  return stored;
}

const POISONS = [
  ["JSON that is none", "{", "application/json"],
  ["JSON of another shape", '{"total":"<img src=x onerror=alert(1)>","ads":[{}]}', "application/json"],
  ["a page without a tag", "<h1>Gagnez un iPhone</h1>", "text/html"],
  ["nothing", "", "text/html"],
] as const;

// rule: market/search-served
test.each(CACHED)("%s is made anew where the cache is poisoned", async (address) => {
  pass(0); // The clock stands still, so that the same page has the same bytes.
  const stored = await storedBy(address);
  const page = await text(visit(address));
  expect([stored.some((url) => url.startsWith("https://pages.")), stored.length > 1]).toEqual([true, true]);
  for (const [what, body, type] of POISONS) {
    for (const url of stored) await writeCache(url, body, { type, seconds: 300 });
    const answer = await visit(address);
    expect([answer.status, await answer.text()], what).toEqual([200, page]);
    // The next visitor finds the right page.
    expect(await text(ask(address, {}, { ASSETS, DB: NO_DATABASE })), what).toBe(page);
  }
});

/** A seller's page, an ad with a photo, and the seller's claims. */
async function aShop() {
  const claims = someClaims();
  const { id, uid } = await aSeller({ uid: String(claims.sub) });
  const ad = await anAd({ seller_uid: uid, cover: COVER, photos: 1, published_at: Date.now() });
  await aPhoto(ad, COVER);
  return { claims, pages: [...CACHED, `${HOME}/vendeur/${id}`, addressOf(ad)] };
}

// rule: market/photos
test("R2 that fails leaves every page whole; the photo alone is missing until R2 is back", async () => {
  const { pages } = await aShop();
  const MEDIA = { get: () => Promise.reject(new TypeError("no R2")) } as unknown as R2Bucket;
  const without = (address: string) =>
    ask(address, { headers: { "CF-Connecting-IP": anAddress() } }, { ASSETS, MEDIA });
  for (const page of pages) {
    const answer = await without(page);
    expect([answer.status, (await answer.text()).endsWith("</html>")], page).toEqual([200, true]);
  }
  expect(takeWarnings()).toEqual([]);
  const photo = `/media/${COVER}-320.jpg`;
  const failed = await without(photo);
  expect([failed.status, failed.headers.get("Cache-Control")]).toEqual([500, "no-store"]);
  expect(takeWarnings()).toEqual([expect.stringContaining("no R2")]);
  await env.MEDIA.put(photo.slice(1), new Uint8Array(5));
  const shown = await visit(photo);
  expect([shown.status, (await shown.arrayBuffer()).byteLength]).toEqual([200, 5]);
});
// rule: market/front-page, market/home-served, market/search-served, market/landing-known
test("a market without ads says so on each of its pages", async () => {
  await run("DELETE FROM ads");
  for (const [address, sentence] of [
    ["/", "De particuliers et de parkings"],
    [HOME, "Voir 0 annonce"],
    [`${HOME}/rechercher`, "Aucune annonce ne correspond."],
    [`${HOME}/rechercher?marque=toyota&page=3`, "Aucune annonce ne correspond."],
    [`${HOME}/ville/yoff`, "Aucune annonce pour le moment."],
    [`${HOME}/budget/5-a-8-millions`, "Aucune annonce pour le moment."],
  ] as const) {
    const answer = await visit(address);
    expect(answer.status).toBe(200);
    const page = await read(answer);
    expect(page.text).toContain(sentence);
    expect(page.text).not.toContain("Elle arrive.");
  }
});

// rule: market/search-served
test("no page is another one for a member, be it their own ad", async () => {
  pass(0);
  const { claims, pages } = await aShop();
  const Authorization = `Bearer ${await aToken(await aKeyPair("one"), claims)}`;
  const network = { "CF-Connecting-IP": anAddress() }; // One visitor: a second one would count as a view of the ad.
  for (const page of pages) {
    for (const url of await storedBy(page, network)) await caches.default.delete(url);
    const member = await visit(page, { ...network, Authorization, Cookie: "session=1; theme=dark" });
    const first = await text(member);
    expect([member.status, member.headers.get("Set-Cookie")], page).toEqual([200, null]);
    for (const url of await storedBy(page, network)) await caches.default.delete(url);
    for (const headers of [{}, { Cookie: "session=2" }, { Authorization }] as Record<string, string>[])
      expect(await text(visit(page, { ...network, ...headers })), page).toBe(first);
  }
});
