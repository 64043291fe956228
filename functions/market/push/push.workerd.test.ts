import { importJWK, jwtVerify } from "jose";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { news } from "../../../src/contract/shared/push";
import { alertsOf } from "../alerts/alerts-store";
import { anAlert, openAccounts, SETTINGS } from "../../../tests/support/workerd/alerts";
import { aPublishedAd, aSeller } from "../../../tests/support/workerd/made-ads";
import { answerAt, calls } from "../../../tests/support/workerd/outbound";
import { takeWarnings } from "../../../tests/support/workerd/warnings";
import { ask, atNoon, pass, rowsOf, send, silentQueue, SITE, tick, wake } from "../../../tests/support/workerd/worker";
import { purgeAlerts } from "../alerts/alerts-store";

const HOUR = 3_600_000;
const SERVICE = "fcm.googleapis.com";
const PUSH = `https://${SERVICE}/fcm/send/cle:APA91b-x_y`;
openAccounts();
const UNLIMITED = { limit: async () => ({ success: true }) };

let opened: { PUSH_KEY: string; DELIVERIES: typeof SETTINGS.DELIVERIES };
let publicJwk: JsonWebKey;
beforeAll(async () => {
  const pair = (await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, [
    "sign",
    "verify",
  ])) as CryptoKeyPair;
  const { kty, crv, x, y, d } = (await crypto.subtle.exportKey("jwk", pair.privateKey)) as JsonWebKey;
  publicJwk = { kty, crv, x, y } as JsonWebKey;
  opened = { ...SETTINGS, PUSH_KEY: JSON.stringify({ kty, crv, x, y, d }) };
});

const request = ({ push = PUSH, ...more }: Record<string, unknown> = {}) => {
  const { email: _none, ...alert } = anAlert(more);
  return { ...alert, push };
};
const create = (more?: Record<string, unknown>) => send("alerts", request(more), {}, { ...SETTINGS, ...opened });
const newsOf = async (push = PUSH) => news.parse(await (await send("push/news", { push }, {}, opened)).json()).notices;
const minute = () => tick(undefined, opened);
/** Creates an alert of a browser that has read its first notification. */
async function anAlertRead(): Promise<void> {
  expect((await create()).status).toBe(202);
  expect((await newsOf()).map(({ title, text }) => [title, text])).toEqual([["Alerte créée", "Hyundai Tucson"]]);
  pass(60_000);
}
/** Publishes an ad that the alert of a browser looks for. */
async function anAdForIt(): Promise<string> {
  await anAlertRead();
  const id = await aPublishedAd(await aSeller(), { price: 9_000_000 });
  await minute();
  return id;
}
const pushes = () => calls.filter(({ url }) => url.startsWith(`https://${SERVICE}/`));

