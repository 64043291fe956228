import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { startApi } from "./api";
import { builtSite, newSite } from "./build";
import { passOn, startTinyServer } from "./tiny-server";

const api = await startApi();
/** The site whose state tests of a later build start from. */
const built = await builtSite(api.url);
beforeEach(() => api.reset());
afterAll(() => api.close());

const DAY = 24 * 3_600_000;

test("a temporary fault is overcome by a retry", async () => {
  const { gatsby, build } = await newSite();
  await api.fault("get_versions", "status500", { times: 2 });
  expect(await build({ apiBase: api.url })).toBeNull();
  expect(gatsby.reported.warnings).toEqual([]);
});

test("a slow response within the timeout is accepted", async () => {
  const { gatsby, build } = await newSite();
  await api.fault("get_versions", "slow", { ms: 200 });
  expect(await build({ apiBase: api.url })).toBeNull();
  expect(gatsby.reported.warnings).toEqual([]);
});

test("a refused key stops the build even though a last good response exists", async () => {
  const { gatsby, build } = await newSite(built);
  await api.fault("get_guides", "unauthorized");
  const panic = await build({ apiBase: api.url });
  expect(panic?.message).toBe(`La clé API a été refusée par ${new URL(api.url).host}. Vérifiez API_KEY.`);
  expect(panic?.id).toBe("10001");
  expect(gatsby.did.created).toEqual([]);
});

test("a wrong key is refused by the API", async () => {
  const { build } = await newSite();
  expect((await build({ apiBase: api.url, options: { apiKey: "wrong" } }))?.id).toBe("10001");
});

test("the build stops when the last good response is more than seven days old", async () => {
  const { gatsby, build } = await newSite(built);
  await api.fault("get_versions", "status500");
  expect(await build({ apiBase: api.url, now: Date.now() + 6.9 * DAY })).toBeNull();
  const panic = await build({ apiBase: api.url, now: Date.now() + 7.1 * DAY });
  expect(panic?.message).toContain("aucune copie de moins de 7 jours");
  expect(gatsby.did.deleted).toEqual([]);
});

describe("a list that lost a third of its rows", () => {
  const shorten = async () => {
    for (const id of [1, 2, 3]) await api.set("get_concessionnaires", id, null);
  };

  test("is not accepted at first, but is accepted once it has stayed as short for a day", async () => {
    const { gatsby, build, report } = await newSite(built);
    const before = gatsby.ofType("Dealer").length;
    await shorten();
    const start = Date.now();
    for (const hours of [1, 12, 24.9]) {
      expect(await build({ apiBase: api.url, now: start + hours * 3_600_000 })).toBeNull();
      expect([gatsby.ofType("Dealer").length, (await report()).shortened]).toEqual([before, []]);
    }
    expect(await build({ apiBase: api.url, now: start + 25.1 * 3_600_000 })).toBeNull();
    expect(gatsby.ofType("Dealer").length).toBeLessThan(before);
    expect((await report()).shortened).toEqual(["get_concessionnaires"]);
    expect(await build({ apiBase: api.url, now: start + 40 * 24 * 3_600_000 })).toBeNull();
    expect((await report()).shortened).toEqual([]);
  });

  test("and then has them again must stay short for another day before it is accepted", async () => {
    const { gatsby, build } = await newSite(built);
    const before = gatsby.ofType("Dealer").length;
    await shorten();
    await build({ apiBase: api.url });
    await api.reset();
    await build({ apiBase: api.url, now: Date.now() + 12 * 3_600_000 });
    await shorten();
    expect(await build({ apiBase: api.url, now: Date.now() + 30 * 3_600_000 })).toBeNull();
    expect(gatsby.ofType("Dealer")).toHaveLength(before);
  });

  test("is accepted at once when the owner allows it", async () => {
    const { build, report } = await newSite(built);
    await shorten();
    expect(await build({ apiBase: api.url, options: { acceptDrops: true } })).toBeNull();
    expect((await report()).shortened).toEqual(["get_concessionnaires"]);
  });
});

