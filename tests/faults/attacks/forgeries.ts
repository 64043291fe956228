import { randomBytes, randomUUID } from "node:crypto";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { few } from "../../support/failing";
import type { Bed } from "../support/test-bed";
import { withDatabase } from "../support/database";
import { figure } from "../support/figures";
import { SEED } from "../support/seed";
import { SECRETS } from "../support/sentinels";
import { together } from "../support/in-lanes";
import { signed } from "../support/webhooks";

const OF_EACH_KIND = 120;
const VALID = 150;
const CONCURRENCY = 4;

interface Sent {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const SECOND = 1_000;
const ago = (seconds: number) => new Date(Date.now() - seconds * SECOND);
const body = () => JSON.stringify({ type: "contenu.modifie", at: Date.now(), fichier: randomUUID() });
const webhook = (at = new Date(), secret: string = SECRETS.webhookSecret, text = body()): Sent => ({
  headers: signed(secret, randomUUID(), at, text),
  body: text,
});
const anotherSecret = (bytes: number) => `whsec_${randomBytes(bytes).toString("base64")}`;
const changed = ({ headers, body: text }: Sent, more: Readonly<Record<string, string>>): Sent => ({
  headers: { ...headers, ...more },
  body: text,
});
const signatureOf = ({ headers }: Sent) =>
  Buffer.from((headers["webhook-signature"] ?? "").slice("v1,".length), "base64");

function flipped(bytes: Buffer, bit: number): Buffer {
  const copy = Buffer.from(bytes);
  const at = (bit >> 3) % copy.length;
  copy[at] = (copy[at] ?? 0) ^ (1 << (bit & 7));
  return copy;
}

/** Kind of forgery → a function that makes one from a random number and random text. */
const FORGERIES: Readonly<Record<string, (chance: number, words: string) => Sent>> = {
  "one bit of the signature": (chance) => {
    const right = webhook();
    return changed(right, {
      "webhook-signature": `v1,${flipped(signatureOf(right), chance % 256).toString("base64")}`,
    });
  },
  "one bit of the body": (chance) => {
    const right = webhook();
    // The highest bit stays unchanged, so that the body remains valid text.
    return {
      headers: right.headers,
      body: flipped(Buffer.from(right.body), chance - ((chance & 7) === 7 ? 1 : 0)).toString("utf8"),
    };
  },
  "a shorter or longer body": (chance, words) => {
    const right = webhook();
    return {
      headers: right.headers,
      body: chance % 2 === 0 ? right.body.slice(0, chance % right.body.length) : `${right.body}${words || " "}`,
    };
  },
  "another id": () => changed(webhook(), { "webhook-id": randomUUID() }),
  "another time": (chance) => {
    const right = webhook();
    return changed(right, {
      "webhook-timestamp": String(Number(right.headers["webhook-timestamp"]) - 1 - (chance % 200)),
    });
  },
  "too old": (chance) => webhook(ago(301 + (chance % 100_000))),
  "of the future": (chance) => webhook(ago(-310 - (chance % 100_000))),
  "another secret": (chance) => webhook(new Date(), anotherSecret(24 + (chance % 40))),
  "an empty secret": () => webhook(new Date(), anotherSecret(1)),
  "part of the signature": (chance) => {
    const right = webhook();
    return changed(right, {
      "webhook-signature": `v1,${signatureOf(right)
        .subarray(0, chance % 32)
        .toString("base64")}`,
    });
  },
  "another version of the scheme": (chance) => {
    const right = webhook();
    return changed(right, {
      "webhook-signature": `${["v0", "v1a", "V1", "v2", "", "v1:"][chance % 6]},${signatureOf(right).toString("base64")}`,
    });
  },
  "headers of nonsense": (chance, words) => {
    const header = ["webhook-id", "webhook-timestamp", "webhook-signature"][chance % 3] ?? "";
    return changed(webhook(), { [header]: words });
  },
};

/** Text that a header may contain: visible ASCII. */
const words = fc.string({ unit: fc.constantFrom(..."abcXYZ019 ,;=+/._-v1\"'<>"), maxLength: 150 });
const chances = fc.sample(fc.record({ chance: fc.nat(), words }), {
  numRuns: OF_EACH_KIND * Object.keys(FORGERIES).length,
  seed: SEED,
});
const forged = Object.entries(FORGERIES).flatMap(([kind, forge], row) =>
  chances
    .slice(row * OF_EACH_KIND, (row + 1) * OF_EACH_KIND)
    .map(({ chance, words: text }) => ({ kind, forge: () => forge(chance, text) })),
);

/** Forged webhooks, and valid ones that are sent again. */
export function testForgeries(bed: () => Bed): void {
  const send = async ({ headers, body: text }: Sent) =>
    bed().ask({
      method: "POST",
      path: "/api/rebuild",
      headers: { "Content-Type": "application/json", ...headers },
      body: text,
    });
  const rows = () => withDatabase(bed().site.root, (database) => database.rows());

  /** Lets pending builds run first. @returns a function that counts the webhooks accepted, the builds pending and the builds started since */
  async function afresh() {
    const built = bed().builds.count;
    await bed().night(); // The nightly clock runs pending builds without any wait.
    // The pending build is removed before the builder is called, and restored if the call fails.
    await expect.poll(() => rows().rebuild_asked === 0 && bed().builds.count > built).toBe(true);
    const before = { webhooks: rows().webhooks, builds: bed().builds.count };
    return () => ({
      believed: rows().webhooks - before.webhooks,
      asked: rows().rebuild_asked,
      builds: bed().builds.count - before.builds,
    });
  }

  describe("only the holder of the secret can request a build", () => {
    test("none of more than a thousand forgeries is accepted (long: each is an HTTP request)", async () => {
      const since = await afresh();
      const believed: string[] = [];
      await together(forged, async ({ kind, forge }) => {
        const sent = forge();
        const { status, body: answer } = await send(sent);
        if (status !== 401 || JSON.parse(answer).code !== "not_signed")
          believed.push(`${kind}, SEED=${SEED}: ${status} ${JSON.stringify(sent)}`);
      });
      expect(few(believed)).toEqual([]);
      await bed().tick();
      expect(since()).toEqual({ believed: 0, asked: 0, builds: 0 });
      figure("avis de changement", `${forged.length} contrefaçons, graine ${SEED}`, `${believed.length} crue`, [
        { what: "0", met: believed.length === 0 },
      ]);
    });

    test("each valid webhook takes effect once, however many copies arrive together, and never again later (long: each is an HTTP request)", async () => {
      const since = await afresh();
      const valid = Array.from({ length: VALID }, (_, count) => webhook(ago((count % 500) - 250)));
      const copies = valid.flatMap((one) => Array<Sent>(CONCURRENCY).fill(one));
      const accepted = await together(copies, async (one) => {
        const { status, body: answer } = await send(one);
        expect(status).toBe(202);
        return JSON.parse(answer).accepted === true ? one : null;
      });
      const acted = accepted.filter((one) => one !== null);
      expect([acted.length, new Set(acted).size]).toEqual([VALID, VALID]);
      expect(since()).toEqual({ believed: VALID, asked: 1, builds: 0 });
      await bed().night();
      await bed().tick();
      expect(since()).toEqual({ believed: VALID, asked: 0, builds: 1 });
      figure(
        "avis de changement",
        `${VALID} vrais, ${CONCURRENCY} fois chacun`,
        `${acted.length} suivis, ${since().builds} construction`,
        [{ what: "une fois chacun", met: acted.length === VALID }],
      );

      const again = await together(valid, async (one) => (await send(one)).body);
      expect(new Set(again)).toEqual(new Set(['{"accepted":false}']));
      await bed().tick();
      expect(since()).toEqual({ believed: VALID, asked: 0, builds: 1 });
      figure("avis de changement", `${again.length} redites plus tard`, `${since().builds - 1} construction de plus`, [
        { what: "0", met: since().builds === 1 },
      ]);
    });
  });
}
