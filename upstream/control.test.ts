import { request } from "node:http";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { brand } from "../src/contract/wire/brand";
import { rowsOf, testUpstream } from "./testing/client";

let upstream: Awaited<ReturnType<typeof testUpstream>>;
beforeAll(async () => {
  upstream = await testUpstream();
});
afterEach(() => upstream.clear());
afterAll(() => upstream.close());

const faulty = (fault: string, more: Record<string, unknown> = {}) =>
  upstream.control({ endpoint: "get_marques", fault, ...more });

describe("faults", () => {
  it("status500, html200, emptyList, dataNull, unauthorized answer what they say", async () => {
    const said = async () => {
      const response = await upstream.ask("get_marques");
      return [response.status, response.headers.get("Content-Type")?.split(";")[0], await response.text()];
    };
    await faulty("status500");
    expect((await said())[0]).toBe(500);
    await faulty("html200");
    expect((await said()).slice(0, 2)).toEqual([200, "text/html"]);
    await faulty("emptyList");
    expect(await said()).toEqual([200, "application/json", "[]"]);
    await faulty("dataNull");
    expect(await said()).toEqual([200, "application/json", '{"data":null}']);
    await faulty("unauthorized");
    expect((await said())[0]).toBe(401);
  });

  it("slow waits, then answers", async () => {
    await faulty("slow", { ms: 300 });
    const started = performance.now();
    expect((await upstream.ask("get_marques")).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThan(290);
  });

  it("hang says nothing at all", async () => {
    await faulty("hang");
    await expect(upstream.ask("get_marques", {}, { signal: AbortSignal.timeout(300) })).rejects.toThrow(/timeout/i);
  });

  it("drip sends the head and then hardly anything", async () => {
    await faulty("drip", { ms: 20 });
    const response = await upstream.ask("get_marques", {}, { signal: AbortSignal.timeout(400) });
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
  });

  it("reset cuts in the middle of the body", async () => {
    await faulty("reset");
    const got = await new Promise<{ length: number; promised: number; complete: boolean }>((done) => {
      const sent = request(upstream.address("get_marques", { API_KEY: "cle-d-essai" }), (response) => {
        let length = 0;
        response.on("data", (chunk: Buffer) => (length += chunk.length));
        response.on("error", () => undefined);
        response.on("close", () =>
          done({ length, promised: Number(response.headers["content-length"]), complete: response.complete }),
        );
      });
      sent.end();
    });
    expect(got.complete).toBe(false);
    expect(got.length).toBeGreaterThan(0);
    expect(got.length).toBeLessThan(got.promised);
  });

  it("huge streams as many megabytes as asked, and stops when the caller leaves", async () => {
    await faulty("huge", { megabytes: 8 });
    const body = await (await upstream.ask("get_marques")).arrayBuffer();
    expect(body.byteLength).toBeGreaterThan(8 * 1024 * 1024 - 1);
    await faulty("huge");
    const response = await upstream.ask("get_marques");
    await response.body?.cancel();
    await upstream.clear();
    expect((await upstream.ask("get_marques")).status).toBe(200);
  });

  it("halfRows loses half, badRows breaks the asked share", async () => {
    await faulty("halfRows");
    expect(await rowsOf(await upstream.ask("get_marques"))).toMatchObject({ total: 5, total_general: 5 });
    await faulty("badRows", { percent: 10 });
    const { data } = await rowsOf(await upstream.ask("get_marques"));
    const broken = data.filter((row) => !z.safeParse(brand, row).success);
    expect([data.length, broken.length]).toEqual([10, 1]);
    expect(broken.every((row) => typeof row["id"] === "number")).toBe(true);
  });

  it("redirect says where to, as asked", async () => {
    await faulty("redirect", { status: 308, location: "http://[::1]:9/" });
    const response = await upstream.ask("get_marques", {}, { redirect: "manual" });
    expect([response.status, response.headers.get("Location")]).toEqual([308, "http://[::1]:9/"]);
  });

  it("mixed ones meet their share of the requests, in turn", async () => {
    await upstream.control({
      endpoint: "get_marques",
      share: 50,
      mixed: [{ fault: "status500" }, { fault: "unauthorized" }],
    });
    const statuses = [];
    for (let time = 0; time < 8; time += 1) statuses.push((await upstream.ask("get_marques")).status);
    expect(statuses).toEqual([500, 200, 401, 200, 500, 200, 401, 200]);
  });

  it.each([true, false])(
    "whether the server has done what it was asked before it failed is told too: %s",
    async (done) => {
      const email = `awa-${done}@exemple.sn`;
      const subscription = { reference: "R-1", recu_le: "2026-11-21", email, sujets: ["promos"], consentement: true };
      const message = {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ ...subscription, API_KEY: "cle-d-essai" }),
      };
      await upstream.control({ endpoint: "newsletter", fault: "status500", done });
      expect((await upstream.ask("newsletter", {}, message)).status).toBe(500);
      const inbox = await fetch(`${upstream.url}/reception?API_KEY=cle-d-essai`);
      expect((await inbox.text()).includes(email)).toBe(done);
    },
  );

  it("last for the given number of requests, and « * » means every endpoint", async () => {
    await upstream.control({ endpoint: "*", fault: "status500", times: 2 });
    const statuses = [];
    for (const endpoint of ["get_marques", "get_modeles", "get_marques"])
      statuses.push((await upstream.ask(endpoint)).status);
    expect(statuses).toEqual([500, 500, 200]);
  });
});

