import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Api, startApi } from "./api";
import { newSite } from "./build";

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

describe("a later build", () => {
  test("requests only changes and touches all other nodes", async () => {
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

  test("writes only the version whose price changed and its model", async () => {
    const { gatsby, build } = await newSite();
    await build({ apiBase: api.url });
    const model = gatsby.ofType("Model").find((node) => node["versionCount"] === 1);
    const version = gatsby.ofType("Version").find((node) => node["modelId"] === model?.["modelId"]);
    await api.set("get_versions", Number(version?.["versionId"]), { prix: 77_000_000 });
    await build({ apiBase: api.url });
    expect(gatsby.did.created.filter((node) => !node.startsWith("File")).sort()).toEqual([
      `Model guide-auto-model-${model?.["modelId"]}`,
      `Version guide-auto-version-${version?.["versionId"]}`,
    ]);
    expect(gatsby.nodes.get(`guide-auto-model-${model?.["modelId"]}`)?.["priceMax"]).toBe(77_000_000);
  });

  // rule: site/same-bytes
  test("writes every brand when the logo of one changes, because their marks are one picture", async () => {
    const { gatsby, build, report } = await newSite();
    await build({ apiBase: api.url });
    const brands = gatsby.ofType("Brand");
    const before = (await report()).pictures;
    await api.set("get_marques", Number(brands[0]?.["brandId"]), { logo: "/media/marques/peugeot.png" });
    await build({ apiBase: api.url });
    expect(gatsby.did.created.filter((node) => node.startsWith("Brand")).sort()).toEqual(
      brands.map(({ id }) => `Brand ${id}`).sort(),
    );
    // Peugeot has that picture already, so that the report names one picture less.
    const gone = before.filter((picture) => picture.endsWith(`/${String(brands[0]?.["slug"])}`));
    expect(gone).toHaveLength(1);
    expect((await report()).pictures).toEqual(before.filter((picture) => !gone.includes(picture)));
  });

  // rule: site/same-bytes
  test("reports no picture of a banner whose days are over", async () => {
    const { build, report } = await newSite();
    const banners = async () => (await report()).pictures.filter((picture) => picture.endsWith("/accueil_haut"));
    await build({ apiBase: api.url });
    expect(await banners()).toHaveLength(1);
    await build({ apiBase: api.url, now: Date.parse("2028-01-02") });
    expect(await banners()).toEqual([]);
  });

  // rule: costs/new-price-history
  test("tells since when a version has its price, and what it was before", async () => {
    const { gatsby, build } = await newSite();
    await build({ apiBase: api.url });
    const version = gatsby.ofType("Version").find((node) => node["price"] !== null);
    const id = Number(version?.["versionId"]);
    const history = () => gatsby.nodes.get(`guide-auto-version-${id}`)?.["priceHistory"];
    expect(history()).toEqual([{ date: version?.["priceDate"], price: version?.["price"] }]);
    await api.set("get_versions", id, { prix: 77_000_000 });
    const now = Date.now() + 3_600_000;
    await build({ apiBase: api.url, now });
    expect(history()).toEqual([
      { date: version?.["priceDate"], price: version?.["price"] },
      { date: new Date(now).toISOString().slice(0, 10), price: 77_000_000 },
    ]);
  });

  test("detects a deleted row, reads the list in full and deletes the row’s node", async () => {
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

  test("reads all lists in full after a day", async () => {
    const { build } = await newSite();
    await build({ apiBase: api.url });
    await api.clearLog();
    await build({ apiBase: api.url, now: Date.now() + 25 * 3_600_000 });
    expect((await api.log()).every(({ modifie_depuis }) => modifie_depuis === null)).toBe(true);
  });
});
