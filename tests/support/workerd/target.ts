import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, vi } from "vitest";
import type { Answered, Asked } from "../../faults/support/ask";
import { leaksInAnswer } from "../../faults/support/leaks-in-answer";
import { PERSON, SECRETS, sentinelsIn } from "../../faults/support/sentinels";
import { headersFile, type Rows, type Target } from "../../faults/support/target";
import { aKeyPair, aToken, type KeyPair, someClaims } from "../tokens";
import { aPublishedAd, anAd, aSeller } from "./made-ads";
import { KEYS, keysOf, LOOKUP, lookup, PRODUCTION } from "./member";
import { answerAt } from "./outbound";
import { warned } from "./said";
import { API, ask as askWorker, rowsOf, silentQueue, SITE, wake } from "./worker";

const OWNER = { email: `awa@${PERSON.emailHost}`, displayName: PERSON.name };

/** Nobody asks twice from one network, so that no limit would be met: what asks the real ones waits for another process each time. */
const UNLIMITED: RateLimit = { limit: async () => ({ success: true }) };
const LIMITS = {
  SEARCH_RATE: UNLIMITED,
  MESSAGE_RATE: UNLIMITED,
  CONTACT_RATE: UNLIMITED,
  PHOTO_RATE: UNLIMITED,
  MEMBER_RATE: UNLIMITED,
};

/** api.php on a good day. */
const apiPhp = ({ method }: Request) =>
  Response.json(method === "GET" ? { data: [] } : { ok: true, data: { reference: "BAKO-4827" } });

const countOf = async (table: keyof Rows) =>
  Number((await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).all<{ n: number }>()).results[0]?.n);

/** The Worker inside workerd, with secrets that nobody should read. */
export interface WorkerdTarget extends Target {
  /** Hands over all that was kept. @returns sentinels in what was answered and logged until then */
  leaks(): Promise<readonly string[]>;
}

/** Declares who the Worker asks, in a file of tests. @returns what opens a target, anew in each test */
export function targets(): () => Promise<WorkerdTarget> {
  let ours: KeyPair;
  const lines: string[] = [];
  beforeAll(async () => void (ours = await aKeyPair("one")));
  beforeEach(() => {
    lines.length = 0;
    for (const level of ["log", "info", "debug"] as const)
      vi.spyOn(console, level).mockImplementation((...words: unknown[]) => void lines.push(words.join(" ")));
    answerAt(KEYS, keysOf(ours));
    answerAt(LOOKUP, lookup(OWNER));
    answerAt(API, apiPhp);
  });

  const someone = async () => {
    const claims = someClaims();
    return { uid: String(claims.sub), member: { Authorization: `Bearer ${await aToken(ours, claims)}` } };
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
    const ask = async (asked: Asked): Promise<Answered> => {
      const { method = "GET", path, headers = {}, body } = asked;
      // As bytes: a text would bring a type of its own.
      const bytes = body === undefined ? undefined : new Uint8Array(Buffer.from(body));
      const told = Object.entries({ ...(bytes && { "Content-Length": bytes.length }), ...headers }).map(
        ([name, value]) => [name, String(value)],
      );
      const answer = await askWorker(
        path,
        { method, headers: Object.fromEntries(told), ...(bytes && { body: bytes }) },
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
          ...sentinelsIn(Buffer.from([...lines, ...warned()].join("\n"))).map((name) => `log: ${name}`),
        ];
      },
    };
  };
}
