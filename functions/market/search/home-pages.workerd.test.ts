import { beforeEach, describe, expect, test, vi } from "vitest";
import { adHome } from "../../../src/contract/market/ad";
import { AD_BANDS } from "../../../src/market/search/prices";
import { formatPrice } from "../../../src/shared/figures/price";
import { ASSETS, read, visit } from "../../../tests/support/workerd/ad-page";
import { ads, fillAds, find, run } from "../../../tests/support/workerd/ads";
import { anAd, aSeller } from "../../../tests/support/workerd/market";
import { BROKEN, visitWithout } from "../../../tests/support/workerd/broken-database";
import { takeWarnings } from "../../../tests/support/workerd/warnings";
import { ask, pass } from "../../../tests/support/workerd/worker";

beforeEach(fillAds);

const home = async () => adHome.parse(await (await ads("/home")).json());
const SECOND = 1_000;

describe("the home of used cars", () => {
  // rule: market/home-served
  test("has the latest ads, the bargains and the verified parkings, before any script", async () => {
    await run(
      `UPDATE ads SET estimate_n = 9, estimate_value = price + 3000000, estimate_low = price + 2000000, estimate_high = price + 4000000, estimate_certainty = 'sure' WHERE papers = 'dedouane_mute'`,
    );
    const { latest, bargains, parkings, total } = await home();
    const page = await read(await visit("/marche-doccasion"));
    expect([latest.length, bargains.length > 0, parkings.length > 0]).toEqual([6, true, true]);
    for (const ad of [...latest, ...bargains]) {
      for (const text of [ad.title, formatPrice(ad.price), ad.town]) expect(page.text).toContain(text);
      expect(page.links).toContain(`/marche-doccasion/annonce/${ad.id}-${ad.slug}`);
    }
    for (const { id, name } of parkings) {
      expect(page.text).toContain(name);
      expect(page.links).toContain(`/marche-doccasion/vendeur/${id}`);
    }
    expect(page.text).toContain(`Voir ${total} annonces`);
    expect(page.text).not.toContain("Elle arrive.");
    expect(page.cover?.["src"]).toMatch(/^\/media\/a+-320\.jpg$/);
  });

  // rule: market/home
  test("each tile says how many ads it leads to", async () => {
    const { facets, total } = await home();
    const { text, links } = await read(await visit("/marche-doccasion"));
    const count = (facet: string, value: string) => facets[facet]?.find((one) => one.value === value)?.count ?? 0;
    const budgets = AD_BANDS.map(({ range: [least, most] }) => [
      count("prix", `${least ?? ""}-${most ?? ""}`),
      least === null ? `prix_max=${most}` : most === null ? `prix_min=${least}` : `prix_min=${least}&prix_max=${most}`,
    ]);
    // No ad is in two budgets.
    expect(budgets.reduce((sum, [n]) => sum + Number(n), 0)).toBe(total);
    for (const [n, query] of budgets) expect([query, (await find(String(query))).total]).toEqual([query, n]);
    for (const [label, facet, value] of [
      ["Jusqu’à 3 M", "prix", "-3000000"],
      ["Diesel", "energie", "diesel"],
      ["7 places", "places", "7"],
      ["Venants", "etat_du_vehicule", "venant"],
      ["Bonnes affaires", "affaire", "1"],
    ] as const) {
      const ofTile = count(facet, value);
      expect(text.replace(/\s+/g, " ")).toContain(`${label} ${ofTile} annonce${ofTile > 1 ? "s" : ""}`);
    }
    expect(links).toContain("/marche-doccasion/rechercher?prix_max=3000000");
  });

  // rule: market/search-stale
  test("shows the ads of the last minutes when the database fails, and says so; after five minutes the built page", async () => {
    const { latest } = await home();
    await visit("/marche-doccasion");
    pass(61 * SECOND);
    const stale = await read(await visitWithout("/marche-doccasion"));
    expect(stale.text).toContain("La liste n’a pas pu être mise à jour");
    expect(stale.text).toContain(latest[0]?.title);
    pass(300 * SECOND);
    const built = await visitWithout("/marche-doccasion");
    expect([built.status, await built.text()]).toEqual([200, expect.stringContaining("Elle arrive.")]);
    expect(takeWarnings()).not.toEqual([]);
  });
});

