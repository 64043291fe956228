import { beforeEach, describe, expect, test } from "vitest";
import { read, visit } from "../../../tests/support/workerd/ad-page";
import { ads as api, fillAds, find, rows } from "../../../tests/support/workerd/ads";
import { someAds } from "../../../tests/support/workerd/landed-ads";
import { visitWithout } from "../../../tests/support/workerd/broken-database";
import { takeWarnings } from "../../../tests/support/workerd/warnings";
import { pass, SITE } from "../../../tests/support/workerd/worker";
import { adLanding } from "../../../src/contract/market/landing";
import { formatPrice, groupDigits } from "../../../src/shared/figures/price";

beforeEach(fillAds);

const HOME = "/marche-doccasion";
const text = async (address: string) => (await read(await visit(address))).text;
const status = async (address: string) => (await visit(address)).status;

/** A quantile of the prices that the database has, as a person counts it. */
const quantile = (sorted: readonly number[], share: number) => {
  const at = (sorted.length - 1) * share;
  const [low = 0, high = 0] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return Math.round(low + (high - low) * (at % 1));
};

describe("a landing page of used cars", () => {
  // rule: market/landing
  test.each([
    ["toyota", "marque=toyota", "Toyota d’occasion au Sénégal", "brand_key = 'toyota'"],
    [
      "hyundai/tucson",
      "marque=hyundai&modele=hyundai-tucson",
      "Hyundai Tucson d’occasion au Sénégal",
      "model_key = 'hyundai-tucson'",
    ],
    ["ville/yoff", "ville=yoff", "Voitures d’occasion à Yoff (Dakar)", "town = 'Yoff'"],
    [
      "budget/5-a-8-millions",
      "prix_min=5000001&prix_max=8000000",
      "Voitures d’occasion de 5 à 8\u00a0millions de francs au Sénégal",
      "price BETWEEN 5000001 AND 8000000",
    ],
    [
      "budget/moins-de-3-millions",
      "prix_max=3000000",
      "Voitures d’occasion jusqu’à 3\u00a0millions de francs au Sénégal",
      "price <= 3000000",
    ],
  ])(
    "at %s has the ads of the search %s, its title, and what the database knows of their prices",
    async (path, query, title, condition) => {
      const { ads, total } = await find(query);
      const page = await read(await visit(`${HOME}/${path}`));
      expect(total).toBeGreaterThan(0);
      expect(page.text).toContain(title);
      expect(page.text).toContain(`${total} annonce`);
      for (const ad of ads) {
        for (const words of [ad.title, formatPrice(ad.price), ad.town]) expect(page.text).toContain(words);
        expect(page.links).toContain(`${HOME}/annonce/${ad.id}-${ad.slug}`);
      }
      expect(page.links).toContain(`${HOME}/rechercher?${query}`);
      const asked = await rows(
        `SELECT price, year FROM ads WHERE state = 'publiee' AND condition <> 'accidente' AND ${condition} ORDER BY price`,
      );
      const prices = asked.map(({ price }) => Number(price));
      const years = asked.map(({ year }) => Number(year));
      if (prices.length < 8) return expect(page.text).not.toMatch(/médian/);
      const [low, median, high] = [0.25, 0.5, 0.75].map((share) => quantile(prices, share));
      const of =
        path === "hyundai/tucson"
          ? `(voitures de ${Math.min(...years)} à ${Math.max(...years)}, hors accidentées)`
          : "hors accidentées";
      expect(page.text.replace(/\s+/g, " ")).toContain(
        `Prix médian demandé ${formatPrice(median)} ${of}, souvent `.replace(/\s+/g, " "),
      );
      expect(page.text).toContain(
        `Prix demandés pour ${prices.length} voitures de ${Math.min(...years)} à ${Math.max(...years)}, hors accidentées\u00a0: médiane ${formatPrice(median)}, la moitié entre ${groupDigits(low ?? 0)} et ${formatPrice(high ?? 0)}.`,
      );
    },
  );

  // rule: market/landing
  test("of a year has the ads of that year alone, and leads to the other years of the model with what they ask", async () => {
    await someAds(12);
    const page = await read(await visit(`${HOME}/zotye/t600/2015`));
    expect(page.text).toContain("Zotye T600 2015 d’occasion au Sénégal");
    expect(page.text).toContain("6 annonces en ligne");
    expect(page.text).toContain(`2016\u00a0: 6 annonces, médiane ${formatPrice(5_600_000)}`.replace("\u00a0:", " :"));
    expect(page.links).toContain(`${HOME}/zotye/t600/2016`);
    expect(page.links).not.toContain(`${HOME}/zotye/t600/2014`);
    expect(page.links).toContain(`${HOME}/rechercher?marque=zotye&modele=zotye-t600&annee_min=2015&annee_max=2015`);
  });

  // rule: market/landing
  test("claims no price for fewer than eight ads, and does not count wrecks among prices", async () => {
    await someAds(7);
    await someAds(3, { condition: "accidente" });
    expect(await text(`${HOME}/zotye/t600`)).toContain("10 annonces en ligne");
    expect(await text(`${HOME}/zotye/t600`)).not.toContain("médiane");
    await someAds(1);
    pass(31_000);
    expect(await text(`${HOME}/zotye`)).toContain("pour 8 voitures de 2015 à 2016");
  });

  // rule: market/landing
  test("leads to models of the brand, to other brands, to budgets and to towns, each with its number of ads", async () => {
    const { facets } = await find("marque=toyota");
    const { text: words, links } = await read(await visit(`${HOME}/toyota`));
    const model = facets["modele"]?.[0];
    expect(links).toContain(`${HOME}/${model?.value.replace("toyota-", "toyota/")}`);
    expect(words).toContain(`${model?.label} : ${model?.count} annonces`);
    for (const kind of ["budget", "ville"])
      expect(links.filter((link) => link.startsWith(`${HOME}/${kind}/`)).length, kind).toBeGreaterThan(0);
    for (const link of links.filter((one) => one.startsWith(`${HOME}/`) && !/rechercher|annonce/.test(one)))
      expect(await status(link), link).toBe(200);
  });

  // rule: market/landing
  test("leads to the page of the model in the guide, where there is one", async () => {
    expect((await read(await visit(`${HOME}/hyundai/tucson`))).links).toContain(
      "/guide-auto/voitures-neuves/marque/hyundai/modele/13-tucson",
    );
    await someAds(1);
    pass(31_000);
    expect(
      (await read(await visit(`${HOME}/zotye/t600`))).links.filter((link) => link.startsWith("/guide-auto")),
    ).toEqual([]);
  });
});

