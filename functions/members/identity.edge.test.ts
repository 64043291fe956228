import { decodeJwt } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import { accounts, ask, outcomeOf, loggedLines } from "../../tests/support/edge/site";
import { anAddress } from "../../tests/support/reference-api";
import { aKeyPair, aToken, part } from "../../tests/support/tokens";

const me = (token: string) =>
  ask("/api/me", { headers: { Authorization: `Bearer ${token}`, "CF-Connecting-IP": anAddress() } });

describe("somebody who signs up", () => {
  test("becomes a member by following the link of the e-mail and asking for a new token, and not before", async () => {
    const person = await accounts.signUp();
    await accounts.post("accounts:update", { idToken: person.idToken, displayName: "Awa Diop" });
    expect(await outcomeOf(await me(person.idToken))).toEqual([403, "not_verified"]);

    expect((await accounts.verify(person)).status).toBe(200);
    expect(await outcomeOf(await me(person.idToken))).toEqual([403, "not_verified"]); // the token is of before
    for (const token of [(await accounts.signIn(person.email)).idToken, await accounts.refresh(person)]) {
      const answer = await me(token);
      expect([answer.status, await answer.json()]).toEqual([
        200,
        { uid: person.localId, email: person.email, name: "Awa Diop" },
      ]);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    }
  });

  test("reads in French that they are not signed in, or not verified", async () => {
    const without = await ask("/api/me", { headers: { "CF-Connecting-IP": anAddress() } });
    expect([without.status, await without.json()]).toEqual([
      401,
      { code: "signed_out", message: "Connectez-vous pour continuer." },
    ]);
    expect(without.headers.get("www-authenticate")).toBe("Bearer");
    const unverified = await me((await accounts.signUp()).idToken);
    expect((await unverified.json()).message).toMatch(/^Votre compte n’est pas encore vérifié/);
  });
});

test("whose account is disabled is no longer a member, although the token is still valid", async () => {
  const { idToken, localId } = await accounts.member("Moussa");
  await accounts.operate("update", { localId, disableUser: true });
  expect(await outcomeOf(await me(idToken))).toEqual([401, "signed_out"]);
});

test("whose account is deleted is no longer a member", async () => {
  const { idToken, localId } = await accounts.member("Moussa");
  await accounts.operate("delete", { localId });
  expect(await outcomeOf(await me(idToken))).toEqual([401, "signed_out"]);
});

describe("a member’s token", () => {
  let token = "";
  beforeAll(async () => void (token = (await accounts.member("Fatou")).idToken));
  const parts = () => token.split(".");
  const claims = () => decodeJwt(token);

  test.each<[string, () => string | Promise<string>]>([
    ["as the emulator makes it, unsigned", () => `${part({ alg: "none", typ: "JWT" })}.${parts()[1]}.`],
    ["unsigned, with the signature left", () => `${part({ alg: "none", typ: "JWT" })}.${parts()[1]}.${parts()[2]}`],
    ["without its signature", () => `${parts()[0]}.${parts()[1]}.`],
    ["with other claims", () => `${parts()[0]}.${part({ ...claims(), sub: "victim" })}.${parts()[2]}`],
    ["signed by somebody else", async () => aToken(await aKeyPair("x"), claims())],
    [
      "signed by somebody else in the name of our key",
      async () => aToken(await aKeyPair(JSON.parse(atob(parts()[0] ?? "")).kid), claims()),
    ],
  ])("is refused %s", async (_, forge) =>
    expect(await outcomeOf(await me(await forge()))).toEqual([401, "signed_out"]),
  );

  test("is accepted unchanged", async () => expect((await me(token)).status).toBe(200));
});

describe("the proxy in front of the emulator", () => {
  const keyServer = async () => (await accounts.ask("/jwks")).json();

  test("shows its public key alone", async () => {
    const { keys } = await keyServer();
    expect(keys).toEqual([
      { kty: "RSA", e: "AQAB", n: expect.any(String), kid: expect.any(String), alg: "RS256", use: "sig" },
    ]);
  });

  test.each(["https://evil.example", "http://127.0.0.1.evil.example", "http://localhost.evil.example:8787", "null"])(
    "is closed to pages of %s",
    async (origin) => {
      const answer = await accounts.post("accounts:signUp", {}, { Origin: origin });
      expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([403, null]);
    },
  );

  test("is open to pages of this machine", async () => {
    const origin = "http://127.0.0.1:8787";
    const asked = await accounts.ask("/identitytoolkit.googleapis.com/v1/accounts:signUp", {
      method: "OPTIONS",
      headers: { Origin: origin, "Access-Control-Request-Headers": "content-type,x-client-version" },
    });
    expect([asked.status, asked.headers.get("access-control-allow-headers")]).toEqual([
      204,
      "content-type,x-client-version",
    ]);
    const answer = await accounts.post(
      "accounts:signInWithPassword",
      { email: "personne@exemple.sn", password: "x" },
      { Origin: origin },
    );
    expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([400, origin]);
    expect((await answer.json()).error.message).toBe("EMAIL_NOT_FOUND");
  });

  test("prints each e-mail once, in French", async () => {
    const { email } = await accounts.signUp();
    await accounts.post("accounts:sendOobCode", { requestType: "PASSWORD_RESET", email });
    const ours = async () => (await loggedLines()).filter((line) => line.includes(email));
    await expect
      .poll(ours)
      .toEqual([
        expect.stringMatching(
          /^E-mail pour changer de mot de passe pour \S+ : http:\/\/127\.0\.0\.1:\d+\/emulator\/action\?mode=resetPassword&/,
        ),
      ]);
    const other = await accounts.signUp();
    await accounts.verify(other);
    expect(await ours()).toHaveLength(1);
  });
});