describe("the site’s home", () => {
  // rule: market/front-page
  test("has six of the latest ads, before any script", async () => {
    const { latest } = await home();
    const page = await read(await visit("/"));
    const six = latest.slice(0, 6);
    expect(page.links).toEqual(six.map(({ id, slug }) => `/marche-doccasion/annonce/${id}-${slug}`));
    for (const ad of six)
      for (const text of [ad.title, formatPrice(ad.price), ad.town]) expect(page.text).toContain(text);
  });

  // rule: market/front-page
  test("without ads a sentence leads to the market", async () => {
    await run("UPDATE ads SET state = 'vendue'");
    expect((await read(await visit("/"))).links).toEqual(["/marche-doccasion"]);
  });

  // rule: market/front-page
  test("keeps the ads of the last minutes when the database fails; after five minutes it is the built page", async () => {
    await visit("/");
    pass(61 * SECOND);
    expect((await read(await visitWithout("/"))).links).toHaveLength(6);
    pass(300 * SECOND);
    const built = await visitWithout("/");
    expect([built.status, await built.text()]).toEqual([200, expect.stringContaining("Elle arrive.")]);
    expect(takeWarnings()).not.toEqual([]);
  });
});

describe.each(["/", "/marche-doccasion"])("%s", (address) => {
  test("is the same bytes for everybody, for a minute, and then has what was published since", async () => {
    const first = await visit(address);
    expect([first.headers.get("Content-Type"), first.headers.get("Cache-Control")]).toEqual([
      "text/html; charset=utf-8",
      "private, no-cache",
    ]);
    expect(first.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    const html = await first.text();
    expect(html.endsWith("</html>")).toBe(true);
    await anAd({ brand_name: "Lada", model_name: "Niva", published_at: Date.now() });
    pass(55 * SECOND);
    const member = await visit(`${address}?utm_source=x`, { Authorization: "Bearer x", Cookie: "session=1" });
    expect(await member.text()).toBe(html);
    pass(6 * SECOND);
    expect((await read(await visit(address))).text).toContain("Lada Niva 2017");
  });

  test("a cached page is answered without the database and the files", async () => {
    const html = await (await visit(address)).text();
    const assets = { fetch: () => Promise.reject(new TypeError("no files")) };
    const again = await ask(address, {}, { ASSETS: { ...ASSETS, ...assets } as unknown as Fetcher, DB: BROKEN });
    expect(await again.text()).toBe(html);
  });

  test("is the built page, whole, should it fail to be rendered", async () => {
    const failing = vi.spyOn(HTMLRewriter.prototype, "transform").mockImplementation(() => {
      throw new RangeError("not rendered");
    });
    const built = await visit(address);
    failing.mockRestore();
    expect([built.status, await built.text()]).toEqual([200, expect.stringMatching(/Elle arrive\..*<\/html>$/s)]);
    expect(takeWarnings()).toEqual([`${address}: RangeError`]);
  });

  // rule: market/blocked-seller
  test("shows nothing of a blocked seller", async () => {
    const { uid } = await aSeller({ type: "parking", verified: 1, name: "Parking louche" });
    const { uid: other } = await aSeller();
    const one = { brand_name: "Lada", model_name: "Niva", published_at: Date.now(), seller_uid: uid };
    await anAd(one);
    await anAd({ ...one, model_name: "Samara", seller_uid: other });
    await run("UPDATE sellers SET blocked_at = ? WHERE uid = ?", Date.now(), uid);
    await run("UPDATE ads SET state = 'refusee' WHERE seller_uid = ?", uid);
    const { text } = await read(await visit(address));
    expect(text).toContain("Lada Samara 2017");
    expect(text).not.toMatch(/Niva|Parking louche/);
  });

  test("a seller’s text changes nothing but words", async () => {
    const nasty = '</script><img src=x onerror=alert(1)>"';
    await anAd({ brand_name: nasty, model_name: nasty, seller_name: nasty, district: nasty, published_at: Date.now() });
    const html = await (await visit(address)).text();
    expect(html).not.toContain("<img src=x");
    expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
  });
});