describe("rows set by a test", () => {
  it("are answered at once and alone count as changed", async () => {
    const since = new Date().toISOString();
    await upstream.control({ endpoint: "get_versions", id: 10001, set: { prix: 9990000 } });
    const { data } = await rowsOf(await upstream.ask("get_versions", { modifie_depuis: since }));
    expect(data.map((row) => [row["car_id"], row["prix"]])).toEqual([[10001, 9990000]]);
  });

  it("can be taken out; back again, they count as changed", async () => {
    await upstream.control({ endpoint: "get_avis", id: 1, set: null });
    expect((await upstream.all("get_avis")).some((row) => row["id"] === 1)).toBe(false);
    const since = new Date().toISOString();
    await upstream.clear();
    const { data } = await rowsOf(await upstream.ask("get_avis", { modifie_depuis: since }));
    expect(data.map((row) => row["id"])).toEqual([1]);
  });

  it("are refused where there is no such list", async () => {
    await expect(upstream.control({ endpoint: "get_rien", id: 1, set: {} })).rejects.toThrow("400");
    await expect(upstream.control({ endpoint: "get_marques", fault: "rien" })).rejects.toThrow("400");
  });
});

describe("the log", () => {
  it("tells the requests with the key masked, until cleared", async () => {
    await upstream.ask("get_versions", { page: 2, modifie_depuis: "2026-01-01" });
    const text = await (await fetch(`${upstream.url}/__control/log`)).text();
    expect(JSON.parse(text)).toEqual({
      requests: [
        {
          method: "GET",
          path: expect.stringContaining("API_KEY=***"),
          endpoint: "get_versions",
          page: "2",
          modifie_depuis: "2026-01-01",
          idempotency_key: null,
        },
      ],
    });
    expect(text).not.toContain("cle-d-essai");
    await fetch(`${upstream.url}/__control/log`, { method: "DELETE" });
    expect(await (await fetch(`${upstream.url}/__control/log`)).json()).toEqual({ requests: [] });
  });

  it("and the rest of the interface are closed to pages of a browser", async () => {
    const response = await fetch(`${upstream.url}/__control`, {
      method: "POST",
      headers: { Origin: "https://ailleurs.example" },
      body: "{}",
    });
    expect(response.status).toBe(403);
  });
});
