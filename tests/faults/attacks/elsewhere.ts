import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { few } from "../../support/failing";
import { anAddress, control, requestsTo } from "../../support/reference-api";
import type { Bed } from "../support/test-bed";
import { withDatabase } from "../support/database";
import { figure } from "../support/figures";
import { aLead } from "../support/forms";
import { together } from "../support/in-lanes";
import { openTrap, type Trap } from "../support/trap";
import { addressesOf, hostHeaders, ODD_ADDRESSES, REDIRECTS, requestTargets, searches } from "../support/tricks";

const redirectsTo = (port: number) =>
  [...addressesOf(port), ...ODD_ADDRESSES].flatMap((location, index) =>
    REDIRECTS.filter((_, at) => (at + index) % 2 === 0).map((status) => ({ fault: "redirect", status, location })),
  );

/** Attempts to make the Worker send its request, or the API key, to another server. */
export function testElsewhere(openBed: () => Bed): void {
  describe("the Worker sends requests and the key to api.php only", () => {
    let bed: Bed;
    let trap: Trap;
    let tricks = 0;
    beforeAll(async () => {
      bed = openBed();
      trap = await openTrap();
    });
    afterAll(() => {
      figure(
        "demandes ailleurs",
        `${tricks} ruses : redirections, hôtes, adresses, recherches`,
        String(trap.hits.length),
        [{ what: "0", met: trap.hits.length === 0 }],
      );
      trap.close();
    });
    beforeEach(async () => void (await control(bed.api, "DELETE")));
    afterEach(async () => void (await control(bed.api, "DELETE")));

    const suggest = (search: string, headers: Record<string, string> = {}) => {
      tricks += 1;
      const query = new URLSearchParams({ endpoint: "search_suggestion", search });
      return bed.ask({ path: `/api?${query.toString()}`, headers: { "CF-Connecting-IP": anAddress(), ...headers } });
    };
    /** The requests that api.php received, without messages of earlier tests, which may be delivered at any time. */
    const asked = async (ours: ReadonlySet<string> = new Set()) =>
      (await requestsTo(bed.api)).filter(({ idempotency_key: key }) => key === null || ours.has(key));

    test("the trap works: a client that follows redirects reaches it", async () => {
      for (const address of addressesOf(trap.port)) await fetch(new URL(address, bed.api.url)).catch(() => null);
      expect(trap.hits.length).toBeGreaterThan(10);
      trap.hits.length = 0;
    });

    test("when api.php redirects a question, the answer is that the catalogue is unavailable, in French", async () => {
      const mixed = redirectsTo(trap.port);
      await control(bed.api, "POST", { endpoint: "search_suggestion", share: 100, mixed });
      await together(mixed, async (_, turn) => {
        const { status, headers, body } = await suggest(`mot ${turn}`);
        expect([status, JSON.parse(body).code, headers.location]).toEqual([502, "catalogue_down", undefined]);
      });
      const questions = await asked();
      expect(questions).toHaveLength(mixed.length);
      expect(new Set(questions.map(({ endpoint }) => endpoint))).toEqual(new Set(["search_suggestion"]));
      expect(few(trap.hits)).toEqual([]);
    });

    test("when api.php redirects a message, the message stays in the outbox for a retry (long: one message for each kind of redirection)", async () => {
      const mixed = redirectsTo(trap.port);
      await control(bed.api, "POST", { endpoint: "post_lead", share: 100, mixed });
      const leads = mixed.map(aLead);
      tricks += leads.length;
      await together(leads, async (lead) => expect((await bed.send("leads", lead)).status).toBe(202));
      const ids = new Set(leads.map(({ id }) => id));
      const tried = async () => new Set((await asked(ids)).map(({ idempotency_key: key }) => key)).size;
      await expect.poll(async () => (await bed.tick(), tried()), { timeout: 60_000, interval: 100 }).toBe(leads.length);
      const waiting = withDatabase(bed.site.root, (database) => database.waitingIds());
      expect([...ids].filter((id) => !waiting.has(id))).toEqual([]);
      expect(new Set((await asked(ids)).map(({ path }) => path))).toEqual(new Set(["/api.php?endpoint=post_lead"]));
      expect(few(trap.hits)).toEqual([]);
    });

    test("any search text stays one value of one request", async () => {
      const words = searches(`127.0.0.1:${trap.port}`);
      for (const search of words) expect([200, 400]).toContain((await suggest(search)).status);
      for (const { path } of await asked()) {
        const { pathname, searchParams } = new URL(path, "http://api");
        expect([pathname, [...searchParams.keys()], searchParams.get("endpoint")]).toEqual([
          "/api.php",
          ["endpoint", "search", "API_KEY"],
          "search_suggestion",
        ]);
      }
      expect(few(trap.hits)).toEqual([]);
    });

    test("the Host and forwarding headers of a visitor change nothing", async () => {
      const host = `127.0.0.1:${trap.port}`;
      for (const headers of hostHeaders(host)) {
        const question = await suggest(`avec ${Object.keys(headers).join(" ")}`, headers);
        const moved = await bed.ask({ path: "/actualite-auto/5-autre", headers });
        tricks += 1;
        expect([question.status, moved.status, moved.headers.location], JSON.stringify(headers)).toEqual([
          200,
          301,
          "/actualite-auto/5-essais",
        ]);
        expect(question.body + JSON.stringify(question.headers) + moved.body).not.toContain(host);
      }
      expect(few(trap.hits)).toEqual([]);
    });

    test("whatever address is requested, no redirect leaves the site, and nothing unpublished is disclosed", async () => {
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
}
