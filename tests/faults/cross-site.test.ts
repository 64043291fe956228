import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { few } from "../support/failing";
import { anAddress } from "../support/reference-api";
import type { Answered } from "./support/ask";
import { type Bed, openBed, operator } from "./support/bed";
import { openDatabase } from "./support/database";
import { figure } from "./support/figures";
import { FORMS, OF_MARKET, OF_MEMBERS } from "./support/forms";
import { type Market, openMarket } from "./support/own-ads";
import { testNothingIsTold } from "./support/nothing-told";
import { SECRETS } from "./support/sentinels";
import { together } from "./support/together";
import { signed } from "./support/webhooks";

const JSON_TYPES = ["application/json", "application/json; charset=utf-8", "Application/JSON"];
/** What a form of another site may send without asking first, and what looks like JSON and is none. */
const OTHER_TYPES = [null, "text/plain", "text/plain; application/json", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/json", "application/jsonp"];
const FETCH_SITES = [null, "same-origin", "same-site", "cross-site", "none"];
const METHODS = ["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"];
/** What addresses of a member's own take beside POST: nobody else's page reads the answer, and what deletes is asked below. */
const READ_OR_DELETED: ReadonlyMap<string, readonly string[]> = new Map([["me/ads", ["GET", "HEAD"]], ["me/ads/{id}", ["GET", "HEAD", "DELETE"]]]);
const WITHOUT_BODY = ["GET", "HEAD"];

let bed: Bed;
let market: Market;
let sent = 0;
/** Messages in the database that no answer had acknowledged. */
let strays = 0;
beforeAll(async () => {
  bed = await openBed();
  market = await openMarket(bed);
  stored(new Set());
});
afterAll(async () => {
  figure("au nom d’un visiteur", `${sent} combinaisons : méthode, type, origine, site`, `${strays} message de trop`, [{ what: "0", met: strays === 0 }]);
  await bed.close();
});

/** Our own origin, none, and others, however alike. (Not ours by https: wrangler's proxy makes it ours on the way.) */
const origins = () => {
  const own = bed.site.address;
  return [own, null, "null", "", "https://evil.example", `${own}.evil.example`, `${own}/`, own.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)), own.replace("127.0.0.1", "localhost")];
};

interface Attempt {
  readonly method: string;
  readonly type: string | null;
  readonly origin: string | null;
  readonly site: string | null;
}

/** Every combination of the lists. */
const attempts = (methods: readonly string[], types: readonly (string | null)[], sites = FETCH_SITES): readonly Attempt[] =>
  methods.flatMap((method) => types.flatMap((type) => origins().flatMap((origin) => sites.map((site) => ({ method, type, origin, site })))));

function ask(path: string, { method, type, origin, site }: Attempt, body: string, more: Readonly<Record<string, string>> = {}): Promise<Answered> {
  sent += 1;
  const headers = { ...(type !== null && { "Content-Type": type }), ...(origin !== null && { Origin: origin }), ...(site !== null && { "Sec-Fetch-Site": site }), "CF-Connecting-IP": anAddress(), ...more };
  return bed.ask({ method, path, headers, ...(!WITHOUT_BODY.includes(method) && { body }) });
}

/** An empty header is none. */
const isOurs = ({ origin, site }: Attempt) => (!origin ? site === "same-origin" : origin === bed.site.address);
const wanted = (attempt: Attempt) => (attempt.method !== "POST" ? 405 : !isOurs(attempt) ? 403 : JSON_TYPES.includes(attempt.type ?? "") ? 202 : 415);
const allowsOthers = ({ headers }: Answered) => Object.keys(headers).some((name) => name.startsWith("access-control-"));

