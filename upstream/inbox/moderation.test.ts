import { readFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { review } from "../../src/contract/wire/review";
import { KEY, rowsOf, testUpstream } from "../testing/client";

type Server = Awaited<ReturnType<typeof testUpstream>>;

const UID = "uid-de-membre-7f3a";
const REVIEW = {
  reference: "KOLDA-4827",
  recu_le: "2026-11-21T10:00:00Z",
  id_membre: UID,
  email: "awa@exemple.sn",
  pseudo: "Awa <b>D.</b>",
  id_modele: 101,
  car_id: null,
  annee: 2019,
  kilometrage: 118_000,
  duree_possession_mois: 44,
  usage: "piste",
  note_confort: 3,
  note_consommation: 4,
  note_fiabilite: 5,
  note_tenue_piste: 5,
  note_entretien_pieces: 3,
  note_climatisation: 4,
  note_rapport_qualite_prix: 3,
  conso_constatee: 8.6,
  qualites: "Elle passe partout, même en hivernage. Et elle démarre toujours.",
  defauts: "À vide, la suspension arrière secoue beaucoup.",
  commentaire: null,
  recommande: true,
  a_conduit: true,
};

let server: Server;
let inboxFile: string;
beforeEach(async () => {
  inboxFile = path.join(await mkdtemp(path.join(tmpdir(), "moderation-")), "inbox.jsonl");
  server = await testUpstream({ inboxFile });
});
afterEach(() => server.close());

const post = (key: string, more: object = {}) =>
  server.ask(
    "poster_avis",
    {},
    {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": key },
      body: JSON.stringify({ API_KEY: KEY, ...REVIEW, ...more }),
    },
  );
const decide = (avis: string, decision: string, query = `?API_KEY=${KEY}`, motif = "injure") =>
  fetch(`${server.url}/reception${query}`, {
    method: "POST",
    body: new URLSearchParams({ avis, decision, motif }),
    redirect: "manual",
  });
/** By another member than the review’s. */
const send = (endpoint: string, more: object, id_membre = "uid-de-moussa", key: string = crypto.randomUUID()) =>
  server.ask(
    endpoint,
    {},
    {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": key },
      body: JSON.stringify({ API_KEY: KEY, reference: "KOLDA-1", recu_le: "2026-11-21T10:00:00Z", id_membre, ...more }),
    },
  );
const mine = async (uid = UID): Promise<readonly object[]> =>
  (await (await server.ask("avis_membre", { id_membre: uid })).json()).data;
const page = async () => (await fetch(`${server.url}/reception?API_KEY=${KEY}`)).text();
const written = async () => (await server.all("get_avis")).filter(({ id }) => Number(id) >= 1_000_000);

describe("an owner’s review", () => {
  it("waits until somebody has read it", async () => {
    expect((await post("a")).status).toBe(200);
    expect(await page()).toMatch(
      /Messages reçus \(1\).*Avis : attend d’être lu\..*value="publie">Publier.*numéro, lien ou publicité.*value="refuse">Refuser/s,
    );
    expect(await written()).toEqual([]);
  });

  it("is published as others are, without a word of who its member is, and back where it was read", async () => {
    await post("a");
    const answer = await decide("a", "publie");
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `/reception?API_KEY=${KEY}`]);
    const [row] = await written();
    expect(review.parse(row)).toMatchObject({
      id: 1_000_000,
      id_modele: 101,
      pseudo: "Awa <b>D.</b>",
      note_globale: 3.9,
      titre: "Elle passe partout, même en hivernage",
      date: "2026-11-21",
      proprietaire_verifie: false,
      kilometrage: 118_000,
    });
    expect(JSON.stringify(await server.all("get_avis"))).not.toMatch(/uid-de-membre|awa@exemple|KOLDA/);
    expect(await page()).toMatch(/Messages reçus \(1\).*Avis : publié\..*Refuser/s);
    expect(await page()).not.toContain("<b>");
  });

  it("counts as changed since, and in its model’s mean", async () => {
    const since = new Date(Date.now() - 1_000).toISOString();
    await post("a");
    await decide("a", "publie");
    const { data } = await rowsOf(await server.ask("get_avis", { modifie_depuis: since }));
    expect(data.map(({ id }) => id)).toEqual([1_000_000]);
  });

  it("is refused, and taken back when it was published before", async () => {
    await post("a");
    await post("b", { id_modele: 111 });
    for (const decision of ["publie", "refuse"]) await decide("a", decision);
    await decide("b", "publie");
    expect((await written()).map(({ id }) => id)).toEqual([1_000_001]);
    expect(await page()).toContain("Avis : refusé (injure).");
  });

  it("stays what was decided when the server starts again", async () => {
    await post("a");
    await decide("a", "publie");
    await server.close();
    server = await testUpstream({ inboxFile });
    expect(await written()).toHaveLength(1);
  });

  it("of a model that nobody knows is not published", async () => {
    await post("a", { id_modele: 999_999 });
    await decide("a", "publie");
    expect(await written()).toEqual([]);
  });

  it.each<[string, string, string, string | undefined, number]>([
    ["without the key", "a", "publie", "", 401],
    ["in another word", "a", "efface", undefined, 422],
    ["on what is not there", "b", "publie", undefined, 404],
    ["to be refused without a reason", "a", "refuse", undefined, 422],
  ])("is not decided %s", async (_, avis, decision, query, status) => {
    await post("a");
    expect((await decide(avis, decision, query, "")).status).toBe(status);
    expect(await written()).toEqual([]);
  });

  it.each([[{ note_confort: 6 }], [{ a_conduit: false }], [{ qualites: "court" }], [{ admin: 1 }]])(
    "with %j is refused at the door",
    async (more) => expect((await post("a", more)).status).toBe(422),
  );
});

