import * as fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { aKeyPair, aToken, part, PROJECT, signedByModulus, someClaims, type KeyPair } from "../../tests/support/tokens";
import { KEYS, keysOf, looked, LOOKUP, lookup, me, outcomeOf } from "../../tests/support/workerd/member";
import { answerAt, calls } from "../../tests/support/workerd/outbound";

const HOUR = 3_600;
const now = () => Math.floor(Date.now() / 1_000);

let ours: KeyPair;
/** With a key of the same name. */
let theirs: KeyPair;
beforeAll(async () => {
  ours = await aKeyPair("one");
  theirs = await aKeyPair("one");
});
beforeEach(() => {
  answerAt(KEYS, keysOf(ours));
  answerAt(LOOKUP, lookup());
});

type Bad = readonly [what: string, token: () => string | Promise<string>];
const claiming = (what: string, more: () => Readonly<Record<string, unknown>>): Bad => [
  what,
  () => aToken(ours, someClaims(more())),
];
const headed = (what: string, header: () => object, key: () => KeyPair = () => ours): Bad => [
  what,
  () => aToken(key(), someClaims(), header()),
];
const parts = async () => (await aToken(ours)).split(".");

const bad: readonly Bad[] = [
  ["empty", () => ""],
  ["a word", () => "jeton"],
  ["three words", () => "a.b.c"],
  ["two parts", async () => (await parts()).slice(0, 2).join(".")],
  ["four parts", async () => `${await aToken(ours)}.a`],
  ["whose signature is stripped", async () => `${(await parts()).slice(0, 2).join(".")}.`],
  ["whose signature is cut", async () => (await aToken(ours)).slice(0, -20)],
  [
    "whose payload is another's",
    async () => [(await parts())[0], part(someClaims({ sub: "victim" })), (await parts())[2]].join("."),
  ],
  ["whose payload is no object", async () => aToken(ours, [])],
  ["whose payload is no JSON", async () => [(await parts())[0], "bm9u", (await parts())[2]].join(".")],
  ["of 5,000 letters", () => aToken(ours, someClaims({ long: "x".repeat(5_000) }))],
  ["unsigned, as the emulator makes them", () => `${part({ alg: "none", typ: "JWT" })}.${part(someClaims())}.`],
  [
    "unsigned, naming our key, with somebody's signature",
    async () =>
      `${part({ alg: "none", kid: "one", typ: "JWT" })}.${part(someClaims({ sub: "victim" }))}.${(await parts())[2]}`,
  ],
  [
    "unsigned, in capitals",
    async () => `${part({ alg: "NONE", kid: "one", typ: "JWT" })}.${part(someClaims())}.${(await parts())[2]}`,
  ],
  ["signed with our public key as a secret", () => signedByModulus(ours, someClaims())],
  headed(
    "signed with another key",
    () => ({}),
    () => theirs,
  ),
  headed("that names no key", () => ({ kid: undefined })),
  headed("that names a key nobody has", () => ({ kid: "two" })),
  headed("whose key is a number", () => ({ kid: 1 })),
  headed(
    "that brings its key",
    () => ({ jwk: theirs.jwk }),
    () => theirs,
  ),
  headed(
    "that says where its keys are",
    () => ({ jku: "https://evil.example/jwks" }),
    () => theirs,
  ),
  headed(
    "that says where its certificate is",
    () => ({ x5u: "https://evil.example/x5u" }),
    () => theirs,
  ),
  headed(
    "that brings its certificate",
    () => ({ x5c: ["MIIB"] }),
    () => theirs,
  ),
  ["signed with our key in another way", () => aToken(ours, someClaims(), { alg: "RS512" }, "SHA-512")],
  headed("that says RS512", () => ({ alg: "RS512" })),
  headed("that says PS256", () => ({ alg: "PS256" })),
  headed("that says nothing of how it is signed", () => ({ alg: undefined })),
  headed("that demands what we do not know", () => ({ crit: ["exp"], exp: 1 })),
  headed("whose payload is not encoded", () => ({ crit: ["b64"], b64: false })),
  claiming("of another project", () => ({ aud: "autre-projet" })),
  claiming("of several projects, ours among them", () => ({ aud: [PROJECT, "autre-projet"] })),
  claiming("of a list of our project alone", () => ({ aud: [PROJECT] })),
  claiming("of no project", () => ({ aud: undefined })),
  claiming("of another issuer", () => ({ iss: "https://securetoken.google.com/autre-projet" })),
  claiming("of an issuer that looks like ours", () => ({ iss: `https://securetoken.google.com/${PROJECT}/` })),
  claiming("that is a session cookie", () => ({ iss: `https://session.firebase.google.com/${PROJECT}` })),
  claiming("of no issuer", () => ({ iss: undefined })),
  claiming("expired", () => ({ iat: now() - HOUR - 20, exp: now() - 20 })),
  claiming("that never expires", () => ({ exp: undefined })),
  claiming("whose end is text", () => ({ exp: String(now() + HOUR) })),
  claiming("that lasts ten years", () => ({ exp: now() + 10 * 365 * 24 * HOUR })),
  claiming("issued two hours ago, not yet expired", () => ({ iat: now() - 2 * HOUR })),
  claiming("issued in a minute", () => ({ iat: now() + 60, exp: now() + HOUR + 60 })),
  claiming("issued at no time", () => ({ iat: undefined })),
  claiming("issued at a time that is text", () => ({ iat: String(now()) })),
  claiming("of a sign-in in a minute", () => ({ auth_time: now() + 60 })),
  claiming("of no sign-in", () => ({ auth_time: undefined })),
  claiming("of a sign-in that is text", () => ({ auth_time: String(now()) })),
  claiming("of nobody", () => ({ sub: "" })),
  claiming("without a subject", () => ({ sub: undefined })),
  claiming("of a subject of 129 letters", () => ({ sub: "x".repeat(129) })),
  claiming("of a subject that is a number", () => ({ sub: 42 })),
  claiming("that says nothing of a verified address", () => ({ email_verified: undefined })),
  claiming("whose address is verified by a word", () => ({ email_verified: "true" })),
  claiming("without an address", () => ({ email: undefined })),
  claiming("not good before a minute from now", () => ({ nbf: now() + 60 })),
];

