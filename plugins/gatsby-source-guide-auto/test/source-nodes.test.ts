import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Api, startApi } from "./api";
import { KEY, newSite } from "./build";

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const listed = async (endpoint: string): Promise<number> => {
  const answer = await fetch(`${api.url}/api.php?endpoint=${endpoint}&par_page=1&API_KEY=${KEY}`);
  const { data, total }: { data: unknown[]; total?: number } = await answer.json();
  return total ?? data.length;
};

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
    ["MenuBrand", "marques_modeles"],
  ])("makes a %s of every row of %s", async (type, endpoint) => {
    const { gatsby, build } = await newSite();
    expect(await build({ apiBase: api.url })).toBeNull();
    expect(gatsby.ofType(type)).toHaveLength(await listed(endpoint));
    expect(gatsby.told.warnings).toEqual([]);
  });

  test("makes a Banner with its picture for each place and one stylesheet", async () => {
    const { gatsby, build } = await newSite();
    await build({ apiBase: api.url });
    expect(gatsby.ofType("Banner").length).toBeGreaterThan(0);
    for (const banner of gatsby.ofType("Banner")) expect(gatsby.nodes.has(String(banner["file"]))).toBe(true);
    expect(gatsby.ofType("CustomStylesheet").map((node) => node["css"])).toEqual([expect.stringContaining("Feuille de style")]);
  });

  test("tells a model its prices, energies and score before the node is made", async () => {
    const { gatsby, build } = await newSite();
    await build({ apiBase: api.url });
    const model = gatsby.ofType("Model").find((node) => Number(node["versionCount"]) > 1);
    const prices = gatsby
      .ofType("Version")
      .filter((version) => version["modelId"] === model?.["modelId"] && version["price"] !== null)
      .map((version) => Number(version["price"]));
    expect(model?.["priceMin"]).toBe(Math.min(...prices));
    expect(model?.["priceMax"]).toBe(Math.max(...prices));
  });

  test("shows how far each list has come", async () => {
    const { gatsby, build } = await newSite();
    await build({ apiBase: api.url });
    const total = await listed("get_versions");
    expect(gatsby.told.status).toContain(`get_versions: ${total}/${total}`);
  });

  test("reports nothing degraded", async () => {
    const { build, report } = await newSite();
    await build({ apiBase: api.url });
    expect((await report()).degraded).toEqual([]);
  });

  test("leaves the key in no node, message or file", async () => {
    const { gatsby, build, stateDir } = await newSite();
    await build({ apiBase: api.url });
    await api.fault("*", "unauthorized");
    await build({ apiBase: api.url });
    const files = await readdir(stateDir, { recursive: true, withFileTypes: true });
    const written = await Promise.all(
      files.filter((file) => file.isFile()).map((file) => readFile(join(file.parentPath, file.name), "utf8")),
    );
    expect(written.length).toBeGreaterThan(14);
    expect(JSON.stringify([[...gatsby.nodes.values()], gatsby.told, written])).not.toContain(KEY);
  });
});

describe("a later build", () => {
  test("asks only for what changed and touches everything else", async () => {
    const { gatsby, build } = await newSite();
    await build({ apiBase: api.url });
    await api.clearLog();
    await build({ apiBase: api.url });
    const lists = (await api.log()).filter(({ page }) => page !== null);
    expect(lists).toHaveLength(8);
    for (const { modifie_depuis } of lists) expect(modifie_depuis).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    expect(gatsby.did.created.filter((node) => !node.startsWith("File"))).toEqual([]);
    expect(gatsby.did.deleted).toEqual([]);
  });

  test("writes the version whose price changed and its model, nothing else", async () => {
    const { gatsby, build } = await newSite();
    await build({ apiBase: api.url });
    const model = gatsby.ofType("Model").find((node) => node["versionCount"] === 1);
    const version = gatsby.ofType("Version").find((node) => node["modelId"] === model?.["modelId"]);
    await api.set("get_versions", Number(version?.["versionId"]), { prix: 77_000_000, prix_promo: null });
    await build({ apiBase: api.url });
    expect(gatsby.did.created.filter((node) => !node.startsWith("File")).sort()).toEqual([
      `Model guide-auto-model-${model?.["modelId"]}`,
      `Version guide-auto-version-${version?.["versionId"]}`,
    ]);
    expect(gatsby.nodes.get(`guide-auto-model-${model?.["modelId"]}`)?.["priceMax"]).toBe(77_000_000);
  });

  test("notices a row that is gone, reads the list in full and deletes its node", async () => {
    const { gatsby, build } = await newSite();
    await build({ apiBase: api.url });
    const id = Number(gatsby.ofType("Review")[0]?.["reviewId"]);
    await api.set("get_avis", id, null);
    await api.clearLog();
    await build({ apiBase: api.url });
    expect(gatsby.did.deleted).toEqual([`Review guide-auto-review-${id}`]);
    const asked = (await api.log()).filter(({ endpoint, page }) => endpoint === "get_avis" && page === "1");
    expect(asked.map(({ modifie_depuis }) => modifie_depuis === null)).toEqual([false, true]);
  });

  test("reads everything again after a day", async () => {
    const { build } = await newSite();
    await build({ apiBase: api.url });
    await api.clearLog();
    await build({ apiBase: api.url, now: Date.now() + 25 * 3_600_000 });
    expect((await api.log()).every(({ modifie_depuis }) => modifie_depuis === null)).toBe(true);
  });
});