// rule: market/alert-notices
describe("an alert of a browser", () => {
  test("is on at once, wakes it by a signed push that carries nothing, and is then read once", async () => {
    answerAt(SERVICE, () => new Response(null, { status: 201 }));
    const id = await anAdForIt();
    await minute();
    const [push] = pushes();
    expect(pushes()).toHaveLength(1);
    expect([push?.url, push?.method, await push?.text(), push?.headers.get("TTL")]).toEqual([
      PUSH,
      "POST",
      "",
      "86400",
    ]);
    const [, signature = "", key = ""] =
      /^vapid t=([^,]+), k=(.+)$/.exec(push?.headers.get("Authorization") ?? "") ?? [];
    expect(await (await ask("/api/push", {}, opened)).json()).toEqual({ key });
    expect(atob(key.replaceAll("-", "+").replaceAll("_", "/"))).toHaveLength(65);
    const { payload } = await jwtVerify(signature, await importJWK(publicJwk, "ES256"));
    expect([payload.aud, payload.sub]).toEqual([`https://${SERVICE}`, SITE]);
    expect((payload.exp ?? 0) * 1_000 - Date.now()).toBeLessThan(24 * HOUR);

    const [notice, ...others] = await newsOf();
    expect(others).toEqual([]);
    expect(notice).toMatchObject({
      title: "Hyundai Tucson",
      text: expect.stringMatching(/^Hyundai Tucson \d{4} : 9\.000\.000\sFCA$/),
      path: expect.stringContaining(`/marche-doccasion/annonce/${id}`),
    });
    expect(await newsOf()).toEqual([]);
    for (const { body, contact } of await rowsOf("messages")) {
      expect(body).toBe("{}");
      expect(contact).toMatch(/^push:[0-9a-f]{64}$/);
    }
    expect((await send("alerts/leave", { token: notice?.token }, {}, opened)).status).toBe(204);
    expect(await rowsOf("alerts")).toEqual([]);
  });

  test("tells how many there are, and of a lowered price the one before", async () => {
    answerAt(SERVICE, () => new Response(null, { status: 201 }));
    await anAlertRead();
    const seller = await aSeller();
    for (let n = 0; n < 3; n += 1) await aPublishedAd(seller, { price: 9_000_000 });
    await minute();
    const [many] = await newsOf();
    expect(many?.text).toMatch(/, et 2 autres$/);
    expect(many?.path).toBe("/marche-doccasion/rechercher?modele=hyundai-tucson");
    await env.DB.prepare("UPDATE alerts SET search = 'version_neuve=130', price = 21000000").run();
    pass(HOUR);
    await minute();
    expect((await newsOf()).map(({ text }) => text.replace(/\s/g, " "))).toEqual([
      "Hyundai Tucson 2.0 Confort, neuf : 19.900.000 FCA au lieu de 21.000.000 FCA",
    ]);
  });

  test("of another browser is not read with it, nor listed for anybody", async () => {
    answerAt(SERVICE, () => new Response(null, { status: 201 }));
    await anAdForIt();
    expect(await newsOf(`${PUSH}2`)).toEqual([]);
    expect(await newsOf()).toHaveLength(1);
    expect(await alertsOf(env.DB, { uid: "someone", email: "awa@exemple.sn" })).toEqual([]);
  });

  test("ends when the browser has withdrawn its address; a push service that fails is asked again", async () => {
    answerAt(SERVICE, () => new Response(null, { status: 503 }));
    await anAdForIt();
    await minute();
    expect((await rowsOf("outbox")).at(-1)).toMatchObject({ state: "waiting", last_error: "status 503" });
    answerAt(SERVICE, () => new Response(null, { status: 410 }));
    pass(60_000);
    await minute();
    expect((await rowsOf("outbox")).at(-1)).toMatchObject({
      state: "undeliverable",
      last_error: "the browser is gone",
    });
    pass(HOUR);
    await minute();
    expect(pushes()).toHaveLength(2);
    await purgeAlerts(env.DB, Date.now());
    expect(await rowsOf("alerts")).toEqual([]);
    takeWarnings();
  });

  test("is announced to the browser by the queue at once, and its address is proved by that", async () => {
    answerAt(SERVICE, () => new Response(null, { status: 404 }));
    const alert = request();
    const { queue, held } = silentQueue();
    const headers = { "CF-Connecting-IP": "41.82.0.9" };
    expect((await send("alerts", alert, headers, { ...opened, DELIVERIES: queue })).status).toBe(202);
    expect(held).toEqual([{ id: alert.id }]);
    await wake(held, opened);
    expect([pushes().length, (await rowsOf("outbox"))[0]?.["state"]]).toEqual([1, "undeliverable"]);
    await purgeAlerts(env.DB, Date.now());
    expect(await rowsOf("alerts")).toEqual([]);
    takeWarnings();
  });

  test("is one of thirty a day from one network, whatever browsers it claims", async () => {
    atNoon();
    const headers = { "CF-Connecting-IP": "41.82.0.7" };
    const statuses: number[] = [];
    for (let n = 0; n < 31; n += 1) {
      pass(20_000);
      statuses.push(
        (await send("alerts", request({ push: `${PUSH}${n}` }), headers, { ...opened, MESSAGE_RATE: UNLIMITED }))
          .status,
      );
      await newsOf(`${PUSH}${n}`);
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 202), 429]);
    expect(await rowsOf("alerts")).toHaveLength(30);
  });

  test("is refused beyond ten, and asked for twice it is one", async () => {
    for (let n = 0; n < 10; n += 1)
      expect((await create({ search: `modele=kia-rio&annee_min=${2010 + n}` })).status).toBe(202);
    expect((await create({ search: "modele=kia-rio&annee_min=2010" })).status).toBe(202);
    const refused = await create({ search: "modele=kia-rio" });
    expect([refused.status, await refused.json()]).toMatchObject([429, { code: "many_notices" }]);
    expect(await rowsOf("alerts")).toHaveLength(10);
  });

  test.each([
    "http://fcm.googleapis.com/fcm/send/x",
    "https://fcm.googleapis.com.attaquant.test/x",
    "https://attaquant.test/fcm.googleapis.com/x",
    "https://x@fcm.googleapis.com:8443/x",
    "https://127.0.0.1/x",
    "",
  ])("makes the Worker call nobody but a push service: %s", async (push) => {
    expect((await create({ push })).status).toBe(422);
    expect((await send("push/news", { push }, {}, opened)).status).toBe(400);
    expect(await rowsOf("alerts")).toEqual([]);
  });
});

// rule: market/alert-notices
test("without a key the site offers no notifications, and a key that is not one closes it like any wrong setting", async () => {
  expect(await (await ask("/api/push", {}, SETTINGS)).json()).toEqual({ key: null });
  expect((await send("alerts", request(), {}, SETTINGS)).status).toBe(503);
  for (const PUSH_KEY of ["{}", "x", '{"kty":"EC"}'])
    expect((await ask("/api/push", {}, { ...SETTINGS, PUSH_KEY })).status).toBe(503);
  takeWarnings();
});
