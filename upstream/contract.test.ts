import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { contentEndpoints } from "../src/contract/shared/endpoints";
import { banner } from "../src/contract/wire/banner";
import { listEnvelope, objectEnvelope } from "../src/contract/wire/envelope";
import { rowSchemas } from "../src/contract/wire/rows";
import { testUpstream } from "./testing/client";

const { banners: _places, ...lists } = rowSchemas;
const schemas = new Map<string, z.ZodMiniType>(Object.entries(lists));

let upstream: Awaited<ReturnType<typeof testUpstream>>;
beforeAll(async () => {
  upstream = await testUpstream();
});
afterAll(() => upstream.close());

describe("every row of every endpoint satisfies the contract", () => {
  for (const [kind, { name }] of Object.entries(contentEndpoints)) {
    const schema = schemas.get(kind);
    if (!schema) continue;
    it(name, async () => {
      z.parse(listEnvelope, await (await upstream.ask(name)).json());
      const rows = await upstream.all(name);
      expect(rows.length).toBeGreaterThan(0);
      const refused = rows.flatMap((row) => {
        const parsed = z.safeParse(schema, row);
        return parsed.success ? [] : [{ row: row["id"] ?? row["slug"], issues: parsed.error.issues }];
      });
      expect(refused).toEqual([]);
    });
  }

  it("get_banners", async () => {
    const { data } = z.parse(objectEnvelope, await (await upstream.ask("get_banners")).json());
    expect(Object.keys(data)).toEqual(["accueil_haut", "guide_colonne", "article_milieu"]);
    for (const place of Object.values(data)) z.parse(banner, place);
  });
});

describe("links between rows", () => {
  it("hold: brands, models, versions, promos, reviews, dealers, articles", async () => {
    const ids = async (name: string, field = "id") => new Set((await upstream.all(name)).map((row) => row[field]));
    const [brands, models, versions] = [
      await ids("get_marques"),
      await ids("get_modeles"),
      await ids("get_versions", "car_id"),
    ];
    for (const row of await upstream.all("get_modeles")) {
      expect(brands).toContain(row["marque_id"]);
      for (const rival of z.parse(z.array(z.number()), row["concurrents"])) expect(models).toContain(rival);
    }
    for (const name of ["get_versions", "get_avis", "get_promos"]) {
      for (const row of await upstream.all(name)) expect(models).toContain(row["id_modele"]);
    }
    for (const row of await upstream.all("get_promos")) {
      for (const car of z.parse(z.array(z.number()), row["car_ids"])) expect(versions).toContain(car);
    }
    const dealers = await upstream.all("get_concessionnaires");
    expect(dealers.filter((row) => z.parse(z.array(z.number()), row["marques"]).some((id) => !brands.has(id)))).toEqual(
      [],
    );
  });

  it("sends terms as a list of objects, as plain values and with entities", async () => {
    const terms = (await upstream.all("get_articles")).map((row) => row["terms"]);
    expect(terms.some((value) => typeof value === "string")).toBe(true);
    expect(terms.some((value) => Array.isArray(value) && typeof value[0] === "string")).toBe(true);
    expect(terms.filter((value) => Array.isArray(value) && typeof value[0] === "object").length).toBeGreaterThan(
      terms.length / 2,
    );
    const names = (await upstream.all("get_marques")).map((row) => row["nom_de_la_marque"]);
    expect(names).toContain("Citro&euml;n");
  });
});

describe("items", () => {
  it("come with what belongs to them", async () => {
    const item = async (name: string, query: Record<string, string | number>) =>
      z.parse(z.object({ data: z.record(z.string(), z.unknown()) }), await (await upstream.ask(name, query)).json())
        .data;
    const hilux = await item("get_modele", { id_modele: 111 });
    expect(hilux).toMatchObject({ nom_du_modele: "Hilux", avis_resume: { nombre_avis: expect.any(Number) } });
    expect(z.parse(z.array(z.unknown()), hilux["versions"])).toHaveLength(4);
    expect(await item("get_marque", { id: 1 })).toMatchObject({
      nom_de_la_marque: "Toyota",
      models: expect.arrayContaining([expect.objectContaining({ id: 111 })]),
    });
    expect(await item("get_version", { car_id: 10001 })).toMatchObject({ version_slug: "1-5-bvm5-xli" });
    expect(await item("get_article", { ID: 1001 })).toMatchObject({
      post_name: "toyota-hilux-24-tole-ondulee-kedougou",
    });
    expect(await item("get_guide", { slug: "choisir-son-auto-ecole" })).toMatchObject({
      taxonomy: "permis-de-conduire",
    });
  });

  it("are 404 where unknown, 400 where the id is none", async () => {
    expect((await upstream.ask("get_modele", { id_modele: 999999 })).status).toBe(404);
    expect((await upstream.ask("get_modele", { id_modele: "abc" })).status).toBe(400);
    expect((await upstream.ask("get_guide", { slug: "rien" })).status).toBe(404);
    expect((await upstream.ask("get_rien")).status).toBe(404);
    expect((await upstream.ask("constructor")).status).toBe(404);
  });

  it("suggests models and news from two characters on", async () => {
    const data = async (search: string) =>
      z.parse(
        z.object({ data: z.array(z.record(z.string(), z.unknown())) }),
        await (await upstream.ask("search_suggestion", { search })).json(),
      ).data;
    expect(await data("h")).toEqual([]);
    expect((await data("citroen c3"))[0]).toEqual({
      type: "model",
      model_name: "C3",
      model_id: expect.any(Number),
      brand_name: "Citroën",
    });
    expect(await data("goudron arrete")).toEqual([expect.objectContaining({ type: "news", post_id: 1001 })]);
  });
});
