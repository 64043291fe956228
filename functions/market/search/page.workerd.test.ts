import { anAddress } from "../../../tests/support/reference-api";
import { withinOneWindow } from "../../../tests/support/limits";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { ASSETS, read, SITE, visit } from "../../../tests/support/workerd/ad-page";
import { fillAds, find, published, run } from "../../../tests/support/workerd/ads";
import { anAd } from "../../../tests/support/workerd/market";
import { ask, pass } from "../../../tests/support/workerd/worker";
import { visitWithout } from "../../../tests/support/workerd/broken-database";
import { takeWarnings } from "../../../tests/support/workerd/warnings";
import { formatPrice } from "../../../src/shared/figures/price";

beforeEach(fillAds);

const SEARCH = "/marche-doccasion/rechercher";
/** Longer than a page waits; the test ends when all work has ended. */
const late = () => new Promise((_, fail) => setTimeout(() => fail(new TypeError("too late")), 4_000));

describe("the page of a used-car search", () => {
  // rule: market/search-served
  test("has the ads that the database finds, their prices, towns and links, before any script", async () => {
    const { ads, total } = await find("marque=toyota&tri=prix_asc");
    const page = await read(await visit(`${SEARCH}?marque=toyota&tri=prix_asc`));
    expect(ads.length).toBeGreaterThan(3);
    for (const ad of ads) {
      for (const text of [ad.title, formatPrice(ad.price), ad.town]) expect(page.text).toContain(text);
      expect(page.links).toContain(`/marche-doccasion/annonce/${ad.id}-${ad.slug}`);
    }
    expect(page.text).toContain(`${total} annonces`);
    expect(page.text).not.toContain("Elle arrive.");
  });

  // rule: market/search-served
  test("leads to the next page, to less filters and to bands of price by links", async () => {
    const { links } = await read(await visit(`${SEARCH}?energie=diesel`));
    expect(links).toEqual(
      expect.arrayContaining([
        SEARCH, // « Tout effacer »
        `${SEARCH}?energie=diesel&page=2`,
        `${SEARCH}?energie=diesel&prix_max=3000000`,
      ]),
    );
    const second = await read(await visit(`${SEARCH}?energie=diesel&page=2`));
    const { ads } = await find("energie=diesel&page=2");
    for (const ad of ads) expect(second.links).toContain(`/marche-doccasion/annonce/${ad.id}-${ad.slug}`);
  });

  // rule: market/search-quick
  test("has chips that each add a condition or remove it, with the number of ads that it leaves, and none that leaves none", async () => {
    const chips = async (query: string) => {
      const html = await (await visit(SEARCH + query)).text();
      const nav = /<nav[^>]*aria-label="Filtres rapides">(.*?)<\/nav>/s.exec(html)?.[1] ?? "";
      return [...nav.matchAll(/<a (.*?)>(.*?)<\/a>/g)].map(([, marks = "", words = ""]) => ({
        words: words
          .replace(/<[^>]+>/g, " ")
          .replace(/\s+/g, " ")
          .trim(),
        path: (/href="([^"]*)"/.exec(marks)?.[1] ?? "").replaceAll("&amp;", "&"),
        on: marks.includes('aria-current="true"'),
      }));
    };
    const asked = await chips("?boite=automatique&page=2");
    expect(asked.map(({ words }) => words.replace(/ \(\d+\)$/, ""))).toEqual([
      "Automatique",
      "Jusqu’à 5 M",
      "Papiers en règle",
      "SUV",
      "Dakar",
      "Vendeur vérifié",
    ]);
    expect(asked.filter(({ on }) => on).map(({ path }) => path)).toEqual([SEARCH]);
    for (const { words, path } of asked.filter(({ on }) => !on)) {
      expect(path).toContain("boite=automatique");
      expect([words, (await find(path.split("?")[1] ?? "")).total]).toEqual([
        words,
        Number(/\((\d+)\)$/.exec(words)?.[1]),
      ]);
    }
    expect((await chips("?carrosserie=pick-up&ville=thies")).map(({ words }) => words).join()).not.toMatch(/Dakar/);
  });

  // rule: market/search-address
  test.each([
    ["marque=toyota&marque=kia&prix_min=&prix_max=8&tri=recent&q=", "?marque=kia,toyota&prix_max=8000000"],
    ["q=+rav+4+&rien=1", "?q=rav+4"],
    ["page=1", ""],
  ])("a form that sends %s is led to the one address of its search", async (sent, query) => {
    const answer = await visit(`${SEARCH}?${sent}`);
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, SEARCH + query]);
    expect((await visit(SEARCH + query)).status).toBe(200);
  });

  // rule: market/search-served
  test("is for search engines without a filter alone", async () => {
    const robots = async (query: string) => (await read(await visit(SEARCH + query))).meta.get("robots");
    const html = await (await visit(`${SEARCH}?marque=toyota`)).text();
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(await robots("?marque=kia")).toBe("noindex");
  });

  // rule: market/search-served
  test("says to search engines where it is and which ads it lists, and is shared with a picture of one", async () => {
    const { ads } = await find("");
    const { scripts, canonical, meta } = await read(await visit(SEARCH));
    const [trail, list] = JSON.parse(scripts.find(({ type }) => type === "application/ld+json")?.text ?? "")["@graph"];
    expect(trail.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      "Accueil",
      "Occasion",
      "Annonces",
    ]);
    expect(list.itemListElement.map(({ url }: { url: string }) => url)).toEqual(
      ads.map((ad) => `${SITE}/marche-doccasion/annonce/${ad.id}-${ad.slug}`),
    );
    expect([canonical, meta.get("og:image")]).toEqual([SITE + SEARCH, `${SITE}/media/${"a".repeat(32)}-1600.jpg`]);
  });

  // rule: market/search-served
  test("lets its scripts wait for a touch, since it is complete", async () => {
    expect(await (await visit(SEARCH)).text()).not.toContain("data-live");
  });

  // rule: market/search-stale
  test("shows the ads of the last minutes when the database fails, and says so; after five minutes the built page", async () => {
    const address = `${SEARCH}?marque=toyota`;
    const { ads } = await find("marque=toyota");
    await visit(address);
    pass(60_000);
    const stale = await read(await visitWithout(address));
    expect(stale.text).toContain("La liste n’a pas pu être mise à jour");
    expect(stale.links).toContain(`/marche-doccasion/annonce/${ads[0]?.id}-${ads[0]?.slug}`);
    pass(300_000);
    const built = await visitWithout(address);
    expect([built.status, await built.text()]).toEqual([200, expect.stringContaining("Elle arrive.")]);
    expect(takeWarnings()).not.toEqual([]);
  });

  test("is the same bytes for everybody, and is not asked of the database twice in half a minute", async () => {
    const address = `${SEARCH}?marque=toyota`;
    const first = await (await visit(address)).text();
    await run("UPDATE ads SET state = 'vendue'");
    expect(await published("1")).toBe(0);
    const member = await visit(address, { Authorization: "Bearer x", Cookie: "session=1" });
    expect(await member.text()).toBe(first);
    pass(61_000);
    expect((await read(await visit(address))).text).toContain("Aucune annonce ne correspond.");
  });

  test("a seller's text changes nothing but words", async () => {
    const nasty = '</script><img src=x onerror=alert(1)>"';
    await anAd({ brand_name: nasty, model_name: nasty, seller_name: nasty, district: nasty, published_at: Date.now() });
    const html = await (await visit(SEARCH)).text();
    expect(html.includes("<img src=x")).toBe(false);
    expect(html.includes("&lt;img src=x onerror=alert(1)&gt;")).toBe(true);
  });
});

