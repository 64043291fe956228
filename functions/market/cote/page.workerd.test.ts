import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { cote } from "../../../src/contract/market/cote";
import { formatPrice } from "../../../src/shared/figures/price";
import { read, visit } from "../../../tests/support/workerd/ad-page";
import { ads, fillAds, rows, run } from "../../../tests/support/workerd/ads";
import { visitWithout } from "../../../tests/support/workerd/broken-database";
import { takeWarnings } from "../../../tests/support/workerd/warnings";
import { pass, SITE } from "../../../tests/support/workerd/worker";
import { estimateAll } from "../estimate/estimates-run";

const TUCSON = "/cote/hyundai/tucson";
beforeEach(async () => {
  await fillAds();
  await estimateAll(env.DB, Date.now());
});
const answered = async (path: string) => cote.parse(await (await ads(`/cote?path=${path}`)).json());
const tucson = async () => {
  const found = await answered(TUCSON);
  if (found.kind !== "model") throw new Error("not a model");
  return found;
};

describe("the estimates of a model", () => {
  // rule: market/cote
  test("are whole in the first byte: each year with its range and ads, mileages, what changes the value, ads, the method", async () => {
    const { years, mileages, effects, ads: latest, n } = await tucson();
    const page = await read(await visit(TUCSON));
    expect(years.length).toBeGreaterThan(2);
    for (const { year, value, n: own } of years)
      for (const words of [String(year), formatPrice(value), String(own)]) expect(page.text).toContain(words);
    for (const { value } of mileages.list) expect(page.text).toContain(formatPrice(value));
    for (const { label, percent } of effects) expect([page.text.includes(label), percent !== 0]).toEqual([true, true]);
    for (const { id, slug } of latest) expect(page.links).toContain(`/marche-doccasion/annonce/${id}-${slug}`);
    expect(page.text).toContain(`D’après ${n} annonces`);
    expect(page.text).toContain("Comment nous estimons");
    expect(page.text).not.toContain("Mois par mois");
    expect(page.elements).toContain("path");
    expect([page.canonical, page.title]).toEqual([
      `${SITE}${TUCSON}`,
      expect.stringMatching(/^Cote Hyundai Tucson d’occasion au Sénégal : .* en 201\d$/),
    ]);
    expect(page.links).toEqual(expect.arrayContaining(["/marche-doccasion/hyundai/tucson", "/poster-une-annonce"]));
  });

  // rule: guide/model-gender
  test("are called by the article of a model whose gender the guide knows", async () => {
    expect((await read(await visit("/marche-doccasion/hyundai/tucson"))).text).toContain("La cote du Hyundai Tucson");
    expect(await (await visit(TUCSON)).text()).toContain("Ce que demandent les annonces du Hyundai Tucson au Sénégal");
  });

  test("are of the ads that the database has, a younger year never cheaper than an older one", async () => {
    const { n, years } = await tucson();
    const [counted] = await rows(
      "SELECT count(*) AS n FROM ads WHERE model_key = 'hyundai-tucson' AND state IN ('publiee', 'vendue', 'expiree') AND condition <> 'accidente'",
    );
    expect(n).toBe(counted?.["n"]);
    const values = years.map(({ value }) => value);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    for (const { low, value, high } of years) expect(low < value && value < high).toBe(true);
  });

  test("say one price first, of the year and the mileage that are asked for; search engines keep the page without them", async () => {
    const { years } = await tucson();
    const middle = (await read(await visit(TUCSON))).text;
    expect(middle).toMatch(
      /Hyundai Tucson 201\d, [\d.]+\skm, [\p{L}, ]+[\d.]+\sFCA[\s\d,M]*La moitié des annonces semblables demande entre/u,
    );
    const year = years[0]?.year ?? 0;
    const asked = await answered(`${TUCSON}%3Fannee=${year}%26km=12.000`);
    if (asked.kind !== "model" || !asked.asked) throw new Error("not a model");
    expect([asked.asked.year, asked.asked.km]).toEqual([year, 12_000]);
    expect(asked.asked.estimate?.value).toBeGreaterThan(years[0]?.value ?? 0);
    const page = await read(await visit(`${TUCSON}?annee=${year}&km=12.000&utm_source=x`));
    const words = page.text.replace(/\s+/g, " ");
    expect(words).toContain(
      `Hyundai Tucson ${year}, 12.000 km, ${asked.usual} ${formatPrice(asked.asked.estimate?.value ?? 0)}`.replace(
        /\s+/g,
        " ",
      ),
    );
    expect(page.canonical).toBe(`${SITE}${TUCSON}`);
    expect((await read(await visit(`${TUCSON}?annee=1991`))).text).toContain(
      "trop peu d’annonces de voitures semblables",
    );
  });

  test("tell months once there are two", async () => {
    await run("INSERT INTO estimate_history SELECT model_key, year, '2026-01', value + 100000 FROM estimate_history");
    const { trend } = await tucson();
    expect(trend.map(({ month }) => month)).toEqual(["2026-01", expect.stringMatching(/^20\d\d-\d\d$/)]);
    const { text } = await read(await visit(TUCSON));
    expect(text).toContain("Mois par mois");
    for (const { value } of trend) expect(text).toContain(formatPrice(value));
  });

  test("of a model that few sell, or that nobody knows, are no page; other spellings lead to the right one", async () => {
    for (const path of [
      "/cote/dacia/logan",
      "/cote/lada/niva",
      "/cote/hyundai",
      "/cote/hyundai/tucson/2017",
      "/cote/%3Cb%3E/x",
    ])
      expect((await visit(path)).status, path).toBe(404);
    for (const path of ["/cote/Hyundai/TUCSON", `${TUCSON}/`]) {
      const moved = await visit(path);
      expect([moved.status, moved.headers.get("Location")]).toEqual([301, TUCSON]);
    }
  });
});

