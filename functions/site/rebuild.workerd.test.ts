import { beforeEach, describe, expect, test } from "vitest";
import { answerAt, calls } from "../../tests/support/workerd/outbound";
import { takeWarnings } from "../../tests/support/workerd/warnings";
import { ask, pass, tick as tickWith } from "../../tests/support/workerd/worker";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const SECRET = btoa("vingt-quatre octets ici.");
const HOOK = "build.exemple.test";
const settings = { REBUILD_SECRETS: `whsec_${SECRET}`, DEPLOY_HOOK_URL: `https://${HOOK}/hook` };

const tick = (cron?: string) => tickWith(cron, settings);
const night = () => tick("17 3 * * *");

async function sign(text: string): Promise<string> {
  const key = await crypto.subtle.importKey(
    "raw",
    new TextEncoder().encode(atob(SECRET)),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const signature = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text));
  return `v1,${btoa(String.fromCharCode(...new Uint8Array(signature)))}`;
}

/** An editor saves: the webhook that tells of it. */
async function save(id: string = crypto.randomUUID()): Promise<unknown> {
  const timestamp = String(Math.floor(Date.now() / SECOND));
  const headers = {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": await sign(`${id}.${timestamp}.{}`),
  };
  const answer = await ask("/api/rebuild", { method: "POST", headers, body: "{}" }, settings);
  expect(answer.status).toBe(202);
  return answer.json();
}

beforeEach(() => answerAt(HOOK, () => new Response(null, { status: 202 })));

describe("content that has changed", () => {
  // rule: site/rebuild
  test("is built once, after a minute of quiet; a replay builds nothing", async () => {
    await save("a");
    await save();
    pass(59 * SECOND);
    await save();
    pass(59 * SECOND);
    await tick();
    expect(calls).toEqual([]);
    pass(SECOND);
    await Promise.all([tick(), tick(), tick()]);
    expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([`POST https://${HOOK}/hook`]);
    expect(await save("a")).toEqual({ accepted: false });
    pass(MINUTE);
    await tick();
    expect(calls).toHaveLength(1);
  });

  test("is told by no replay, before the night or after it", async () => {
    await save("a");
    await night();
    expect(await save("a")).toEqual({ accepted: false });
  });

  test("is told in 16 kB at most", async () => {
    const answer = await ask("/api/rebuild", { method: "POST", body: "x".repeat(16_385) }, settings);
    expect([answer.status, (await answer.json()).code]).toEqual([413, "too_big"]);
  });

  // rule: site/rebuild
  test("is built after ten minutes, however often editors save", async () => {
    for (let time = 0; time < 20; time += 1) {
      await save();
      await tick();
      expect(calls).toHaveLength(0);
      pass(30 * SECOND);
    }
    await tick();
    expect(calls).toHaveLength(1);
  });

  // rule: site/rebuild
  test("is built 48 times a day at most; what waits is built the next day", async () => {
    for (let time = 0; time < 50; time += 1) {
      await save();
      pass(MINUTE);
      await tick();
    }
    expect(calls).toHaveLength(48);
    pass(24 * 60 * MINUTE);
    await tick();
    expect(calls).toHaveLength(49);
  });

  test("is built a minute later where the builder is at work, or does not answer", async () => {
    answerAt(HOOK, () => new Response(null, { status: 409 }));
    await save();
    pass(MINUTE);
    await tick();
    answerAt(HOOK, () => Promise.reject(new TypeError("Network connection lost.")));
    pass(MINUTE);
    await tick();
    answerAt(HOOK, () => new Response(null, { status: 202 }));
    pass(MINUTE);
    await tick();
    pass(MINUTE);
    await tick();
    expect(calls).toHaveLength(3);
    expect(takeWarnings()).toEqual(["deploy hook: status 409", "deploy hook: TypeError"]);
  });
});

// rule: site/rebuild
test("each night the site is built in any case, once", async () => {
  await night();
  await tick();
  expect(calls).toHaveLength(1);
});
