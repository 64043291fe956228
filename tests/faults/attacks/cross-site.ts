import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { few } from "../../support/failing";
import { anAddress } from "../../support/reference-api";
import type { RawResponse } from "../support/ask";
import { type Attempt, attempts, attemptsToPost, headersOf, JSON_TYPES, METHODS } from "../support/attempts";
import { FORMS, OF_MARKET, OF_MEMBERS } from "../support/forms";
import { operator } from "../support/operator";
import { SECRETS } from "../support/sentinels";
import type { Market, Target } from "../support/target";
import { together } from "../support/in-lanes";
import { signed } from "../support/webhooks";

/** Methods that members' addresses accept beside POST. GET and HEAD are safe, since no other site can read the answer; DELETE is tested separately below. */
const READ_OR_DELETED: ReadonlyMap<string, readonly string[]> = new Map([
  ["me/ads", ["GET", "HEAD"]],
  ["me/ads/{id}", ["GET", "HEAD", "DELETE"]],
]);
const WITHOUT_BODY = ["GET", "HEAD"];

type Write = () => object;
const ACTS = ["", "/submit", "/price", "/renew", "/sold", "/photos/order"].map((act): [string, Write] => [
  `me/ads/{id}${act}`,
  () => ({}),
]);
const TO_VISITORS: readonly [string, () => { readonly id: string }][] = [
  ...Object.entries(FORMS),
  ["ads/{id}/message", OF_MARKET.message],
  ["alerts", OF_MARKET.alert],
];
const TO_MEMBERS: readonly [string, Write][] = [
  ...Object.entries(OF_MEMBERS),
  ["me/ads", () => ({ id: randomUUID() })],
  ...ACTS,
];
const DELETED = [
  "me",
  "reviews/9856fab5-0a4f-4143-bb52-3ae12f48b191",
  "me/ads/{id}",
  `me/ads/{id}/photos/${"a".repeat(32)}`,
  "me/alerts/9856fab5-0a4f-4143-bb52-3ae12f48b191",
];

/** The number of requests that were tried, and of stored messages that no answer had acknowledged. */
export interface Tried {
  sent: number;
  strays: number;
}

const at = (address: string, { online }: Market) => address.replace("{id}", online);
const allowsOthers = ({ headers }: RawResponse) =>
  Object.keys(headers).some((name) => name.startsWith("access-control-"));

/** The expected answers of the Worker to attempts at a target. */
function rulesOf({ site: own, dropsEmptyHeaders }: Target) {
  const isOurs = ({ origin, site }: Attempt) =>
    origin === null || (origin === "" && dropsEmptyHeaders) ? site === "same-origin" : origin === own;
  const wanted = (attempt: Attempt) =>
    attempt.method !== "POST" ? 405 : !isOurs(attempt) ? 403 : JSON_TYPES.includes(attempt.type) ? 202 : 415;
  return { isOurs, wanted };
}

/**
 * Requests that another site's page could make a visitor's browser send.
 * @param share selects the combinations to try at the address with this index
 * @returns the counts so far; they grow while the tests run
 */
