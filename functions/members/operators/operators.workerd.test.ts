import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { namedOperators, operatorSelf, type Role } from "../../../src/contract/members/operators";
import { withinOneWindow } from "../../../tests/support/limits";
import { anAddress } from "../../../tests/support/reference-api";
import { aKeyPair, aToken, type KeyPair, someClaims } from "../../../tests/support/tokens";
import { KEYS, keysOf, LOOKUP, lookup, me, outcomeOf, refusal } from "../../../tests/support/workerd/member";
import { anOperator, OPS_TOKEN, opsAs, script, WITH_FACTOR } from "../../../tests/support/workerd/operators";
import { answerAt, calls } from "../../../tests/support/workerd/outbound";
import { pass, rowsOf } from "../../../tests/support/workerd/worker";

let ours: KeyPair;
beforeAll(async () => void (ours = await aKeyPair("one")));
beforeEach(() => {
  answerAt(KEYS, keysOf(ours));
  answerAt(LOOKUP, lookup());
});

const anAccount = (more: object = {}) => ({ account: "fatou@exemple.sn", role: "moderation", name: "Fatou", ...more });
const selfOf = async (answer: Response) => operatorSelf.parse(await answer.json());

// rule: members/roles
describe("an account with a role", () => {
  const ADS = "ads?etat=en_attente";
  const OUTBOX = "outbox";
  const OPERATORS = "operators";
  test.each<[Role, readonly string[]]>([
    ["moderation", [ADS]],
    ["demandes", []],
    ["proprietaire", [ADS, OUTBOX]],
  ])("« %s » may read %j and nothing else, and is told who it is", async (role, allowed) => {
    const { ops } = await anOperator(ours, role);
    for (const address of [ADS, OUTBOX, OPERATORS]) {
      const answer = await ops(address);
      if (allowed.includes(address)) expect([address, answer.status]).toEqual([address, 200]);
      else expect([address, await outcomeOf(answer)]).toEqual([address, [403, "not_operator"]]);
    }
    expect(await selfOf(await ops("me"))).toMatchObject({ name: "Awa Diop", role });
  });

  test("is refused from the moment at which the role is taken away", async () => {
    const { uid, ops } = await anOperator(ours, "moderation");
    expect((await ops(ADS)).status).toBe(200);
    expect((await script(`operators/${uid}`, "DELETE")).status).toBe(204);
    expect(await outcomeOf(await ops(ADS))).toEqual([403, "not_operator"]);
    expect(await outcomeOf(await script(`operators/${uid}`, "DELETE"))).toEqual([404, "unknown_operator"]);
  });

  test("is refused when the account is disabled, within a minute", async () => {
    const { ops } = await anOperator(ours, "proprietaire");
    expect((await ops(ADS)).status).toBe(200);
    answerAt(LOOKUP, refusal("USER_DISABLED"));
    pass(61_000);
    expect(await outcomeOf(await ops(ADS))).toEqual([401, "signed_out"]);
  });

  test("is nobody without a verified address", async () => {
    const { ops } = await anOperator(ours, "moderation", "Awa", { email_verified: false });
    expect(await outcomeOf(await ops(ADS))).toEqual([403, "not_verified"]);
  });

  test("goes with the account", async () => {
    const claims = someClaims({ firebase: WITH_FACTOR });
    await script("operators", anAccount({ account: claims.sub }));
    const authorization = `Bearer ${await aToken(ours, claims)}`;
    const headers = { Origin: "https://guide.exemple.test" };
    expect((await opsAs(authorization)("me")).status).toBe(200);
    expect((await opsAs(authorization)("../me", "DELETE", headers)).status).toBe(204);
    expect(await rowsOf("operators")).toEqual([]);
  });
});

// rule: members/second-factor
describe("a second factor", () => {
  const factors = [undefined, { sign_in_provider: "password" }, { ...WITH_FACTOR, sign_in_second_factor: "" }];
  test.each(factors)("is demanded by a deployed Worker: %j has none", async (firebase) => {
    const { ops } = await anOperator(ours, "proprietaire", "Awa", { firebase });
    const answer = await ops("me");
    expect([answer.status, await answer.json()]).toEqual([
      403,
      {
        code: "second_factor",
        message:
          "Cette adresse demande un second facteur : activez-le sur votre compte, puis reconnectez-vous avec lui.",
      },
    ]);
  });

  test("is not asked for on one’s own machine, whose emulator has none", async () => {
    const claims = someClaims();
    await script("operators", anAccount({ account: claims.sub }));
    expect((await opsAs(`Bearer ${await aToken(ours, claims)}`, { MODE: "local" })("me")).status).toBe(200);
  });

  test("is no condition for members", async () => expect((await me(`Bearer ${await aToken(ours)}`)).status).toBe(200));
});

