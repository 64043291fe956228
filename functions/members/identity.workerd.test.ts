import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { withinOneWindow } from "../../tests/support/limits";
import { anAddress } from "../../tests/support/reference-api";
import { aKeyPair, aToken, someClaims, type KeyPair } from "../../tests/support/tokens";
import {
  anAccount,
  KEYS,
  keysOf,
  looked,
  LOOKUP,
  lookup,
  me,
  outcomeOf,
  PRODUCTION,
  refusal,
} from "../../tests/support/workerd/member";
import { answerAt, calls, down } from "../../tests/support/workerd/outbound";
import { takeWarnings } from "../../tests/support/workerd/warnings";
import { ask, pass } from "../../tests/support/workerd/worker";

const HOUR = 3_600;
const now = () => Math.floor(Date.now() / 1_000);

let ours: KeyPair;
beforeAll(async () => void (ours = await aKeyPair("one")));
beforeEach(() => {
  answerAt(KEYS, keysOf(ours));
  answerAt(LOOKUP, lookup());
});

describe("a member", () => {
  test("is identified by a token and by its account, and no cache keeps the answer", async () => {
    const claims = someClaims();
    const token = await aToken(ours, claims);
    const answer = await me(`Bearer ${token}`);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { uid: claims.sub, email: "awa@exemple.sn", name: "Awa Diop" },
    ]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(looked().map(({ method, url }) => `${method} ${url}`)).toEqual([
      `POST https://${LOOKUP}/v1/accounts:lookup?key=cle-web`,
    ]);
    expect(await looked()[0]?.json()).toEqual({ idToken: token });
  });

  test("without a name has an empty one", async () => {
    answerAt(LOOKUP, lookup({ displayName: undefined }));
    expect(await (await me(`Bearer ${await aToken(ours)}`)).json()).toMatchObject({ name: "" });
  });

  test("may have a clock that is five seconds off, and is accepted until the last second of the token", async () => {
    const life = (iat: number) => someClaims({ iat, auth_time: iat, exp: iat + HOUR });
    for (const iat of [now() + 4, now() - HOUR + 2])
      expect((await me(`Bearer ${await aToken(ours, life(iat))}`)).status).toBe(200);
  });

  test("is answered to GET alone, thirty times a minute", async () => {
    const statuses = await withinOneWindow(60, async () => {
      const from = { "CF-Connecting-IP": anAddress() };
      const asked: number[] = [];
      for (let time = 0; time < 31; time += 1) asked.push((await me(null, from)).status);
      return asked;
    });
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 401), 429]);
    const posted = await ask("/api/me", { method: "POST" }, PRODUCTION);
    expect([posted.status, posted.headers.get("allow")]).toEqual([405, "GET, HEAD, DELETE"]);
    expect(calls).toEqual([]);
  });
});

describe("an account that has changed since its token was issued", () => {
  test("whose address was never verified has an answer of its own, and the account is not asked for", async () => {
    const answer = await me(`Bearer ${await aToken(ours, someClaims({ email_verified: false }))}`);
    expect(await outcomeOf(answer)).toEqual([403, "not_verified"]);
    expect(looked()).toEqual([]);
  });

  test("whose address changed since, too", async () => {
    answerAt(LOOKUP, lookup({ emailVerified: false }));
    expect(await outcomeOf(await me(`Bearer ${await aToken(ours)}`))).toEqual([403, "not_verified"]);
  });

  test.each([
    "TOKEN_EXPIRED",
    "USER_DISABLED",
    "USER_NOT_FOUND",
    "INVALID_ID_TOKEN",
    "TOKEN_EXPIRED : The user's credential is no longer valid.",
  ])("is refused when accounts:lookup answers %s", async (message) => {
    answerAt(LOOKUP, refusal(message));
    expect(await outcomeOf(await me(`Bearer ${await aToken(ours)}`))).toEqual([401, "signed_out"]);
  });

  test("is refused when the lookup answers another account, or a disabled one", async () => {
    answerAt(LOOKUP, () => Response.json({ users: [{ localId: "autre", ...anAccount() }] }));
    expect((await me(`Bearer ${await aToken(ours)}`)).status).toBe(401);
    answerAt(LOOKUP, lookup({ disabled: true }));
    expect((await me(`Bearer ${await aToken(ours)}`)).status).toBe(401);
  });

  // rule: members/account-recheck
  test("is asked for once a minute; a disabled one is out when the minute is over", async () => {
    const token = await aToken(ours);
    const other = await aToken(ours);
    expect((await me(`Bearer ${token}`)).status).toBe(200);
    answerAt(LOOKUP, refusal("USER_DISABLED"));
    pass(59_000);
    expect((await me(`Bearer ${token}`)).status).toBe(200);
    expect(looked()).toHaveLength(1);
    expect((await me(`Bearer ${other}`)).status).toBe(401); // an answer is of one token
    pass(1_000);
    expect((await me(`Bearer ${token}`)).status).toBe(401);
    answerAt(LOOKUP, lookup());
    expect((await me(`Bearer ${token}`)).status).toBe(200); // a refusal is not remembered
  });
});

