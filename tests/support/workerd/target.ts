import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, vi } from "vitest";
import type { RawResponse, RawRequest } from "../../faults/support/ask";
import { leaksInAnswer } from "../../faults/support/leaks-in-answer";
import { PERSON, SECRETS, sentinelsIn } from "../../faults/support/sentinels";
import { headersFile, type Rows, type Target } from "../../faults/support/target";
import { aKeyPair, aToken, type KeyPair, someClaims } from "../tokens";
import { aPublishedAd, anAd, aSeller } from "./made-ads";
import { KEYS, keysOf, LOOKUP, lookup, PRODUCTION } from "./member";
import { answerAt } from "./outbound";
import { takeWarnings } from "./warnings";
import { API, ask as askWorker, rowsOf, silentQueue, SITE, wake } from "./worker";

const OWNER = { email: `awa@${PERSON.emailHost}`, displayName: PERSON.name };

/** Replaces the rate limits. No two requests come from one network, so no limit would be reached, and each check of the real limits waits for another process. */
const UNLIMITED: RateLimit = { limit: async () => ({ success: true }) };
const LIMITS = {
  SEARCH_RATE: UNLIMITED,
  MESSAGE_RATE: UNLIMITED,
  CONTACT_RATE: UNLIMITED,
  PHOTO_RATE: UNLIMITED,
  MEMBER_RATE: UNLIMITED,
  OPS_RATE: UNLIMITED,
};

/** Responses of a working api.php. */
const apiPhp = ({ method }: Request) =>
  Response.json(method === "GET" ? { data: [] } : { ok: true, data: { reference: "BAKO-4827" } });

const countOf = async (table: keyof Rows) =>
  Number((await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).all<{ n: number }>()).results[0]?.n);

/** The Worker inside workerd, with sentinel secrets that must not leak. */
export interface WorkerdTarget extends Target {
  /** Delivers all stored messages. @returns sentinels that were found in responses and logs until then */
  leaks(): Promise<readonly string[]>;
}

/** Declares the hosts that the Worker calls, once per test file. @returns a function that opens a new target in each test */
export function targets(): () => Promise<WorkerdTarget> {
  let signer: KeyPair;
  const lines: string[] = [];
  beforeAll(async () => void (signer = await aKeyPair("one")));
  beforeEach(() => {
    lines.length = 0;
    for (const level of ["log", "info", "debug"] as const)
      vi.spyOn(console, level).mockImplementation((...words: unknown[]) => void lines.push(words.join(" ")));
    answerAt(KEYS, keysOf(signer));
    answerAt(LOOKUP, lookup(OWNER));
    answerAt(API, apiPhp);
  });

  const someone = async () => {
    const claims = someClaims();
    return { uid: String(claims.sub), member: { Authorization: `Bearer ${await aToken(signer, claims)}` } };
  };

  return async () => {
    const found: string[] = [];
    const { held, queue } = silentQueue();
    const settings = {
      ...PRODUCTION,
      ...LIMITS,
      API_KEY: SECRETS.apiKey,
      OPS_TOKEN: SECRETS.opsToken,
      REBUILD_SECRETS: SECRETS.webhookSecret,
      DELIVERIES: queue,
      PHOTOS: queue,
    };
    const owner = await someone();
    await aSeller({ uid: owner.uid, email: OWNER.email });
    const market = {
      online: await aPublishedAd(owner.uid),
      draft: await anAd(owner.uid, { state: "brouillon" }),
      member: owner.member,
    };
    const ask = async (asked: RawRequest): Promise<RawResponse> => {
      const { method = "GET", path, headers = {}, body } = asked;
      // The body is sent as bytes, because a string would set a Content-Type.
      const bytes = body === undefined ? undefined : new Uint8Array(Buffer.from(body));
      const sent = Object.entries({ ...(bytes && { "Content-Length": bytes.length }), ...headers }).map(
        ([name, value]) => [name, String(value)],
      );
      const answer = await askWorker(
        path,
        { method, headers: Object.fromEntries(sent), ...(bytes && { body: bytes }) },
        settings,
      );
      const answered = {
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: await answer.text(),
      };
      found.push(...leaksInAnswer(asked, answered));
      return answered;
    };
    return {
      site: SITE,
      member: (await someone()).member,
      market,
      always: headersFile.parse(await (await env.ASSETS.fetch("https://assets.local/_ids/headers.json")).json()),
      dropsEmptyHeaders: false,
      ask,
      messageIds: async () => new Set((await rowsOf("messages")).map(({ id }) => String(id))),
      rows: async () => ({
        messages: await countOf("messages"),
        outbox: await countOf("outbox"),
        webhooks: await countOf("webhooks"),
        rebuild_asked: await countOf("rebuild_asked"),
      }),
      leaks: async () => {
        await wake(held, settings);
        return [
          ...found,
          ...sentinelsIn(Buffer.from([...lines, ...takeWarnings()].join("\n"))).map((name) => `log: ${name}`),
        ];
      },
    };
  };
}
