import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { few } from "../support/failing";
import { anAddress, control, requestsTo } from "../support/reference-api";
import { type Bed, openBed } from "./support/bed";
import { figure } from "./support/figures";
import { aLead } from "./support/forms";
import { testNothingIsTold } from "./support/nothing-told";
import { openTrap, type Trap } from "./support/trap";
import { addressesOf, hostHeaders, ODD_ADDRESSES, REDIRECTS, requestTargets, searches } from "./support/tricks";

let bed: Bed;
let trap: Trap;
let tricks = 0;
beforeAll(async () => {
  trap = await openTrap();
  bed = await openBed();
});
afterAll(async () => {
  figure("demandes ailleurs", `${tricks} ruses : redirections, hôtes, adresses, recherches`, String(trap.hits.length), [{ what: "0", met: trap.hits.length === 0 }]);
  await bed.close();
  trap.close();
});
beforeEach(async () => void (await control(bed.api, "DELETE")));

const suggest = (search: string, headers: Record<string, string> = {}) => {
  tricks += 1;
  const query = new URLSearchParams({ endpoint: "search_suggestion", search });
  return bed.ask({ path: `/api?${query.toString()}`, headers: { "CF-Connecting-IP": anAddress(), ...headers } });
};
const redirects = () => [...addressesOf(trap.port), ...ODD_ADDRESSES].flatMap((location, index) => REDIRECTS.filter((_, at) => (at + index) % 2 === 0).map((status) => ({ fault: "redirect", status, location })));

test("the trap is one: who follows a redirect falls into it", async () => {
  for (const address of addressesOf(trap.port)) await fetch(new URL(address, bed.api.url)).catch(() => null);
  expect(trap.hits.length).toBeGreaterThan(10);
  trap.hits.length = 0;
});

describe("nobody but api.php is asked, and nobody else has the key", () => {
  test("when api.php sends a question elsewhere: the catalogue is down, in French", async () => {
    const mixed = redirects();
    await control(bed.api, "POST", { endpoint: "search_suggestion", share: 100, mixed });
    for (let turn = 0; turn < mixed.length; turn += 1) {
      const { status, headers, body } = await suggest(`mot ${turn}`);
      expect([status, JSON.parse(body).code, headers.location]).toEqual([502, "catalogue_down", undefined]);
    }
    const asked = await requestsTo(bed.api);
    expect(asked).toHaveLength(mixed.length);
    expect(new Set(asked.map(({ endpoint }) => endpoint))).toEqual(new Set(["search_suggestion"]));
    expect(few(trap.hits)).toEqual([]);
  });

  test("when api.php sends a message elsewhere: it stays and is tried again", async () => {
    const mixed = redirects();
    await control(bed.api, "POST", { endpoint: "post_lead", share: 100, mixed });
    const leads = mixed.map(aLead);
    tricks += leads.length;
    for (const lead of leads) expect((await bed.send("leads", lead)).status).toBe(202);
    const tried = async () => new Set((await requestsTo(bed.api)).map(({ idempotency_key: key }) => key)).size;
    await expect.poll(async () => (await bed.tick(), tried()), { timeout: 30_000, interval: 500 }).toBe(leads.length);
    expect(await bed.waiting()).toBe(leads.length);
    expect(new Set((await requestsTo(bed.api)).map(({ path }) => path))).toEqual(new Set(["/api.php?endpoint=post_lead"]));
    expect(few(trap.hits)).toEqual([]);
  });

  test("whatever is searched for: it is one value of one question", async () => {
    const words = searches(`127.0.0.1:${trap.port}`);
    for (const search of words) expect([200, 400]).toContain((await suggest(search)).status);
    for (const { path } of await requestsTo(bed.api)) {
      const { pathname, searchParams } = new URL(path, "http://api");
      expect([pathname, [...searchParams.keys()], searchParams.get("endpoint")]).toEqual(["/api.php", ["endpoint", "search", "API_KEY"], "search_suggestion"]);
    }
    expect(few(trap.hits)).toEqual([]);
  });

  test("whoever the visitor says that we are", async () => {
    const host = `127.0.0.1:${trap.port}`;
    for (const headers of hostHeaders(host)) {
      const question = await suggest(`avec ${Object.keys(headers).join(" ")}`, headers);
      const moved = await bed.ask({ path: "/actualite-auto/5-autre", headers });
      tricks += 1;
      expect([question.status, moved.status, moved.headers.location], JSON.stringify(headers)).toEqual([200, 301, "/actualite-auto/5-essais"]);
      expect(question.body + JSON.stringify(question.headers) + moved.body).not.toContain(host);
    }
    expect(few(trap.hits)).toEqual([]);
  });

  test("whatever address is asked for: no redirect leaves the site, nothing that is not published is told", async () => {
    const host = `127.0.0.1:${trap.port}`;
    for (const path of requestTargets(host)) {
      tricks += 1;
      const { status, headers, body } = await bed.ask({ path, headers: { "CF-Connecting-IP": anAddress() } });
      expect(status, path).toBeLessThan(500);
      expect(new URL(headers.location ?? "/", bed.site.address).origin, path).toBe(bed.site.address);
      expect(body, path).not.toMatch(/root:|"waiting"|createHash|^\{"\d+":/);
    }
    expect(few(trap.hits)).toEqual([]);
  });
});

testNothingIsTold(() => bed);