describe("a row that is not as agreed", () => {
  test("is skipped with one warning that names endpoint, id and field", async () => {
    const { gatsby, build } = await newSite();
    await api.set("get_versions", 10001, { nom_de_la_version: { valeur: null } });
    expect(await build({ apiBase: api.url })).toBeNull();
    expect(gatsby.told.warnings).toEqual(["get_versions : ligne 10001 ignorée, champ nom_de_la_version illisible."]);
    expect(gatsby.nodes.has("guide-auto-version-10001")).toBe(false);
    expect(gatsby.ofType("Version").length).toBe((await listed("get_versions")) - 1);
  });

  test("comes back once it is mended", async () => {
    const { gatsby, build } = await newSite();
    await api.set("get_versions", 10001, { nom_de_la_version: { valeur: null } });
    await build({ apiBase: api.url });
    await api.set("get_versions", 10001, { nom_de_la_version: "1.5 BVM5 XLi" });
    await build({ apiBase: api.url });
    expect(gatsby.told.warnings).toEqual([]);
    expect(gatsby.nodes.has("guide-auto-version-10001")).toBe(true);
  });

  test("is skipped when it belongs to nothing", async () => {
    const { gatsby, build } = await newSite();
    await api.set("get_versions", 10001, { id_modele: 999_999 });
    await build({ apiBase: api.url });
    expect(gatsby.told.warnings).toEqual(["get_versions : ligne 10001 ignorée, id_modele 999999 inconnu."]);
    expect(gatsby.nodes.has("guide-auto-version-10001")).toBe(false);
  });

  test("gets the slug of its name when it has none", async () => {
    const { gatsby, build } = await newSite();
    await api.set("get_modeles", 101, { slug_modele: "" });
    await build({ apiBase: api.url });
    expect(gatsby.nodes.get("guide-auto-model-101")?.["slug"]).toBe("starlet");
  });
});

describe("pictures", () => {
  test("one that fails is left out with a warning, the others stay", async () => {
    const { gatsby, build, report } = await newSite();
    await build({ apiBase: api.url, brokenPhotos: /toyota-starlet\/2\.jpg/ });
    expect(gatsby.told.warnings).toEqual(["Photo ignorée, impossible à obtenir : /media/modeles/toyota-starlet/2.jpg"]);
    expect(JSON.stringify(gatsby.nodes.get("guide-auto-model-101")?.["photos"])).not.toContain("/2.jpg");
    expect(JSON.stringify(gatsby.nodes.get("guide-auto-model-101")?.["photos"])).toContain("/1.jpg");
    expect((await report()).degraded).toEqual([]);
  });

  test("one that fails today is shown as it was yesterday", async () => {
    const { gatsby, build } = await newSite();
    await build({ apiBase: api.url });
    await build({ apiBase: api.url, brokenPhotos: /./ });
    expect(gatsby.told.warnings).toEqual([]);
    expect(gatsby.did.touched).toContain(`File file:${api.url}/media/modeles/toyota-starlet/1.jpg`);
  });

  test("when many are missing the build is marked", async () => {
    const { build, report } = await newSite();
    await build({ apiBase: api.url, brokenPhotos: /modeles/ });
    expect((await report()).degraded.map(({ endpoint }) => endpoint)).toEqual(["photos"]);
  });
});