// rule: members/account-recheck
describe("when a token or an account cannot be verified, nobody is a member (fail closed)", () => {
  test.each<[string, Parameters<typeof answerAt>[1], string]>([
    ["down", down, "TypeError"],
    ["failing", refusal("INTERNAL", 500), "status 500"],
    ["closed to our key", refusal("API key not valid. Please pass a valid API key."), "not the agreed answer"],
    ["moved", () => new Response(null, { status: 307, headers: { Location: "https://evil.example/" } }), "status 307"],
    ["something else", () => Response.json({ users: [] }), "not the agreed answer"],
    ["no JSON", () => new Response("<html>"), "SyntaxError"],
    ["endless", () => new Response("x".repeat(1_000_001)), "too long"],
  ])("accounts:lookup is %s", async (_, answer, reason) => {
    answerAt(LOOKUP, answer);
    const refused = await me(`Bearer ${await aToken(ours)}`);
    expect(refused.headers.get("retry-after")).toBe("30");
    expect(await outcomeOf(refused)).toEqual([503, "accounts_down"]);
    expect(takeWarnings()).toEqual([`accounts:lookup: ${reason}`]);
  });

  test("a new key of Google is found half a minute after the last fetch", async () => {
    const next = await aKeyPair("next");
    await me(`Bearer ${await aToken(ours)}`);
    pass(31_000);
    answerAt(KEYS, keysOf(ours, next));
    expect((await me(`Bearer ${await aToken(next)}`)).status).toBe(200);
  });

  test("when Google's keys cannot be fetched, after the six hours for which they are cached", async () => {
    await me(`Bearer ${await aToken(ours)}`);
    answerAt(KEYS, down);
    pass((6 * HOUR - 60) * 1_000);
    expect((await me(`Bearer ${await aToken(ours)}`)).status).toBe(200);
    pass(HOUR * 1_000);
    for (const answer of [
      down,
      refusal("INTERNAL", 500),
      () => new Response("<html>"),
      () => Response.json({ keys: "aucune" }),
    ]) {
      answerAt(KEYS, answer);
      expect(await outcomeOf(await me(`Bearer ${await aToken(ours)}`))).toEqual([503, "accounts_down"]);
    }
    expect(takeWarnings()).toEqual(
      ["TypeError", "JOSEError", "JOSEError", "JWKSInvalid"].map((name) => `keys of accounts: ${name}`),
    );
    expect(looked()).toHaveLength(2);
    answerAt(KEYS, keysOf(ours));
    expect((await me(`Bearer ${await aToken(ours)}`)).status).toBe(200);
  });

  test("without a Firebase project there are no accounts", async () => {
    expect(await outcomeOf(await me(`Bearer ${await aToken(ours)}`, {}, { FIREBASE_PROJECT_ID: undefined }))).toEqual([
      503,
      "not_ready",
    ]);
    expect(calls).toEqual([]);
  });
});