// rule: members/operator-tries
describe("who tries", () => {
  test("cannot learn by a password who is an operator: without a second factor all have one answer", async () => {
    const answers = [];
    for (const role of ["moderation", "proprietaire", null] as const) {
      const { ops } = await anOperator(ours, role, `Awa ${role}`, { firebase: undefined });
      answers.push(await (await ops("ads")).text());
    }
    expect(new Set(answers).size).toBe(1);
  });

  test("and an account whose role is not enough has the answer of one that has none", async () => {
    const [moderator, nobody] = [await anOperator(ours, "moderation"), await anOperator(ours, null)];
    expect(await (await moderator.ops("outbox")).text()).toBe(await (await nobody.ops("outbox")).text());
    expect((await nobody.ops("me")).status).toBe(403);
  });

  test("has 120 tries a minute in one network, the right token included", async () => {
    const statuses = await withinOneWindow(60, async () => {
      const from = { "CF-Connecting-IP": anAddress() };
      const asked: number[] = [];
      for (let time = 0; time < 120; time += 1)
        asked.push((await opsAs(`Bearer ${time}`)("me", undefined, from)).status);
      return [...new Set(asked), (await script("me", undefined, from)).status];
    });
    expect(statuses).toEqual([401, 429]);
    expect((await script("me")).status).toBe(200);
  });

  test.each(["", "Bearer ", `Basic ${OPS_TOKEN}`, OPS_TOKEN, `Bearer ${OPS_TOKEN.slice(0, -1)}`])(
    "with « %s » is nobody, and no account is asked for",
    async (authorization) => {
      expect(await outcomeOf(await opsAs(authorization)("me"))).toEqual([401, "who_are_you"]);
      expect(calls).toEqual([]);
    },
  );
});

// rule: members/script-token
describe("the token of scripts", () => {
  test("acts as « script », with every right", async () => {
    expect(await selfOf(await script("me"))).toEqual({
      name: "script",
      role: null,
      rights: ["ads", "leads", "site", "operators"],
    });
  });

  test("alone names operators: not even the owner’s account does", async () => {
    const { ops } = await anOperator(ours, "proprietaire");
    expect(await outcomeOf(await ops("operators", anAccount()))).toEqual([403, "not_operator"]);
    expect(await outcomeOf(await ops("operators/x", "DELETE"))).toEqual([403, "not_operator"]);
    expect(await rowsOf("operators")).toHaveLength(1);
  });
});

// rule: members/named-operators
describe("an operator is named", () => {
  test("with an account, a role and a name, changed by naming it again, and each time is recorded", async () => {
    expect((await script("operators", anAccount())).status).toBe(204);
    expect((await script("operators", anAccount({ role: "demandes", account: " Fatou@Exemple.sn " }))).status).toBe(
      204,
    );
    const { operators } = namedOperators.parse(await (await script("operators")).json());
    expect(operators).toMatchObject([{ ...anAccount({ role: "demandes" }), named_by: "script" }]);
    expect((await script("operators/fatou%40exemple.sn", "DELETE")).status).toBe(204);
    expect((await rowsOf("decisions")).map(({ operator, act, detail }) => [operator, act, detail])).toEqual([
      ["script", "name", "Fatou : moderation"],
      ["script", "name", "Fatou : demandes"],
      ["script", "remove", "fatou@exemple.sn"],
    ]);
  });

  test("by an address: the first account that has verified it is bound to the role, and no later one", async () => {
    await script("operators", anAccount({ account: "awa@exemple.sn" }));
    const first = await anOperator(ours, null);
    expect((await first.ops("me")).status).toBe(200);
    expect(await rowsOf("operators")).toMatchObject([{ account: first.uid, name: "Fatou" }]);
    const later = await anOperator(ours, null);
    expect(await outcomeOf(await later.ops("me"))).toEqual([403, "not_operator"]);
    expect((await first.ops("me")).status).toBe(200);
  });

  test.each<[string, object, string]>([
    ["a name that another one has", { account: "moussa@exemple.sn", name: "FATOU" }, "operator_name"],
    ["the name of the token", { name: "Script" }, "invalid"],
    ["no name", { name: " " }, "invalid"],
    ["a name of two lines", { name: "Fatou\nDiop" }, "invalid"],
    ["a role that does not exist", { role: "chef" }, "invalid"],
    ["no account", { account: "" }, "invalid"],
    ["something else", { more: true }, "invalid"],
  ])("but not with %s", async (_, more, code) => {
    await script("operators", anAccount());
    const answer = await script("operators", anAccount(more));
    expect((await outcomeOf(answer))[1]).toBe(code);
    expect(await rowsOf("operators")).toMatchObject([anAccount()]);
  });
});