// rule: market/cote
test("the list has all models that are estimated, by brand, each with a page that answers, and so has the sitemap", async () => {
  const { links, text } = await read(await visit("/cote"));
  const all = links.filter((link) => /^\/cote\/.+/.test(link));
  const most = all.slice(0, 4);
  expect(most[0]).toBe(TUCSON);
  const models = all.slice(most.length);
  expect(models).toEqual(expect.arrayContaining(most));
  expect(text).toContain("Hyundai");
  const stored = await rows("SELECT model_key FROM estimates WHERE fit IS NOT NULL");
  expect(models.length).toBe(stored.length);
  for (const path of models) expect((await visit(path)).status, path).toBe(200);
  const xml = await (await visit("/sitemap-occasions.xml")).text();
  for (const path of models) expect(xml).toContain(`<loc>${SITE}${path}</loc>`);
});

// rule: market/cote
test("a model of the list has the photo of its newest ad that is online and no wreck, its price and its ads; without such an ad no photo", async () => {
  const of = async (key: string) => {
    const list = await answered("/cote");
    if (list.kind !== "list") throw new Error("not the list");
    return list.brands.flatMap(({ links }) => links).find((one) => one.key === key)?.car;
  };
  const { years, n } = await tucson();
  const car = await of("hyundai-tucson");
  expect(car).toMatchObject({ n, cover: "a".repeat(32) });
  expect(years).toContainEqual(expect.objectContaining({ year: car?.year, value: car?.value, km: car?.km }));
  const page = await read(await visit("/cote"));
  expect(page.text).toMatch(
    /Tucson 201\d\s+[\d.]+\sFCA\s+souvent [\d,]+\sà\s[\d,]+\sM\s+[\d.]+\skm\s· \d+ annonces lues/,
  );

  const newest = async (change: string) => {
    await run(
      `UPDATE ads SET ${change} WHERE id = (SELECT id FROM ads WHERE model_key = 'hyundai-tucson' AND state = 'publiee' ORDER BY published_at DESC, n DESC LIMIT 1)`,
    );
    pass(120_000);
    return (await of("hyundai-tucson"))?.cover;
  };
  expect(await newest("cover = 'b', condition = 'venant'")).toBe("b");
  expect(await newest("condition = 'accidente'")).toBe("a".repeat(32));
  await run("UPDATE ads SET state = 'expiree' WHERE model_key = 'hyundai-tucson'");
  pass(120_000);
  expect((await of("hyundai-tucson"))?.cover).toBeNull();
});

// rule: market/cote
test("the forms that choose a model lead to its page, those that choose a brand alone to its models", async () => {
  const led = async (query: string) => {
    const answer = await visit(`/cote${query}`);
    return [answer.status, answer.headers.get("Location")];
  };
  expect(await led("?marque=hyundai&modele=hyundai-tucson")).toEqual([302, TUCSON]);
  expect(await led("?modele=hyundai-tucson&annee=2017&etat=venant&km=84+500&boite=")).toEqual([
    302,
    `${TUCSON}?annee=2017&km=84500`,
  ]);
  expect(await led("?marque=hyundai&modele=")).toEqual([302, "/cote#marque-hyundai"]);
  expect(await (await visit("/cote")).text()).toContain('id="marque-hyundai"');
  for (const query of ["?marque=&modele=", "?modele=dacia-logan", "?modele=%3Cb%3E"])
    expect(await led(query), query).toEqual([302, "/cote"]);
  expect(await led("?utm_source=x")).toEqual([200, null]);
});

test("a database that fails leaves the page of the last minutes, then one that asks to come back", async () => {
  await visit(TUCSON);
  expect((await visitWithout(TUCSON)).status).toBe(200);
  pass(3_600_000);
  expect((await visitWithout(TUCSON)).status).toBe(503);
  expect(takeWarnings().length).toBeGreaterThan(0);
});