describe("another site cannot act in a visitor's name", () => {
  const of = (address: string) => address.replace("{id}", market.online);
  test.each([...Object.entries(FORMS), ["ads/{id}/message", OF_MARKET.message], ["alerts", OF_MARKET.alert]] as const)("/api/%s", async (address, write) => {
    const all = [...attempts(["POST"], [...JSON_TYPES, ...OTHER_TYPES]), ...attempts(METHODS, ["application/json"], [null, "same-origin"])];
    const accepted = new Set<string>();
    const wrong: string[] = [];
    await together(all, async (attempt) => {
      const message = write();
      const answered = await ask(`/api/${of(address)}`, attempt, JSON.stringify(message));
      if (answered.status === 202) accepted.add(message.id);
      if (answered.status !== wanted(attempt) || allowsOthers(answered)) wrong.push(`${JSON.stringify(attempt)}: ${answered.status}`);
    });
    const { kept, others } = stored(accepted);
    strays += others;
    expect(few(wrong)).toEqual([]);
    expect({ accepted: accepted.size, kept, others }).toEqual({ accepted: all.filter((attempt) => wanted(attempt) === 202).length, kept: accepted.size, others: 0 });
  });

  const acts = ["", "/submit", "/price", "/renew", "/sold", "/photos/order"].map((act): [string, () => object] => [`me/ads/{id}${act}`, () => ({})]);
  test.each<[string, () => object]>([...Object.entries(OF_MEMBERS), ["me/ads", () => ({ id: randomUUID() })], ...acts])("/api/%s: a member’s token is asked for, and does nothing from elsewhere", async (address, write) => {
    const methods = METHODS.filter((method) => !(READ_OR_DELETED.get(address) ?? []).includes(method));
    const all = [...attempts(["POST"], [...JSON_TYPES, ...OTHER_TYPES]), ...attempts(methods, ["application/json"], [null, "same-origin"])];
    const wrong: string[] = [];
    await together(all, async (attempt) => {
      const answered = await ask(`/api/${of(address)}`, attempt, JSON.stringify(write()), isOurs(attempt) ? {} : market.member);
      const expected = wanted(attempt) === 202 ? 401 : wanted(attempt);
      if (answered.status !== expected || allowsOthers(answered)) wrong.push(`${JSON.stringify(attempt)}: ${answered.status}`);
    });
    const { others } = stored(new Set());
    strays += others;
    expect(few(wrong)).toEqual([]);
    expect(others).toBe(0);
  });

  test.each(["me", "reviews/9856fab5-0a4f-4143-bb52-3ae12f48b191", "me/ads/{id}", `me/ads/{id}/photos/${"a".repeat(32)}`, "me/alerts/9856fab5-0a4f-4143-bb52-3ae12f48b191"])("DELETE /api/%s: a member’s token is asked for, and does nothing from elsewhere", async (path) => {
    const wrong: string[] = [];
    await together(attempts(["DELETE"], [null, "application/json", "text/plain"]), async (attempt) => {
      const answered = await ask(`/api/${of(path)}`, attempt, "", isOurs(attempt) ? {} : market.member);
      if (answered.status !== (isOurs(attempt) ? 401 : 403) || allowsOthers(answered)) wrong.push(`${JSON.stringify(attempt)}: ${answered.status}`);
    });
    const { others } = stored(new Set());
    strays += others;
    expect(few(wrong)).toEqual([]);
    expect(others).toBe(0);
  });

  test("/api/rebuild: a signature is asked for, whoever seems to send it", async () => {
    const all = attempts(["POST", ...METHODS], ["application/json", "text/plain", "application/x-www-form-urlencoded"], [null, "cross-site"]);
    const wrong: string[] = [];
    const valid = await together(all, async (attempt, index) => {
      const isSigned = index % 2 === 0;
      const secret = isSigned ? SECRETS.webhookSecret : `whsec_${Buffer.from("un autre secret, assez long").toString("base64")}`;
      const { status } = await ask("/api/rebuild", attempt, "{}", signed(secret, randomUUID(), new Date(), "{}"));
      if (status !== (attempt.method !== "POST" ? 405 : isSigned ? 202 : 401)) wrong.push(`${JSON.stringify(attempt)}: ${status}`);
      return attempt.method === "POST" && isSigned;
    });
    expect(few(wrong)).toEqual([]);
    expect(rows().webhooks).toBe(valid.filter(Boolean).length);
  });

  test("/api/ops/outbox/retry: the token is asked for, whoever seems to send it", async () => {
    const all = attempts(["POST", ...METHODS], ["application/json", "text/plain"], [null, "same-origin"]);
    const wrong: string[] = [];
    const before = rows();
    await together(all, async (attempt, index) => {
      const isOperator = index % 3 === 0;
      const { status } = await ask("/api/ops/outbox/retry", attempt, "{}", isOperator ? operator : index % 3 === 1 ? { Authorization: "Bearer autre" } : {});
      const acts = attempt.method === "POST" && isOperator;
      if (acts ? status !== 200 : ![401, 404, 405].includes(status)) wrong.push(`${JSON.stringify(attempt)}: ${status}`);
    });
    expect(few(wrong)).toEqual([]);
    expect(rows()).toEqual(before);
  });
});

function withDatabase<Result>(read: (database: ReturnType<typeof openDatabase>) => Result): Result {
  const database = openDatabase(bed.site.root);
  try {
    return read(database);
  } finally {
    database.close();
  }
}
const rows = () => withDatabase((database) => database.rows());

let before = 0;
/** How many of these are in the database, and how many came in beside them since the last time. */
function stored(ids: ReadonlySet<string>) {
  const all = withDatabase((database) => database.messageIds());
  const kept = [...ids].filter((id) => all.has(id)).length;
  const others = all.size - before - kept;
  before = all.size;
  return { kept, others };
}

testNothingIsTold(() => bed);