// rule: members/token
describe("an invalid token identifies nobody, and no account is looked up", () => {
  test.each(bad)("%s", async (_, token) => {
    const answer = await me(`Bearer ${await token()}`);
    expect(await outcomeOf(answer)).toEqual([401, "signed_out"]);
    expect([answer.headers.get("www-authenticate"), answer.headers.get("cache-control")]).toEqual([
      "Bearer",
      "no-store",
    ]);
    expect(looked()).toEqual([]);
  });

  test("of 20 kB, before it is read", async () => {
    expect((await me(`Bearer ${"a".repeat(20_000)}`)).status).toBe(431);
    expect(calls).toEqual([]);
  });

  test("with any one letter changed", async () => {
    const token = await aToken(ours);
    const letters = fc.constantFrom(..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.");
    // The last letter of a signature has bits that say nothing.
    const changed = fc
      .tuple(fc.nat(token.length - 2), letters)
      .map(([at, letter]) => token.slice(0, at) + letter + token.slice(at + 1));
    await fc.assert(
      fc.asyncProperty(
        changed.filter((one) => one !== token),
        async (one) => void expect((await me(`Bearer ${one}`)).status).toBe(401),
      ),
      { numRuns: 300 },
    );
    expect(looked()).toEqual([]);
  });

  test("that is any text", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.stringMatching(/^[ -~]{0,300}$/),
        async (header) => void expect((await me(header)).status).toBe(401),
      ),
      { numRuns: 300 },
    );
    expect(calls).toEqual([]);
  });

  // The clock stands still: the last moment that is good, and the next one.
  test.each<
    [string, (at: number) => Readonly<Record<string, unknown>>, (at: number) => Readonly<Record<string, unknown>>]
  >([
    ["lasts an hour and five seconds", (at) => ({ exp: at - 60 + HOUR + 5 }), (at) => ({ exp: at - 60 + HOUR + 6 })],
    ["ended four seconds ago", (at) => ({ iat: at - HOUR, exp: at - 4 }), (at) => ({ iat: at - HOUR, exp: at - 5 })],
    ["is issued in five seconds", (at) => ({ iat: at + 5 }), (at) => ({ iat: at + 6 })],
    ["is of a sign-in in five seconds", (at) => ({ auth_time: at + 5 }), (at) => ({ auth_time: at + 6 })],
    ["has a subject of 128 letters", () => ({ sub: "x".repeat(128) }), () => ({ sub: "x".repeat(129) })],
  ])("but one that %s is good, one with a second or a letter more is not", async (_, last, next) => {
    const at = now();
    vi.useFakeTimers({ toFake: ["Date"], now: at * 1_000 });
    expect((await me(`Bearer ${await aToken(ours, someClaims(last(at)))}`)).status).toBe(200);
    expect((await me(`Bearer ${await aToken(ours, someClaims(next(at)))}`)).status).toBe(401);
  });

  test("there are many of them", () => expect(bad.length).toBeGreaterThanOrEqual(50));
});

// rule: members/token
describe("a valid token counts in the Authorization header alone", () => {
  test.each<[string, (token: string) => Promise<Response>]>([
    ["in the address", (token) => me(null, {}, {}, `/api/me?access_token=${token}&token=${token}`)],
    [
      "in a cookie",
      (token) => me(null, { Cookie: `__session=${token}; token=${token}; Authorization=Bearer ${token}` }),
    ],
    [
      "in another header",
      (token) => me(null, { "X-Authorization": `Bearer ${token}`, "X-Forwarded-Authorization": `Bearer ${token}` }),
    ],
    ["without a scheme", (token) => me(token)],
    ["as « bearer »", (token) => me(`bearer ${token}`)],
    ["as Basic", (token) => me(`Basic ${token}`)],
    ["with two spaces", (token) => me(`Bearer  ${token}`)],
    ["twice", (token) => me(`Bearer ${token}, Bearer ${token}`)],
    ["with something after it", (token) => me(`Bearer ${token} x`)],
    ["after another scheme", (token) => me(`Basic YTpi, Bearer ${token}`)],
  ])("not %s", async (_, send) => {
    expect(await outcomeOf(await send(await aToken(ours)))).toEqual([401, "signed_out"]);
    expect(calls).toEqual([]);
  });
});
