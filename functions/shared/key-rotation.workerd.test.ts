import { decodeProtectedHeader } from "jose";
import { describe, expect, test } from "vitest";
import { aLead } from "../../tests/support/messages";
import { anAddress } from "../../tests/support/reference-api";
import { anAlert, openAccounts, SETTINGS } from "../../tests/support/workerd/alerts";
import { answerAt, calls } from "../../tests/support/workerd/outbound";
import { HOOK, save, SETTINGS as SAVES } from "../../tests/support/workerd/saves";
import { takeWarnings } from "../../tests/support/workerd/warnings";
import { API, ask, rowsOf, send, silentQueue, tick, wake } from "../../tests/support/workerd/worker";
import type { Env } from "../env";

const NEW = "cle-nouvelle";
const OLD = "cle-ancienne";
openAccounts();

/** The settings of the Worker, step by step, of a rotation as docs/deploying.md says it. */
const steps = (old: string, both: string, next: string) => [old, both, both, next];

// rule: site/key-rotation
describe("a key is replaced under traffic without a lost request", () => {
  test("of api.php, which changes its own at once while the Worker has both", async () => {
    let accepted = OLD;
    const kept = new Set<string>();
    answerAt(API, async (request) => {
      const isPost = request.method === "POST";
      const key = request.headers.get("X-API-KEY");
      const parameter = isPost
        ? (await request.clone().json()).API_KEY
        : new URL(request.url).searchParams.get("API_KEY");
      if (key !== accepted || parameter !== accepted) return new Response(null, { status: 401 });
      if (isPost) kept.add(request.headers.get("Idempotency-Key") ?? "");
      return Response.json(
        isPost ? { ok: true } : { data: [{ type: "model", model_name: "RAV4", model_id: 7, brand_name: "Toyota" }] },
      );
    });
    const sentIds: string[] = [];
    for (const [step, API_KEY] of steps(OLD, `${NEW} ${OLD}`, NEW).entries()) {
      if (step === 2) accepted = NEW;
      for (let time = 0; time < 5; time += 1) {
        const lead = aLead();
        const { queue, held } = silentQueue();
        expect((await send("leads", lead, {}, { API_KEY, DELIVERIES: queue })).status).toBe(202);
        await wake(held, { API_KEY });
        sentIds.push(lead.id);
        const words = `rav ${crypto.randomUUID().slice(0, 8)}`;
        const found = await ask(
          `/api?${new URLSearchParams({ endpoint: "search_suggestion", search: words }).toString()}`,
          { headers: { "CF-Connecting-IP": anAddress() } },
          { API_KEY },
        );
        expect([found.status, (await found.json()).data.length]).toEqual([200, 1]);
      }
    }
    // No delivery waits for another attempt, and no warning says that one failed (tests/support/workerd/setup.ts).
    expect((await rowsOf("outbox")).map(({ state, attempts }) => [state, attempts])).toEqual(
      sentIds.map(() => ["sent", 0]),
    );
    expect([...kept].sort()).toEqual([...sentIds].sort());
  });

  test("of api.php: any other refusal than of the key is not asked again with the older one", async () => {
    answerAt(API, () => new Response(null, { status: 403 }));
    const { queue, held } = silentQueue();
    const settings = { API_KEY: `${NEW} ${OLD}` };
    await send("leads", aLead(), {}, { ...settings, DELIVERIES: queue });
    await wake(held, settings);
    expect(calls).toHaveLength(1);
    expect(takeWarnings()).toEqual(["message not handed over: status 403"]);
  });

  test("of operators, who change theirs one by one", async () => {
    const asked = async (token: string, OPS_TOKEN: string) =>
      (await ask("/api/ops/clock", { headers: { Authorization: `Bearer ${token}` } }, { OPS_TOKEN })).status;
    const both = `${NEW} ${OLD}`;
    expect(await asked(OLD, OLD)).toBe(200);
    expect([await asked(OLD, both), await asked(NEW, both)]).toEqual([200, 200]);
    for (const forged of [both, "", `${NEW}x`, `${NEW} `.repeat(2)]) expect(await asked(forged, both)).toBe(401);
    expect([await asked(NEW, NEW), await asked(OLD, NEW)]).toEqual([200, 401]);
    expect([await asked("", " "), await asked("undefined", " ")]).toEqual([401, 401]);
  });

  test("of the webhook, whether it is signed with the new secret or still with the old one", async () => {
    answerAt(HOOK, () => new Response(null, { status: 200 }));
    const queue = { REBUILDS: silentQueue().queue } as unknown as Partial<Env>;
    const signed = SAVES.REBUILD_SECRETS;
    const other = `whsec_${btoa("un autre secret, de 24 o")}`;
    for (const [step, REBUILD_SECRETS] of [signed, `${other} ${signed}`, `${signed} ${other}`, signed].entries())
      await save(`webhook-${step}`, { ...queue, REBUILD_SECRETS });
  });

  test("of notifications: browsers of both keys are woken, and a new one subscribes with the new key", async () => {
    const [old, next] = [await aPair(), await aPair()];
    const SERVICE = "fcm.googleapis.com";
    /** As Google's service: a signature by another key than the subscription's is refused by 403. */
    const subscribedWith = new Map<string, string>();
    const woken: string[] = [];
    answerAt(SERVICE, async (request) => {
      const [, token = "", key = ""] =
        /^vapid t=([^,]+), k=(.+)$/.exec(request.headers.get("Authorization") ?? "") ?? [];
      expect(decodeProtectedHeader(token).alg).toBe("ES256");
      if (subscribedWith.get(request.url) !== key) return new Response(null, { status: 403 });
      woken.push(request.url);
      return new Response(null, { status: 201 });
    });
    const subscribe = async (name: string, more: Partial<Env>) => {
      const push = `https://${SERVICE}/fcm/send/${name}`;
      const { key } = await (await ask("/api/push", {}, more)).json();
      subscribedWith.set(push, key);
      const { email: _none, ...alert } = anAlert();
      expect(
        (await send("alerts", { ...alert, push }, {}, { ...SETTINGS, ...more, DELIVERIES: silentQueue().queue }))
          .status,
      ).toBe(202);
      return push;
    };
    const before = { PUSH_KEY: JSON.stringify(old) };
    const after = { PUSH_KEY: JSON.stringify([next, old]) };
    const first = await subscribe("old", before);
    const second = await subscribe("new", after);
    expect(subscribedWith.get(first)).not.toBe(subscribedWith.get(second));
    expect(await (await ask("/api/push", {}, after)).json()).toEqual({
      key: subscribedWith.get(second),
      older: [subscribedWith.get(first)],
    });
    await tick(undefined, after);
    expect(woken.sort()).toEqual([second, first].sort());
    expect((await rowsOf("outbox")).map(({ state }) => state)).toEqual(["sent", "sent"]);
    expect((await ask("/api/health", {}, { PUSH_KEY: JSON.stringify([next, {}]) })).status).toBe(503);
  });
});

async function aPair(): Promise<JsonWebKey> {
  const pair = (await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, [
    "sign",
    "verify",
  ])) as CryptoKeyPair;
  const { kty, crv, x, y, d } = (await crypto.subtle.exportKey("jwk", pair.privateKey)) as JsonWebKey;
  return { kty, crv, x, y, d } as JsonWebKey;
}