// rule: market/landing-stale
test("when the database fails, a landing page shows the ads of the last minutes and says so; after five minutes it is not available", async () => {
  const address = `${HOME}/toyota`;
  const [ad] = (await find("marque=toyota")).ads;
  await visit(address);
  pass(61_000);
  const stale = await read(await visitWithout(address));
  expect(stale.text).toContain("La liste n’a pas pu être mise à jour");
  expect(stale.links).toContain(`${HOME}/annonce/${ad?.id}-${ad?.slug}`);
  pass(300_000);
  const built = await visitWithout(address);
  expect([built.status, built.headers.get("Retry-After"), await built.text()]).toEqual([
    503,
    "120",
    expect.stringContaining("Elle arrive."),
  ]);
  expect(takeWarnings()).not.toEqual([]);
});

/** A page without what its attributes say, in which « < » begins no element. */
const withoutMeta = (html: string) => html.replace(/<meta [^>]*content="[^"]*">/g, "");

test("a seller's words change nothing but words", async () => {
  const nasty = '</script><img src=x onerror=alert(1)>|"';
  await someAds(9, { brand_name: nasty, model_name: nasty, seller_name: nasty, district: nasty });
  for (const path of ["zotye", "zotye/t600", "toyota"]) {
    const html = withoutMeta(await (await visit(`${HOME}/${path}`)).text());
    expect(html.includes("<img src=x"), path).toBe(false);
  }
  const html = await (await visit(`${HOME}/zotye`)).text();
  expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
});

test("a browser that comes from another page is told the same", async () => {
  const answer = await api(`/landing?path=${HOME}/hyundai/tucson&page=1`);
  const told = adLanding.parse(await answer.json());
  const page = await read(await visit(`${HOME}/hyundai/tucson`));
  const served = JSON.parse(page.scripts.find(({ type }) => type === "application/json")?.text ?? "{}");
  expect(served).toEqual({
    of: `landing${HOME}/hyundai/tucson?page=1`,
    origin: SITE,
    value: { landing: told, isStale: false },
  });
  for (const path of ["", HOME, `${HOME}/rien`, "/login"])
    expect((await api(`/landing?path=${path}`)).status, path).toBe(404);
});
