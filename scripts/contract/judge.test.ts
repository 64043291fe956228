import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { KEY, testUpstream } from "../../upstream/testing/client";
import { judge, optionsFor } from "./judge";
import { reportOf, shown } from "./report";

let upstream: Awaited<ReturnType<typeof testUpstream>>;
beforeAll(async () => {
  upstream = await testUpstream();
});
afterEach(() => upstream.clear());
afterAll(() => upstream.close());

/** Endpoint → what is wrong with it. */
type Faults = Readonly<Record<string, readonly string[]>>;

/** What the judge says of an api.php, without pauses before another try. */
async function said(url = upstream.url, key = KEY) {
  const judgement = await judge(await optionsFor(url, key), async () => {});
  if (!judgement.ok) return { reason: judgement.reason, faults: {} as Faults, verdicts: [], text: "" };
  const faults: Faults = Object.fromEntries(
    judgement.verdicts.flatMap((one) => (one.faults.length > 0 ? [[one.endpoint, one.faults]] : [])),
  );
  return { reason: null, faults, verdicts: judgement.verdicts, text: shown(reportOf(judgement.verdicts, 900), key) };
}

/** An api.php that forgets some of what it is asked before it answers as the reference server does. */
async function forgetful(forget: (query: URLSearchParams) => unknown): Promise<string> {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "", upstream.url);
    forget(url.searchParams);
    const answer = await fetch(url, { headers: { "X-API-KEY": url.searchParams.get("API_KEY") ?? "" } });
    response.writeHead(answer.status, { "Content-Type": "application/json" }).end(await answer.text());
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

/** How many endpoints have a fault that these words name. */
const having = (faults: Faults, words: RegExp) =>
  Object.entries(faults).flatMap(([endpoint, sentences]) =>
    sentences.some((one) => words.test(one)) ? [endpoint] : [],
  );

const LISTS = [
  "get_marques",
  "get_modeles",
  "get_versions",
  "get_concessionnaires",
  "get_avis",
  "get_promos",
  "get_articles",
  "get_guides",
];

describe("the reference server", () => {
  it("is as agreed, endpoint by endpoint; it is read, and nothing is sent to it", async () => {
    const { faults, verdicts, text } = await said();
    expect(faults).toEqual({});
    expect(verdicts.map(({ endpoint }) => endpoint)).toHaveLength(24);
    expect(verdicts.find(({ endpoint }) => endpoint === "get_versions")?.honoured).toEqual([
      "pages",
      "modifie_depuis",
      "paramètre inconnu refusé",
      "clé fausse refusée",
    ]);
    expect(text).toContain("24 appels jugés en 0,9 s : conformes.");
    const log = await (await fetch(`${upstream.url}/__control/log`)).json();
    expect(new Set(log.requests.map(({ method }: { method: string }) => method))).toEqual(new Set(["GET"]));
  });
});

describe("rows that a build would leave out", () => {
  it("are told with their id, each wrong field, what came and what is expected", async () => {
    const wrong = { prix: { montant: 1 }, energie: null, equipements: [{ groupe: "Confort", statut: "peut-être" }] };
    await upstream.control({ endpoint: "get_versions", id: 10001, set: wrong });
    expect((await said()).faults).toMatchObject({
      get_versions: [
        "ligne 10001 laissée de côté, champ prix : un objet est venu ; attendu : montant.",
        "ligne 10001 laissée de côté, champ energie : null est venu ; attendu : texte.",
        "ligne 10001 laissée de côté, champ equipements.0.libelle : il est absent ; attendu : texte.",
        'ligne 10001 laissée de côté, champ equipements.0.statut : "peut-être" est venu ; attendu : "serie", "option", "non_disponible".',
      ],
    });
  });

  it("are told when they belong to something unknown, or come twice", async () => {
    await upstream.control({ endpoint: "get_versions", id: 10001, set: { id_modele: 999 } });
    await upstream.control({ endpoint: "get_marques", id: 3, set: { id: 1 } });
    const { faults } = await said();
    expect(faults["get_versions"]).toContain("ligne 10001 ignorée, id_modele 999 inconnu.");
    expect(faults["get_marques"]).toContain("ligne 1 en double : la seconde est laissée de côté.");
  });

  it("are so many that the whole answer would be refused: twenty are shown, the others counted", async () => {
    await upstream.control({ endpoint: "get_versions", fault: "badRows", percent: 60 });
    const { faults, text } = await said();
    expect(faults["get_versions"]?.[0]).toMatch(
      /^ligne 10001 laissée de côté, champ nom_de_la_version : un objet est venu ; attendu : texte\.$/,
    );
    expect(having(faults, /toute la réponse serait refusée : trop de lignes illisibles/)).toEqual(["get_versions"]);
    expect(text).toMatch(/✗ get_versions : \d+ lignes.*\n(?: {4}ligne .*\n){20} {4}… et \d+ autres\.\n/);
  });
});

