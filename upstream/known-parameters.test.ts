import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contentEndpoints, KEY_PARAMETER } from "../src/contract/shared/endpoints";
import { endpointTable } from "./endpoint-table";
import { KEY, testUpstream } from "./testing/client";

let upstream: Awaited<ReturnType<typeof testUpstream>>;
beforeAll(async () => {
  upstream = await testUpstream();
});
afterAll(() => upstream.close());

const said = async (response: Response) => ({ status: response.status, body: await response.text() });

describe("a parameter that an endpoint does not know", () => {
  it("is named, with those that it does know, instead of being ignored", async () => {
    const { status, body } = await said(await upstream.ask("get_marques", { pagee: 2, par_page: 10 }));
    expect(status).toBe(400);
    expect(JSON.parse(body)).toEqual({
      error: "Paramètre inconnu : « pagee ». get_marques accepte page, par_page, modifie_depuis, endpoint et API_KEY.",
    });
  });

  it("is refused wherever it stands: in the query, in a form, in JSON, whatever its value is", async () => {
    const post = (body: BodyInit, type: string) =>
      fetch(`${upstream.url}/api.php`, { method: "POST", headers: { "Content-Type": type }, body });
    const json = (more: object) =>
      post(JSON.stringify({ endpoint: "get_pages", API_KEY: KEY, ...more }), "application/json");
    const form = new URLSearchParams({ endpoint: "get_pages", API_KEY: KEY, page: "1" });
    expect((await post(form.toString(), "application/x-www-form-urlencoded")).status).toBe(400);
    expect((await json({})).status).toBe(200);
    for (const odd of [{ page: 1 }, { page: true }, { page: null }, { page: [1] }])
      expect((await json(odd)).status, JSON.stringify(odd)).toBe(400);
    expect((await upstream.ask("get_modele", { id_modele: 111, id: 1 })).status).toBe(400);
    expect((await upstream.ask("get_article", { id: 1001 })).status).toBe(400);
  });

  it("beside a message is refused in the address; in the body the message’s own schema does", async () => {
    const { status, body } = await said(await upstream.ask("newsletter", { sujet: "promos" }, { method: "POST" }));
    expect(status).toBe(400);
    expect(body).toContain("sujet");
  });

  it("is told to nobody without the key, and without the key", async () => {
    expect((await fetch(upstream.address("get_marques", { pagee: 2 }))).status).toBe(401);
    expect((await said(await upstream.ask("get_marques", { pagee: 2 }))).body).not.toContain(KEY);
  });
});

it.each(endpointTable.filter(({ method }) => method === "GET"))("$name takes all that the table says", async (one) => {
  const values: Record<string, string> = {
    page: "1",
    par_page: "1",
    modifie_depuis: "2026-01-01",
    slug: "choisir-son-auto-ecole",
  };
  const ids: Record<string, string> = { get_marque: "1", get_modele: "111", get_version: "10001", get_article: "1001" };
  const query = one.parameters.map(({ name }) => [name, values[name] ?? ids[one.name] ?? "hilux"]);
  expect((await upstream.ask(one.name, Object.fromEntries(query))).status).toBe(200);
});

describe("the address of the server itself", () => {
  it("says to everybody what each endpoint takes and answers, that a key is needed, and where the documents are", async () => {
    const response = await fetch(`${upstream.url}/`);
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(text).not.toContain(KEY);
    const told = JSON.parse(text);
    expect(told).toMatchObject({
      cle: expect.stringContaining(KEY_PARAMETER),
      documents: { champs: "docs/api/champs.md" },
    });
    const names: string[] = told.endpoints.map(({ endpoint }: { endpoint: string }) => endpoint);
    for (const { name } of Object.values(contentEndpoints)) expect(names).toContain(name);
    expect(told.endpoints.find(({ endpoint }: { endpoint: string }) => endpoint === "get_modele")).toEqual({
      endpoint: "get_modele",
      methode: "GET",
      contenu: expect.stringContaining("modèle"),
      parametres: { id_modele: "identifiant (obligatoire)" },
      repond: expect.stringContaining("404"),
    });
  });
});
