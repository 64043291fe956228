import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { anAlert, openAccounts } from "../../tests/support/workerd/alerts";
import { PRODUCTION } from "../../tests/support/workerd/member";
import { atNoon, pass, rowsOf, send, silentQueue, tick } from "../../tests/support/workerd/worker";
import type { Env } from "../env";

const DAY = 24 * 3_600_000;
const NIGHTLY = "17 3 * * *";
const ADDRESSES = 2_000;
openAccounts();
/** Addresses of one home, or one rented server: it has 18 trillion of them. */
const inOneHome = (n: number) => `2001:db8:41:82:${n.toString(16)}::${((n * 7) % 65_536).toString(16)}`;
const inManyHomes = (n: number) => `41.82.${n >> 8}.${n & 255}`;

/** An alert for the address of somebody else. */
const ask = async (address: string, n: number, more: Partial<Env> = {}) =>
  (
    await send(
      "alerts",
      anAlert({ email: `${n}@exemple.sn` }),
      { "CF-Connecting-IP": address },
      { ...PRODUCTION, DELIVERIES: silentQueue().queue, ...more },
    )
  ).status;
/** Nonsense, which is read once the limit lets it pass. */
const askNonsense = async (address: string) =>
  (await send("alerts", {}, { "CF-Connecting-IP": address }, PRODUCTION)).status;

async function statuses(
  addresses: number,
  asked: (n: number) => Promise<number>,
): Promise<Readonly<Record<number, number>>> {
  const counts: Record<number, number> = {};
  for (let n = 0; n < addresses; n += 1) {
    const status = await asked(n);
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}
/** As if they came over a whole day. */
const SLOWLY = { MESSAGE_RATE: { limit: () => Promise.resolve({ success: true }) } };

test("two thousand addresses of one home have the rate of one visitor (long: 2,000 requests)", {
  timeout: 60_000,
}, async () => {
  const { 422: read = 0, 429: stopped = 0 } = await statuses(ADDRESSES, (n) => askNonsense(inOneHome(n)));
  expect([read <= 10, read + stopped]).toEqual([true, ADDRESSES]); // five a minute, should a minute end meanwhile
});

test("and make thirty mails a day between them; the next day they are forgotten (long: 2,000 requests)", {
  timeout: 60_000,
}, async () => {
  atNoon();
  expect(await statuses(ADDRESSES, (n) => ask(inOneHome(n), n, SLOWLY))).toEqual({ 202: 30, 429: ADDRESSES - 30 });
  expect([(await rowsOf("messages")).length, (await rowsOf("alerts")).length]).toEqual([30, 30]);
  pass(DAY + 1);
  await tick(NIGHTLY);
  expect(new Set((await rowsOf("messages")).map(({ network }) => network))).toEqual(new Set([null]));
  expect(await ask(inOneHome(0), 0, SLOWLY)).toBe(202);
});

test("many homes are many visitors", async () => {
  expect(await statuses(200, (n) => askNonsense(inManyHomes(n)))).toEqual({ 422: 200 });
});

test("what is kept of a network tells nobody who it was, nor that it is the same one tomorrow", async () => {
  const kept = async () => (await rowsOf("messages")).map(({ network }) => String(network));
  await ask("41.82.1.2", 1, SLOWLY);
  const [today] = await kept();
  const plain = [
    ...new Uint8Array(
      await crypto.subtle.digest(
        "SHA-256",
        new TextEncoder().encode(`${new Date().toISOString().slice(0, 10)} 41.82.1.2`),
      ),
    ),
  ]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
  expect([today?.length, plain.startsWith(today ?? "")]).toEqual([32, false]);
  await env.DB.prepare("DELETE FROM messages").run();
  await send(
    "alerts",
    anAlert({ email: "1@exemple.sn" }),
    { "CF-Connecting-IP": "41.82.1.2" },
    { ...PRODUCTION, DELIVERIES: silentQueue().queue, ...SLOWLY, API_KEY: "une autre" },
  );
  expect((await kept())[0]).not.toBe(today);
  await env.DB.prepare("DELETE FROM messages").run();
  pass(DAY);
  await ask("41.82.1.2", 1, SLOWLY);
  expect((await kept())[0]).not.toBe(today);
});