export function testCrossSite(
  open: () => Promise<Target>,
  share: (all: readonly Attempt[], address: number) => readonly Attempt[] = (all) => all,
): Tried {
  const tried: Tried = { sent: 0, strays: 0 };

  const askAs = (
    { ask }: Target,
    path: string,
    attempt: Attempt,
    body: string,
    more: Readonly<Record<string, string>> = {},
  ): Promise<RawResponse> => {
    tried.sent += 1;
    const { method } = attempt;
    return ask({
      method,
      path,
      headers: { ...headersOf(attempt), "CF-Connecting-IP": anAddress(), ...more },
      ...(!WITHOUT_BODY.includes(method) && { body }),
    });
  };

  /** Returns the wrong answers, and the number of stored messages beyond those that were acknowledged. */
  async function judge(
    target: Target,
    all: readonly Attempt[],
    send: (
      attempt: Attempt,
    ) => Promise<{ readonly answered: RawResponse; readonly expected: number; readonly id?: string }>,
  ) {
    const before = await target.messageIds();
    const accepted = new Set<string>();
    const wrong: string[] = [];
    await together(all, async (attempt) => {
      const { answered, expected, id } = await send(attempt);
      if (answered.status === 202 && id) accepted.add(id);
      if (answered.status !== expected || allowsOthers(answered))
        wrong.push(`${JSON.stringify(attempt)}: ${answered.status}`);
    });
    const now = await target.messageIds();
    const kept = [...accepted].filter((id) => now.has(id)).length;
    const strays = now.size - before.size - kept;
    tried.strays += strays;
    return { wrong, accepted: accepted.size, kept, strays };
  }

  describe("another site cannot act in a visitor's name", () => {
    test.each(TO_VISITORS.map(([address, write], index) => [address, write, index] as const))(
      "/api/%s",
      async (address, write, index) => {
        const target = await open();
        const { wanted } = rulesOf(target);
        const all = share(attemptsToPost(target.site), index);
        const { wrong, accepted, kept, strays } = await judge(target, all, async (attempt) => {
          const message = write();
          return {
            answered: await askAs(target, `/api/${at(address, target.market)}`, attempt, JSON.stringify(message)),
            expected: wanted(attempt),
            id: message.id,
          };
        });
        expect(few(wrong)).toEqual([]);
        expect({ accepted, kept, strays }).toEqual({
          accepted: all.filter((attempt) => wanted(attempt) === 202).length,
          kept: accepted,
          strays: 0,
        });
      },
    );

    test.each(TO_MEMBERS.map(([address, write], index) => [address, write, TO_VISITORS.length + index] as const))(
      "/api/%s requires a member’s token, and refuses other sites even with one",
      async (address, write, index) => {
        const target = await open();
        const { isOurs, wanted } = rulesOf(target);
        const all = share(
          attemptsToPost(
            target.site,
            METHODS.filter((method) => !READ_OR_DELETED.get(address)?.includes(method)),
          ),
          index,
        );
        const { wrong, strays } = await judge(target, all, async (attempt) => {
          const answered = await askAs(
            target,
            `/api/${at(address, target.market)}`,
            attempt,
            JSON.stringify(write()),
            isOurs(attempt) ? {} : target.market.member,
          );
          return { answered, expected: wanted(attempt) === 202 ? 401 : wanted(attempt) };
        });
        expect({ wrong: few(wrong), strays }).toEqual({ wrong: [], strays: 0 });
      },
    );

    test.each(DELETED.map((address, index) => [address, index] as const))(
      "DELETE /api/%s requires a member’s token, and refuses other sites even with one",
      async (address, index) => {
        const target = await open();
        const { isOurs } = rulesOf(target);
        const { wrong, strays } = await judge(
          target,
          share(attempts(target.site, ["DELETE"], [null, "application/json", "text/plain"]), index),
          async (attempt) => ({
            answered: await askAs(
              target,
              `/api/${at(address, target.market)}`,
              attempt,
              "",
              isOurs(attempt) ? {} : target.market.member,
            ),
            expected: isOurs(attempt) ? 401 : 403,
          }),
        );
        expect({ wrong: few(wrong), strays }).toEqual({ wrong: [], strays: 0 });
      },
    );

    test("/api/rebuild requires a signature, whatever the origin of the request", async () => {
      const target = await open();
      const before = await target.rows();
      const all = attempts(
        target.site,
        ["POST", ...METHODS],
        ["application/json", "text/plain", "application/x-www-form-urlencoded"],
        [null, "cross-site"],
      );
      const wrong: string[] = [];
      const valid = await together(share(all, 0), async (attempt, index) => {
        const isSigned = index % 2 === 0;
        const secret = isSigned
          ? SECRETS.webhookSecret
          : `whsec_${Buffer.from("un autre secret, assez long").toString("base64")}`;
        const { status } = await askAs(
          target,
          "/api/rebuild",
          attempt,
          "{}",
          signed(secret, randomUUID(), new Date(), "{}"),
        );
        if (status !== (attempt.method !== "POST" ? 405 : isSigned ? 202 : 401))
          wrong.push(`${JSON.stringify(attempt)}: ${status}`);
        return attempt.method === "POST" && isSigned;
      });
      expect(few(wrong)).toEqual([]);
      expect((await target.rows()).webhooks - before.webhooks).toBe(valid.filter(Boolean).length);
    });

    test("/api/ops/outbox/retry requires the token, whatever the origin of the request", async () => {
      const target = await open();
      /** The counts without pending rebuilds: the clock may start one at any time, whatever the requests do. */
      const rows = async () => ({ ...(await target.rows()), rebuild_asked: null });
      const before = await rows();
      const all = attempts(
        target.site,
        ["POST", ...METHODS],
        ["application/json", "text/plain"],
        [null, "same-origin"],
      );
      const wrong: string[] = [];
      await together(share(all, 0), async (attempt, index) => {
        const isOperator = index % 3 === 0;
        const { status } = await askAs(
          target,
          "/api/ops/outbox/retry",
          attempt,
          "{}",
          isOperator ? operator : index % 3 === 1 ? { Authorization: "Bearer autre" } : {},
        );
        const acts = attempt.method === "POST" && isOperator;
        if (acts ? status !== 200 : ![401, 404, 405].includes(status))
          wrong.push(`${JSON.stringify(attempt)}: ${status}`);
      });
      expect(few(wrong)).toEqual([]);
      expect(await rows()).toEqual(before);
    });
  });
  return tried;
}
