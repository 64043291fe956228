import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { withinOneWindow } from "../../../tests/support/limits";
import { read, visit } from "../../../tests/support/workerd/ad-page";
import { aPublishedAd, aSeller } from "../../../tests/support/workerd/made-ads";
import { answerAt, down } from "../../../tests/support/workerd/outbound";
import { takeWarnings } from "../../../tests/support/workerd/warnings";
import { API, pass } from "../../../tests/support/workerd/worker";
import { anAddress } from "../../../tests/support/reference-api";
import { SERVED_ID } from "../../../src/shared/served/served";

const addressOf = (asked: string) => `/recherche?${new URLSearchParams({ q: asked })}`;
const nothingFound = () => answerAt(API, () => Response.json({ data: [] }));

// rule: site/results-page
describe("the page of results", () => {
  test("has all that was found in the first byte, says in its title what was asked, and is none for search engines", async () => {
    nothingFound();
    const page = await read(await visit(addressOf("Douane")));
    expect(page.title).toBe("Résultats pour «\u00a0Douane\u00a0»");
    expect(page.text).toContain("Outils");
    expect(page.links).toContain("/guide-pratique/outils/simulateur-de-dedouanement");
    expect([page.meta.get("robots"), page.canonical]).toEqual(["noindex", null]);
    expect(page.elements).toContain("form");
  });

  // rule: site/search-without-scripts
  test("leads on to the same words among new and used cars", async () => {
    nothingFound();
    const page = await read(await visit(addressOf("SUV moins de 15 M")));
    expect(page.links).toEqual(
      expect.arrayContaining([
        "/voitures-neuves/recherche?q=SUV+moins+de+15+M",
        "/marche-doccasion/rechercher?q=SUV+moins+de+15+M",
      ]),
    );
  });

  test.each(["zzzz", "x", ""])("is no dead end when nothing is found for « %s »", async (asked) => {
    nothingFound();
    const answer = await visit(addressOf(asked));
    expect(answer.status).toBe(200);
    const page = await read(answer);
    expect(page.links).toEqual(
      expect.arrayContaining([
        "/guide-auto/voitures-neuves",
        "/marche-doccasion",
        "/guide-pratique",
        "/contactez-nous",
      ]),
    );
    takeWarnings();
  });

  test("without a question it is the place to ask one", async () => {
    const page = await read(await visit("/recherche"));
    expect(page.title).toBe("Chercher sur le site");
    expect(page.text).not.toContain("Aucun résultat pour ces mots");
  });

  test("says that models may be missing while the catalogue is down, and is not cached then", async () => {
    answerAt(API, down);
    const page = await read(await visit(addressOf("assurance")));
    expect(page.text).toContain("Le catalogue ne répond pas");
    expect(page.links).toContain("/guide-pratique/assurer-mon-vehicule");
    nothingFound();
    expect((await read(await visit(addressOf("assurance")))).text).not.toContain("Le catalogue ne répond pas");
    takeWarnings();
  });

  test.each([
    "</title><script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "</script><script>alert(1)</script>",
    "<!--<script>",
    "${7*7} {{7*7}} %3Cscript%3E",
    "\u202e\u0000\u2028 toyota",
    "😀".repeat(80),
    "é".repeat(500),
    "a ".repeat(200),
    "constructor __proto__ toString",
    "'; DROP TABLE ads; --",
  ])("shows the hostile text « %s » as text", async (asked) => {
    nothingFound();
    const answer = await visit(addressOf(asked));
    expect(answer.status).toBe(200);
    const html = await answer.clone().text();
    const page = await read(answer);
    // The text is in the title, in the heading, in the field and in the JSON, and is an element nowhere.
    expect(page.elements.filter((element) => element === "script")).toHaveLength(1);
    expect(page.elements).not.toContain("img");
    const json = page.scripts.find(({ type }) => type === "application/json")?.text ?? "";
    expect([...JSON.parse(json).value.asked].length).toBeLessThanOrEqual(64);
    expect(html.split(`id="${SERVED_ID}"`)).toHaveLength(2);
    expect(html.endsWith("</body></html>")).toBe(true);
    takeWarnings();
  });

  test("is asked for as data by a browser that comes from another page", async () => {
    nothingFound();
    const answer = await visit("/api/search?q=Douane");
    expect(await answer.json()).toMatchObject({ asked: "Douane", groups: [{ kind: "tool" }], lacks: null });
    expect(answer.headers.get("cache-control")).toBe("public, max-age=60");
    takeWarnings();
  });

  test("begins with the new cars that answer a sentence, and shows models with their pictures", async () => {
    answerAt(API, () =>
      Response.json({ data: [{ type: "model", model_name: "Tucson", model_id: 13, brand_name: "Hyundai" }] }),
    );
    const page = await read(await visit(addressOf("Tucson moins de 25 millions")));
    const first = page.text.indexOf("Voir 1 version neuve");
    expect([first > -1, first < page.text.indexOf("Modèles")]).toEqual([true, true]);
    expect(page.links).toContain("/voitures-neuves/recherche?q=Tucson+moins+de+25+millions");
    expect(page.cover?.src).toBe("/static/abc/1/tucson.webp");
  });

  test("shows the newest car of a model that is for sale used, and no wreck", async () => {
    nothingFound();
    const seller = await aSeller();
    const yaris = { brand_key: "toyota", brand_name: "Toyota", model_key: "toyota-yaris", model_name: "Yaris" };
    const ad = (more: Readonly<Record<string, string | number>>) => aPublishedAd(seller, { ...yaris, ...more });
    await ad({ cover: "a".repeat(32), published_at: Date.now() - 9_000 });
    await ad({ cover: "b".repeat(32), published_at: Date.now() - 6_000 });
    await ad({ cover: "c".repeat(32), published_at: Date.now() - 3_000, condition: "accidente" });
    pass(60_000); // The counts of ads are cached for a minute.
    const page = await read(await visit(addressOf("yaris")));
    expect(page.links).toContain("/marche-doccasion/toyota/yaris");
    expect(page.cover?.src).toBe(`/media/${"b".repeat(32)}-320.jpg`);
    takeWarnings();
  });

  test("leads to all used cars of a brand with more models than it lists, with their number, also from the brand with its logo, and not to the same words besides", async () => {
    nothingFound();
    const seller = await aSeller();
    const brand = { brand_key: "lada", brand_name: "Lada" };
    for (const name of ["Niva", "Vesta", "Granta", "Kalina"])
      await aPublishedAd(seller, { ...brand, model_key: `lada-${name.toLowerCase()}`, model_name: name });
    pass(180_000); // Later than what the test before has cached.
    const page = await read(await visit(addressOf("lada")));
    expect(page.text.replace(/\s+/g, " ")).toContain("Toutes les Lada d’occasion 4 annonces");
    expect(page.text.replace(/\s+/g, " ")).toMatch(/Lada 1 modèle Neuves Occasions 4 /);
    expect([page.links.filter((link) => link === "/marche-doccasion/lada").length, page.elements]).toEqual([
      2,
      expect.arrayContaining(["img"]),
    ]);
    expect(page.links.filter((link) => link.startsWith("/marche-doccasion/rechercher?q="))).toEqual([]);
    takeWarnings();
  });

  test("is answered from the cache to the same words, and one network is rendered a limited number of others", async () => {
    nothingFound();
    const statuses = await withinOneWindow(10, async () => {
      const from = anAddress();
      const asked = async (word: string) =>
        (await visit(addressOf(`${word} ${from}`), { "CF-Connecting-IP": from })).status;
      const rendered = await asked("premier");
      // Twenty-nine more, without their pages, which a busy machine does not render in ten seconds.
      for (let time = 0; time < 29; time += 1) await env.SEARCH_RATE.limit({ key: from });
      return { rendered, refused: await asked("deuxieme"), kept: await asked("premier") };
    });
    expect(statuses).toEqual({ rendered: 200, refused: 429, kept: 200 });
    takeWarnings();
  });
});