// rule: market/search-served
test("a page that a browser has already is not sent again", async () => {
  const first = await visit(SEARCH);
  const etag = first.headers.get("ETag") ?? "";
  expect(etag).toMatch(/^"[0-9a-f]{20}"$/);
  for (const tag of [etag, `W/${etag}`]) {
    const again = await visit(SEARCH, { "If-None-Match": tag });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  }
  expect((await visit(SEARCH, { "If-None-Match": '"x"' })).status).toBe(200);
});

// rule: market/search-stale
test("a database that hardly answers holds a page up for three seconds at most", async () => {
  const hanging = { prepare: () => ({ bind: () => ({ all: late }), all: late }), batch: late };
  const answer = await ask(SEARCH, {}, { ASSETS, DB: hanging as unknown as D1Database });
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining("Elle arrive.")]);
  expect(takeWarnings()).toContainEqual(expect.stringContaining("TimeoutError"));
});

// rule: market/search-limited
test("one network is rendered thirty different searches in ten seconds, and reads those that are kept as often as it likes", async () => {
  const { last, ...statuses } = await withinOneWindow(10, async () => {
    const address = anAddress();
    const search = (price: number) => visit(`${SEARCH}?prix_max=${price}`, { "CF-Connecting-IP": address });
    // An attempt that is repeated needs searches of its own, because those of the first one are kept.
    const first = 500_000_000 + 100 * Math.floor(Math.random() * 1_000_000);
    const rendered = (await search(first)).status;
    // Twenty-eight more, without their pages, which a busy machine does not render in ten seconds.
    for (let time = 0; time < 28; time += 1) await env.SEARCH_RATE.limit({ key: address });
    const thirtieth = (await search(first + 1)).status;
    const refused = await search(first + 2);
    return {
      rendered: [rendered, thirtieth],
      refused: refused.status,
      kept: (await search(first)).status,
      last: await refused.text(),
    };
  });
  expect(statuses).toEqual({ rendered: [200, 200], refused: 429, kept: 200 });
  expect(last).toContain("Trop de demandes");
});
