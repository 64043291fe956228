import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { createServer } from "node:http";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CLOSED } from "../scripts/edge";
import { listen } from "../scripts/ports";
import { openSmallSite, type SmallSite } from "../tests/support/small-site";

const OLD = randomBytes(24).toString("base64");
const NEW = randomBytes(24).toString("base64");
/** What starts a build. */
const hook = { calls: 0 };
const builder = createServer((_, response) => {
  hook.calls += 1;
  response.writeHead(202).end();
});
let site: SmallSite;

beforeAll(async () => {
  const address = `http://127.0.0.1:${await listen(builder)}/`;
  site = await openSmallSite({ ...CLOSED, API_BASE: "http://127.0.0.1:9", API_KEY: "", REBUILD_SECRETS: `whsec_${OLD} whsec_${NEW}`, DEPLOY_HOOK_URL: address });
}, 90_000);
afterAll(async () => {
  await site.close();
  builder.close();
}, 30_000);

const sign = (id: string, timestamp: number | string, body: string, secret = NEW) =>
  `v1,${createHmac("sha256", Buffer.from(secret, "base64")).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
const seconds = () => Math.floor(Date.now() / 1_000);
const send = (id: string, timestamp: number | string, signature: string, body: string) =>
  site.ask("/api/rebuild", { method: "POST", headers: { "webhook-id": id, "webhook-timestamp": String(timestamp), "webhook-signature": signature }, body });
const tell = (id = randomUUID(), body = "{}", secret = NEW) => send(id, seconds(), sign(id, seconds(), body, secret), body);
const tick = (cron = "*+*+*+*+*") => site.ask(`/cdn-cgi/handler/scheduled?cron=${cron}`);
/** Each night one is built in any case: this one is due at once. */
const night = () => tick("17+3+*+*+*");

describe("content has changed", () => {
  test("says whoever has one of the secrets, each webhook once; the builder is asked", async () => {
    const id = randomUUID();
    const accepted = [await tell(id), await tell(id), await tell(randomUUID(), "{}", OLD)].map(async (answer) => [answer.status, (await answer.json()).accepted]);
    expect(await Promise.all(accepted)).toEqual([[202, true], [202, false], [202, true]]);
    await night();
    await tick();
    expect(hook.calls).toBe(1);
  });

  test("nobody else is believed", async () => {
    const now = seconds();
    const body = '{"fichier":"modeles.csv"}';
    const forgeries: readonly (readonly [string, number | string, string, string])[] = [
      ["a", now, "", body],
      ["a", now, sign("a", now, body, randomBytes(24).toString("base64")), body],
      ["a", now, sign("b", now, body), body],
      ["a", now, sign("a", now - 1, body), body],
      ["a", now, sign("a", now, body), `${body} `],
      ["a", now - 301, sign("a", now - 301, body), body],
      ["a", now + 302, sign("a", now + 302, body), body],
      ["", now, sign("", now, body), body],
      ["a", "", sign("a", "", body), body],
      ["a", now, sign("a", now, body).replace("v1,", "v1a,"), body],
      ["a", now, sign("a", now, body).slice(3), body],
      ["a".repeat(101), now, sign("a".repeat(101), now, body), body],
    ];
    for (const forgery of forgeries) {
      const answer = await send(...forgery);
      expect([answer.status, (await answer.json()).code]).toEqual([401, "not_signed"]);
    }
    expect((await site.ask("/api/rebuild")).status).toBe(405);
  });

  test("no change of one character in what was signed passes", async () => {
    const text = fc.stringMatching(/^[\w{}":,. -]{1,60}$/);
    await fc.assert(
      fc.asyncProperty(text, fc.nat(), fc.constantFrom("body", "signature"), async (body, at, where) => {
        const id = randomUUID();
        const now = seconds();
        const signature = sign(id, now, body);
        const changed = (whole: string) => {
          const index = at % whole.length;
          return whole.slice(0, index) + (whole[index] === "A" ? "B" : "A") + whole.slice(index + 1);
        };
        const answer = where === "body" ? await send(id, now, signature, changed(body)) : await send(id, now, `v1,${changed(signature.slice(3, -2))}${signature.slice(-2)}`, body);
        expect(answer.status).toBe(401);
      }),
      { numRuns: 200 },
    );
  }, 60_000);
});