test("a failing endpoint is reported while it fails, and no longer once it works again", async () => {
  const { build, report } = await newSite(built);
  await api.fault("get_promos", "status500");
  await build({ apiBase: api.url });
  expect((await report()).degraded).toHaveLength(1);
  await api.reset();
  await build({ apiBase: api.url });
  expect((await report()).degraded).toEqual([]);
});

test("when the whole API is down, the site is unchanged", async () => {
  const away = await startApi();
  const { gatsby, build, report } = await newSite();
  await build({ apiBase: away.url });
  const before = [...gatsby.nodes.keys()];
  await away.close();
  expect(await build({ apiBase: away.url, brokenPhotos: /./ })).toBeNull();
  expect([...gatsby.nodes.keys()]).toEqual(before);
  expect((await report()).degraded).toHaveLength(18);
});

test("an API that cannot be reached stops a first build", async () => {
  const { build } = await newSite();
  expect((await build({ apiBase: await closedPort() }))?.message).toContain("17 appels : connexion refusée");
  // Without a network, the resolver takes long to fail.
  const nowhere = await build({ apiBase: "http://api.invalid", options: { timeoutMs: 20_000, retries: 1 } });
  expect(nowhere?.message).toContain("17 appels : nom de serveur introuvable");
});

test("the last good response of one API is never used for another", async () => {
  const { build } = await newSite(built);
  expect((await build({ apiBase: await closedPort() }))?.id).toBe("10002");
});

/** An address on which no server listens any more. */
async function closedPort(): Promise<string> {
  const server = await startTinyServer(() => {});
  await server.close();
  return server.url;
}

test("an api.php that does not have the list of used models yet stops nothing", async () => {
  const { gatsby, build, report } = await newSite();
  const older = await startTinyServer((request, response) => {
    if (request.url?.includes("modeles_occasion")) return void response.writeHead(404).end();
    passOn(api.url, request, response);
  });
  expect(await build({ apiBase: older.url })).toBeNull();
  expect(gatsby.ofType("UsedBrand")).toEqual([]);
  expect(gatsby.reported.warnings).toEqual(["modeles_occasion : api.php n’a pas encore cette liste."]);
  expect((await report()).degraded).toEqual([]);
  await older.close();
});

test("lists that contradict each other stop the build", async () => {
  const { gatsby, build } = await newSite();
  for (const id of [3, 4]) await api.set("get_marques", id, null);
  const panic = await build({ apiBase: api.url });
  expect(panic?.id).toBe("10003");
  expect(panic?.message).toMatch(/get_modeles : \d+ lignes sur \d+ se rattachent à un élément inconnu/);
  expect(gatsby.nodes.size).toBe(0);
});

test("the pictures of a style sheet are downloaded", async () => {
  const { gatsby, build } = await newSite();
  const proxy = await startTinyServer((request, response) => {
    if (request.url?.startsWith("/custom.css"))
      return void response.end(".a { background: url(media/bannieres/accueil_haut.png) }");
    passOn(api.url, request, response);
  });
  expect(await build({ apiBase: proxy.url })).toBeNull();
  const [sheet] = gatsby.ofType("CustomStylesheet");
  expect(sheet?.["pictures"]).toEqual([
    { url: `${proxy.url}/media/bannieres/accueil_haut.png`, file: expect.any(String) },
  ]);
  await proxy.close();
});

test("an unsafe style sheet is left out with a warning", async () => {
  const { gatsby, build } = await newSite();
  const proxy = await startTinyServer((request, response) => {
    if (request.url?.startsWith("/custom.css")) return void response.end("@import url(https://evil.example/x.css);");
    passOn(api.url, request, response);
  });
  expect(await build({ apiBase: proxy.url })).toBeNull();
  expect(gatsby.ofType("CustomStylesheet").map((node) => node["css"])).toEqual([""]);
  expect(gatsby.reported.warnings).toEqual([expect.stringContaining("custom.css : la règle @import")]);
  await proxy.close();
});