describe("an endpoint that fails", () => {
  it("in whatever way is told in a sentence, and the others are judged", async () => {
    const ways = [
      ["get_avis", "emptyList", "la réponse n’a pas la forme attendue."],
      ["get_banners", "dataNull", "la réponse n’a pas la forme attendue."],
      ["get_guides", "html200", "la réponse n’est pas du JSON."],
      ["get_promos", "status500", "réponse HTTP inattendue (HTTP 500)."],
      ["get_pages", "reset", "connexion interrompue."],
      ["parametres_pays", "unauthorized", "clé API refusée."],
      ["parametres_site", "redirect", "redirection refusée (HTTP 302)."],
    ] as const;
    const location = `/ailleurs?API_KEY=${KEY}`;
    for (const [endpoint, fault] of ways) await upstream.control({ endpoint, fault, location });
    const { faults, verdicts, text } = await said();
    expect(faults).toEqual(Object.fromEntries(ways.map(([endpoint, , sentence]) => [endpoint, [sentence]])));
    expect(verdicts.flatMap(({ skipped }) => skipped ?? [])).toEqual(["pas jugé, faute d’une ligne à demander"]);
    expect(text).not.toContain(KEY);
  });

  it("by silence is told once the plugin’s time-out is over", async () => {
    await upstream.control({ endpoint: "get_avis", fault: "hang" });
    const { fetch } = globalThis;
    const isMute = (url: URL | string) => new URL(url).searchParams.get("endpoint") === "get_avis";
    vi.stubGlobal("fetch", (url: URL | string, init?: RequestInit) =>
      fetch(url, isMute(url) ? { ...init, signal: AbortSignal.timeout(50) } : init),
    );
    onTestFinished(() => void vi.unstubAllGlobals());
    expect((await said()).faults).toEqual({ get_avis: ["réponse trop lente (plus de 10000 ms)."] });
  });

  it("does not have the key shown, whatever it repeats: whole, escaped, or cut", async () => {
    const cut = `${"x".repeat(30)}${KEY}`;
    await upstream.control({ endpoint: "get_versions", id: 10001, set: { disponibilite: `clé ${KEY}\u001b[2J` } });
    await upstream.control({ endpoint: "get_versions", id: 10002, set: { disponibilite: cut } });
    const { text } = await said();
    expect(text).toContain('champ disponibilite : "clé ***');
    expect(text).toContain(`champ disponibilite : "${"x".repeat(30)}***… est venu`);
    expect(text).not.toMatch(/\u001b/);
    const odd = 'clé"%&/longue';
    expect(shown(`${JSON.stringify(odd)} ${encodeURIComponent(odd)}`, odd)).toBe('"***" ***');
  });
});

describe("an api.php that cannot be judged at all", () => {
  it("refuses the key, or is not there", async () => {
    expect((await said(upstream.url, "cle-d-un-autre")).reason).toBe("clé API refusée");
    const gone = await testUpstream();
    await gone.close();
    expect((await said(gone.url)).reason).toBe("connexion refusée");
  });

  it("has an address that is none: the sentence repeats neither it nor the key", async () => {
    const refusal = await optionsFor(`https://exemple.sn/?API_KEY=${KEY}`, KEY).catch(String);
    expect(refusal).toContain("doit être l’adresse http(s)");
    expect(refusal).not.toContain(KEY);
  });
});

describe("an api.php that forgets", () => {
  it("pages: each list says so", async () => {
    const { faults } = await said(
      await forgetful((query) => {
        query.delete("page");
        query.delete("par_page");
      }),
    );
    expect(having(faults, /par_page=2 répond \d+ lignes|liste incomplète/)).toEqual(LISTS);
  });

  it("which page: the second repeats the first", async () => {
    const { faults } = await said(await forgetful((query) => query.get("par_page") === "2" && query.set("page", "1")));
    expect(having(faults, /page=2 répète des lignes de page=1/)).toEqual(LISTS);
  });

  it("`modifie_depuis`: each list gives older rows", async () => {
    const { faults } = await said(await forgetful((query) => query.delete("modifie_depuis")));
    expect(having(faults, /modifie_depuis=2100-01-01T00:00:00Z donne la ligne .+ plus ancien/)).toEqual(LISTS);
  });

  it("that the instant itself counts: the newest row is missing", async () => {
    const later = (query: URLSearchParams) => {
      const since = query.get("modifie_depuis");
      if (since) query.set("modifie_depuis", new Date(Date.parse(since) + 1_000).toISOString());
    };
    const { faults } = await said(await forgetful(later));
    expect(having(faults, /modifie_depuis=\S+ ne donne pas la ligne/)).toEqual(LISTS);
  });

  it("parameters that it does not know: every endpoint says so", async () => {
    const { faults } = await said(await forgetful((query) => query.delete("parametre_que_personne_ne_connait")));
    expect(having(faults, /un paramètre inconnu est accepté/)).toHaveLength(24);
  });

  it("to ask for the key: every endpoint says so", async () => {
    const { faults } = await said(await forgetful((query) => query.set("API_KEY", KEY)));
    expect(having(faults, /une clé fausse est acceptée/)).toHaveLength(24);
    expect(having(faults, /l’absence de clé est acceptée/)).toHaveLength(24);
  });

  it("single items, which the site does not ask: it is told, and no fault", async () => {
    const { faults, text } = await said(
      await forgetful((query) => query.get("endpoint") === "get_modele" && query.set("endpoint", "inconnu")),
    );
    expect(faults).toEqual({});
    expect(text).toContain("– get_modele : pas servi ; le site ne le demande pas");
  });
});
