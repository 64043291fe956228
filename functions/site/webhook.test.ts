import { createHmac, randomBytes, randomUUID } from "node:crypto";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isSigned, webhookHeaders } from "./webhook";

const OLD = randomBytes(24).toString("base64");
const NEW = randomBytes(24).toString("base64");
const secrets = [`whsec_${OLD}`, `whsec_${NEW}`];

const NOW = Date.UTC(2026, 10, 21, 10);
const now = NOW / 1_000;
const sign = (id: string, timestamp: number | string, body: string, secret = NEW) =>
  `v1,${createHmac("sha256", Buffer.from(secret, "base64")).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
const judge = (
  id: string,
  timestamp: number | string,
  signatures: string,
  body: string,
  known: readonly string[] = secrets,
) => isSigned({ id, timestamp: String(timestamp), signatures, body }, known, NOW);

const body = '{"fichier":"modeles.csv"}';
const right = sign("a", now, body);

describe("a webhook is believed", () => {
  test.each<[string, number, string]>([
    ["by the new secret", now, right],
    ["by the one that is being replaced", now, sign("a", now, body, OLD)],
    ["beside other signatures", now, `v2,x v1,!! ${sign("b", now, body)} ${right}`],
    ["five minutes after it was signed", now - 300, sign("a", now - 300, body)],
    ["by a clock five minutes ahead", now + 300, sign("a", now + 300, body)],
  ])("%s", async (_, timestamp, signatures) => expect(await judge("a", timestamp, signatures, body)).toBe(true));
});

// rule: site/webhook
describe("a webhook is not believed", () => {
  test.each<[string, string, number | string, string, string]>([
    ["unsigned", "a", now, "", body],
    ["signed by another secret", "a", now, sign("a", now, body, randomBytes(24).toString("base64")), body],
    ["signed under another id", "a", now, sign("b", now, body), body],
    ["signed at another time", "a", now, sign("a", now - 1, body), body],
    ["with another body", "a", now, right, `${body} `],
    ["that is older than five minutes", "a", now - 301, sign("a", now - 301, body), body],
    ["of five minutes from now", "a", now + 301, sign("a", now + 301, body), body],
    ["without an id", "", now, sign("", now, body), body],
    ["without a time", "a", "", sign("a", "", body), body],
    ["of a time that is no number", "a", `${now}x`, sign("a", `${now}x`, body), body],
    ["signed in another version", "a", now, right.replace("v1,", "v1a,"), body],
    ["signed in a version to come", "a", now, right.replace("v1,", "v2,"), body],
    ["signed in no version", "a", now, right.slice(3), body],
    ["with an endless id", "a".repeat(101), now, sign("a".repeat(101), now, body), body],
    ["with ten signatures before the right one", "a", now, `${"v1,AA== ".repeat(10)}${right}`, body],
  ])("%s", async (_, id, timestamp, signatures, sent) =>
    expect(await judge(id, timestamp, signatures, sent)).toBe(false),
  );

  test("where there is no secret", async () => expect(await judge("a", now, right, body, [])).toBe(false));

  test("with one character changed in what was signed", async () => {
    const text = fc.stringMatching(/^[\w{}":,. -]{1,60}$/);
    await fc.assert(
      fc.asyncProperty(text, fc.nat(), fc.constantFrom("body", "signature"), async (sent, at, where) => {
        const id = randomUUID();
        const signature = sign(id, now, sent);
        const changed = (whole: string) => {
          const index = at % whole.length;
          return whole.slice(0, index) + (whole[index] === "A" ? "B" : "A") + whole.slice(index + 1);
        };
        const signed =
          where === "body"
            ? judge(id, now, signature, changed(sent))
            : judge(id, now, `v1,${changed(signature.slice(3, -2))}${signature.slice(-2)}`, sent);
        expect(await signed).toBe(false);
      }),
      { numRuns: 200 },
    );
  });
});

test("what this site signs is believed by whoever has the secret, and by nobody else", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), async (text) => {
      const headers = await webhookHeaders({ id: "a.began", body: text }, `whsec_${NEW}`, NOW);
      expect(headers["webhook-signature"]).toBe(sign("a.began", now, text));
      const signed = (known: readonly string[]) =>
        judge("a.began", headers["webhook-timestamp"] ?? "", headers["webhook-signature"] ?? "", text, known);
      expect([await signed(secrets), await signed([`whsec_${OLD}`])]).toEqual([true, false]);
    }),
    { numRuns: 30 },
  );
});
