import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Node } from "gatsby";
import { afterAll, describe, expect, test } from "vitest";
import { startApi } from "./api";
import { builtSite, KEY, newSite } from "./build";

const api = await startApi();
/** A site that was built once, which the tests inspect. */
const built = await builtSite(api.url);
afterAll(() => api.close());

describe("a first build", () => {
  test.each([
    ["Brand", "get_marques"],
    ["Model", "get_modeles"],
    ["Version", "get_versions"],
    ["Dealer", "get_concessionnaires"],
    ["Review", "get_avis"],
    ["Promo", "get_promos"],
    ["Article", "get_articles"],
    ["NewsCategory", "get_header_menu_news"],
    ["Guide", "get_guides"],
    ["GuideTopic", "menu-guide-pratique"],
    ["EditorialPage", "get_pages"],
    ["CountryParameter", "parametres_pays"],
    ["SiteSetting", "parametres_site"],
    ["MenuBrand", "marques_modeles"],
    ["UsedBrand", "modeles_occasion"],
    ["CustomsValue", "valeurs_douane"],
  ])("creates a %s for every row of %s", async (type, endpoint) => {
    const { gatsby } = built;
    expect(gatsby.ofType(type)).toHaveLength(await api.count(endpoint));
    expect(gatsby.reported.warnings).toEqual([]);
  });

  test("creates a Banner with its picture for each place, and one style sheet", async () => {
    const { gatsby } = built;
    expect(gatsby.ofType("Banner").length).toBeGreaterThan(0);
    for (const banner of gatsby.ofType("Banner")) expect(gatsby.nodes.has(String(banner["file"]))).toBe(true);
    expect(gatsby.ofType("CustomStylesheet").map((node) => node["css"])).toEqual([
      expect.stringContaining("Feuille de style"),
    ]);
  });

  test("computes a model’s prices before its node is created", async () => {
    const { gatsby } = built;
    const model = gatsby.ofType("Model").find((node) => Number(node["versionCount"]) > 1);
    const prices = gatsby
      .ofType("Version")
      .filter((version) => version["modelId"] === model?.["modelId"] && version["price"] !== null)
      .map((version) => Number(version["promoPrice"] ?? version["price"]));
    expect(model?.["priceMin"]).toBe(Math.min(...prices));
    expect(model?.["priceMax"]).toBe(Math.max(...prices));
  });

  test("lowers the price of a version and its model only by promos for everybody; all running promos are among their offers", () => {
    const { gatsby } = built;
    const running = gatsby.ofType("Promo").filter((promo) => promo["status"] === "RUNNING");
    const lowered = gatsby.ofType("Version").filter((version) => version["promoPrice"] !== null);
    const forEveryone = running.filter((promo) => promo["forEveryone"] && promo["promoPrice"] !== null);
    expect(forEveryone.length).toBeGreaterThan(0);
    expect(lowered.map((version) => [version["modelId"], version["promoPrice"]]).sort()).toEqual(
      forEveryone.map((promo) => [promo["modelId"], promo["promoPrice"]]).sort(),
    );
    for (const { modelId, promoPrice } of forEveryone)
      expect(gatsby.nodes.get(`guide-auto-model-${modelId}`)?.["priceMin"]).toBe(promoPrice);
    for (const promo of running) {
      const versions = gatsby
        .ofType("Version")
        .filter((version) => [promo["versionIds"]].flat().includes(version["versionId"]));
      expect(versions.length).toBeGreaterThan(0);
      for (const node of [gatsby.nodes.get(`guide-auto-model-${promo["modelId"]}`), ...versions])
        expect(node?.["offers"]).toContain(`guide-auto-promo-${promo["promoId"]}`);
    }
  });

  test("links a model to its reviews and articles, latest first, to its brand’s dealers and to all its promos", () => {
    const { gatsby } = built;
    const [reviews, articles, promos] = [gatsby.ofType("Review"), gatsby.ofType("Article"), gatsby.ofType("Promo")];
    const named = (nodes: readonly Node[]) => nodes.map(({ id }) => id).sort();
    const dates = (ids: unknown) => [ids].flat().map((id) => gatsby.nodes.get(String(id))?.["date"]);
    const models = gatsby.ofType("Model");
    for (const model of models) {
      const own = ({ modelId }: Node) => modelId === model["modelId"];
      const about = ({ models: linked }: Node) => [linked].flat().includes(model.id);
      expect([model["reviews"]].flat().toSorted()).toEqual(named(reviews.filter(own)));
      expect([model["articles"]].flat().toSorted()).toEqual(named(articles.filter(about)));
      expect([model["promos"]].flat().toSorted()).toEqual(named(promos.filter(own)));
      for (const latest of [dates(model["reviews"]), dates(model["articles"])])
        expect(latest).toEqual(latest.toSorted().reverse());
      expect(model["dealers"]).toEqual(gatsby.nodes.get(`guide-auto-brand-${model["brandId"]}`)?.["dealers"]);
    }
    for (const field of ["reviews", "articles", "promos", "dealers"])
      expect(
        models.some((model) => [model[field]].flat().length > 0),
        field,
      ).toBe(true);
  });

  test("links a brand to all its promos, and separately to the running ones", () => {
    const { gatsby } = built;
    const promos = gatsby.ofType("Promo");
    for (const brand of gatsby.ofType("Brand")) {
      const own = promos.filter(({ brandId }) => brandId === brand["brandId"]);
      const ends = [brand["promos"]].flat().map((id) => String(gatsby.nodes.get(String(id))?.["end"]));
      expect(ends).toEqual(own.map(({ end }) => String(end)).sort());
      expect([brand["offers"]].flat()).toHaveLength(
        own.filter(({ status, stock }) => status === "RUNNING" && stock !== 0).length,
      );
    }
  });

  test("shows the progress of each list", async () => {
    const { gatsby } = built;
    const total = await api.count("get_versions");
    expect(gatsby.reported.status).toContain(`get_versions: ${total}/${total}`);
  });

  test("reports nothing degraded", async () => {
    expect((await built.report()).degraded).toEqual([]);
  });

  test("leaves the key in no node, message or file", async () => {
    const { gatsby, build, stateDir } = await newSite(built);
    const before = [...gatsby.nodes.values()];
    await api.fault("*", "unauthorized");
    expect(await build({ apiBase: api.url })).not.toBeNull();
    const files = await readdir(stateDir, { recursive: true, withFileTypes: true });
    const written = await Promise.all(
      files.filter((file) => file.isFile()).map((file) => readFile(join(file.parentPath, file.name), "utf8")),
    );
    expect(written.length).toBeGreaterThan(15);
    expect(JSON.stringify([before, [...gatsby.nodes.values()], gatsby.reported, written])).not.toContain(KEY);
  });
});
