import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Api, startApi } from "./api";
import { newSite } from "./build";

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

describe("a row that breaks the contract", () => {
  test("is skipped with one warning that names the endpoint, the id and the field", async () => {
    const { gatsby, build } = await newSite();
    await api.set("get_versions", 10002, { nom_de_la_version: { valeur: null } });
    expect(await build({ apiBase: api.url })).toBeNull();
    expect(gatsby.reported.warnings).toEqual([
      "get_versions : ligne 10002 ignorée, champ nom_de_la_version illisible.",
    ]);
    expect(gatsby.nodes.has("guide-auto-version-10002")).toBe(false);
    expect(gatsby.ofType("Version").length).toBe((await api.count("get_versions")) - 1);
  });

  test("is used again once it is corrected", async () => {
    const { gatsby, build } = await newSite();
    await api.set("get_versions", 10001, { nom_de_la_version: { valeur: null } });
    await build({ apiBase: api.url });
    await api.set("get_versions", 10001, { nom_de_la_version: "1.5 BVM5 XLi" });
    await build({ apiBase: api.url });
    expect(gatsby.reported.warnings).toEqual([]);
    expect(gatsby.nodes.has("guide-auto-version-10001")).toBe(true);
  });

  test("is skipped when its owner is unknown", async () => {
    const { gatsby, build } = await newSite();
    await api.set("get_versions", 10002, { id_modele: 999_999 });
    await build({ apiBase: api.url });
    expect(gatsby.reported.warnings).toEqual(["get_versions : ligne 10002 ignorée, id_modele 999999 inconnu."]);
    expect(gatsby.nodes.has("guide-auto-version-10002")).toBe(false);
  });

  test("also removes the promos that name only it: without their version they would apply to every version", async () => {
    const { gatsby, build } = await newSite();
    await api.set("get_versions", 10001, { id_modele: 999_999 });
    await build({ apiBase: api.url });
    expect(gatsby.reported.warnings).toContain(
      "get_promos : ligne 1 ignorée, aucune de ses versions n’est au catalogue.",
    );
    expect(gatsby.ofType("Promo").map(({ promoId }) => promoId)).not.toContain(1);
  });

  // rule: guide/promo-saves
  test("is skipped when it is a promo that saves nothing", async () => {
    const { gatsby, build } = await newSite();
    await api.set("get_promos", 1, { prix_initial: 10_000_000, prix_promo: 10_000_000 });
    await build({ apiBase: api.url });
    expect(gatsby.reported.warnings).toEqual(["get_promos : ligne 1 ignorée, prix_promo n’est pas sous prix_initial."]);
    expect(gatsby.ofType("Promo").map(({ promoId }) => promoId)).not.toContain(1);
  });

  // rule: guide/model-gender
  test("is kept when only its gender is unknown, which is told, or not sent, which is not", async () => {
    const { gatsby, build } = await newSite();
    for (const [id, genre] of [
      [101, "féminin"],
      [111, null],
      [121, { valeur: "f" }],
    ] as const)
      await api.set("get_modeles", id, { genre });
    expect(await build({ apiBase: api.url })).toBeNull();
    expect(gatsby.reported.warnings).toEqual([
      "get_modeles : ligne 101, genre ni m ni f, laissé de côté.",
      "get_modeles : ligne 121, genre ni m ni f, laissé de côté.",
    ]);
    expect(gatsby.ofType("Model").length).toBe(await api.count("get_modeles"));
    for (const id of [101, 111, 121])
      expect(gatsby.nodes.get(`guide-auto-model-${id}`)).toMatchObject({ gender: null, articled: null });
    expect(gatsby.nodes.get("guide-auto-model-135")).toMatchObject({
      gender: "MASCULINE",
      articled: "le Dacia Duster",
    });
  });

  test("gets a slug made from its name when it has none", async () => {
    const { gatsby, build } = await newSite();
    await api.set("get_modeles", 101, { slug_modele: "" });
    await build({ apiBase: api.url });
    expect(gatsby.nodes.get("guide-auto-model-101")?.["slug"]).toBe("starlet");
  });
});

describe("pictures", () => {
  test("a picture that fails is left out with a warning, and the others are kept", async () => {
    const { gatsby, build, report } = await newSite();
    await build({ apiBase: api.url, brokenPhotos: /toyota-starlet\/2\.jpg/ });
    expect(gatsby.reported.warnings).toEqual([
      "Photo ignorée, impossible à obtenir : /media/modeles/toyota-starlet/2.jpg",
    ]);
    expect(JSON.stringify(gatsby.nodes.get("guide-auto-model-101")?.["photos"])).not.toContain("/2.jpg");
    expect(JSON.stringify(gatsby.nodes.get("guide-auto-model-101")?.["photos"])).toContain("/1.jpg");
    expect((await report()).degraded).toEqual([]);
  });

  test("a picture that fails today is taken from yesterday’s build", async () => {
    const { gatsby, build } = await newSite();
    await build({ apiBase: api.url });
    await build({ apiBase: api.url, brokenPhotos: /./ });
    expect(gatsby.reported.warnings).toEqual([]);
    expect(gatsby.did.touched).toContain(`File file:${api.url}/media/modeles/toyota-starlet/1.jpg`);
  });

  test("when many pictures are missing, the build is marked as degraded", async () => {
    const { build, report } = await newSite();
    await build({ apiBase: api.url, brokenPhotos: /modeles/ });
    expect((await report()).degraded.map(({ endpoint }) => endpoint)).toEqual(["photos"]);
  });
});