describe("its author", () => {
  it("is told what became of it, without a word of others’, and why it was refused", async () => {
    await post("a");
    await post("b", { id_membre: "uid-de-moussa" });
    expect(await mine()).toMatchObject([
      { id_message: "a", etat: "attend", motif: null, avis: { kilometrage: 118_000, defauts: REVIEW.defauts } },
    ]);
    await decide("a", "refuse", undefined, "copie");
    expect(await mine()).toMatchObject([{ etat: "refuse", motif: "copie" }]);
    expect(JSON.stringify(await mine())).not.toContain("awa@exemple");
    expect(await mine("personne")).toEqual([]);
  });

  it("takes it back: nothing of it is left, and the others keep their ids", async () => {
    await post("a");
    await post("b", { id_modele: 111 });
    for (const key of ["a", "b"]) await decide(key, "publie");
    expect((await send("retirer_avis", { id_message: "a" }, "uid-de-moussa")).status).toBe(200);
    expect(await written()).toHaveLength(2); // it was not his
    await send("retirer_avis", { id_message: "a" }, UID);
    expect((await written()).map(({ id }) => id)).toEqual([1_000_001]);
    await post("a");
    await server.close();
    server = await testUpstream({ inboxFile });
    expect((await written()).map(({ id }) => id)).toEqual([1_000_001]);
    expect(await mine()).toMatchObject([{ id_message: "b" }]);
  });

  it("leaves nothing of theirs behind with their account", async () => {
    await post("a");
    await decide("a", "publie");
    await send("voter_avis", { id_avis: 1 }, UID);
    await send("oublier_membre", {}, UID);
    expect(await written()).toEqual([]);
    expect(await mine()).toEqual([]);
    expect(readFileSync(inboxFile, "utf8")).not.toMatch(/awa@exemple|hivernage/);
  });
});

describe("readers", () => {
  const votesOf = async (id: number) =>
    (await server.all("get_avis")).find((row) => row["id"] === id)?.["votes_utiles"];

  it("find a review useful, once each; its author does not count", async () => {
    await post("a");
    await decide("a", "publie");
    const before = Number(await votesOf(1));
    for (const uid of ["uid-1", "uid-2", "uid-2", UID]) {
      await send("voter_avis", { id_avis: 1 }, uid);
      await send("voter_avis", { id_avis: 1_000_000 }, uid);
    }
    expect([await votesOf(1), await votesOf(1_000_000)]).toEqual([before + 3, 2]);
  });

  it("report one: who decides sees it beside the report", async () => {
    await post("a");
    await decide("a", "publie");
    await send("signaler_avis", { id_avis: 1_000_000, motif: "faux" });
    expect(await page()).toMatch(/signaler_avis[^§]*?value="a">Avis : publié\./);
  });
});

it("the site is told of what is published", async () => {
  const told: (string | undefined)[] = [];
  const site = createServer((request, response) => {
    told.push(request.headers["webhook-signature"]?.toString());
    response.writeHead(202).end();
  });
  await new Promise<void>((listening) => site.listen(0, "127.0.0.1", listening));
  await server.close();
  server = await testUpstream({
    inboxFile,
    webhook: { url: `http://127.0.0.1:${(site.address() as AddressInfo).port}/`, secret: "whsec_c2VjcmV0LWQtZXNzYWk=" },
  });
  await post("a");
  await new Promise((later) => setTimeout(later, 800));
  expect(told).toEqual([]);
  await decide("a", "publie");
  await expect.poll(() => told.length).toBe(1);
  expect(told[0]).toMatch(/^v1,/);
  site.close();
});
