import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { reviewMessage } from "../../../src/contract/wire/message";
import { withinOneWindow } from "../../../tests/support/limits";
import { aReview } from "../../../tests/support/messages";
import { anAddress } from "../../../tests/support/reference-api";
import { aKeyPair, aToken, someClaims, type KeyPair } from "../../../tests/support/tokens";
import {
  KEYS,
  keysOf,
  looked,
  LOOKUP,
  lookup,
  outcomeOf,
  PRODUCTION,
  refusal,
} from "../../../tests/support/workerd/member";
import { answerAt } from "../../../tests/support/workerd/outbound";
import { takeWarnings } from "../../../tests/support/workerd/warnings";
import { pass, rowsOf, send, silentQueue, tick } from "../../../tests/support/workerd/worker";
import { purge } from "../../messages/outbox-store";

const MINUTE = 60_000;
let ours: KeyPair;
beforeAll(async () => void (ours = await aKeyPair("one")));
beforeEach(() => {
  answerAt(KEYS, keysOf(ours));
  answerAt(LOOKUP, lookup());
});

/** Somebody who has just signed in. */
async function aMember() {
  const claims = someClaims();
  const token = await aToken(ours, claims);
  return {
    uid: claims.sub,
    review: (review: unknown, headers: Record<string, string> = {}) =>
      send(
        "reviews",
        review,
        { Authorization: `Bearer ${token}`, ...headers },
        { ...PRODUCTION, DELIVERIES: silentQueue().queue },
      ),
  };
}
const nothingKept = async () =>
  expect([await rowsOf("messages"), await rowsOf("outbox"), await rowsOf("acts")]).toEqual([[], [], []]);

describe("a member’s review", () => {
  test("is kept as api.php takes it, in the name of the account, with its place in the outbox", async () => {
    const { uid, review } = await aMember();
    const sent = aReview();
    const answer = await review(sent);
    expect(answer.status).toBe(202);
    const { reference } = await answer.json();
    const [message] = await rowsOf("messages");
    expect(message).toMatchObject({ id: sent.id, endpoint: "poster_avis", contact: uid });
    const body = reviewMessage.parse(JSON.parse(String(message?.body)));
    expect(body).toMatchObject({
      reference,
      id_membre: uid,
      email: "awa@exemple.sn",
      pseudo: "Awa Diop",
      id_modele: 101,
      annee: 2019,
      kilometrage: 118_000,
      conso_constatee: 8.6,
      commentaire: null,
      note_fiabilite: 5,
    });
    expect(await rowsOf("outbox")).toMatchObject([{ id: sent.id, state: "waiting" }]);
  });

  // rule: guide/review-pen-name
  test.each([
    ["", "Un automobiliste"],
    ["  ", "Un automobiliste"],
    ["Appelez 77 123 45 67", "Un automobiliste"],
    ["x".repeat(200), "x".repeat(80)],
  ])("is published under a name, not « %s »", async (displayName, pseudo) => {
    answerAt(LOOKUP, lookup({ displayName }));
    await (await aMember()).review(aReview());
    const [message] = await rowsOf("messages");
    expect(JSON.parse(String(message?.body))).toMatchObject({ pseudo });
  });

  test("sent again is the same, and has the same answer", async () => {
    const { review } = await aMember();
    const sent = aReview();
    const answers = await Promise.all([review(sent), review(sent), review(sent)]);
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    expect([(await rowsOf("messages")).length, (await rowsOf("outbox")).length, (await rowsOf("acts")).length]).toEqual(
      [1, 1, 1],
    );
  });

  test("sent again with other words under the same id is refused, because they would be lost", async () => {
    const { review } = await aMember();
    const sent = aReview();
    await review(sent);
    const again = await review({ ...sent, recommends: !sent.recommends });
    expect([again.status, await again.json()]).toMatchObject([409, { code: "message_changed" }]);
  });

  // rule: guide/review-once
  test("is one for a model, however many are sent at once", async () => {
    const { review } = await aMember();
    answerAt("api.exemple.test", () => Response.json({ data: [] }));
    const answers = await Promise.all(Array.from({ length: 3 }, () => review(aReview())));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409]);
    const again = await review(aReview());
    expect([again.status, await again.json()]).toEqual([
      409,
      { code: "reviewed", message: "Vous avez déjà donné votre avis sur ce modèle." },
    ]);
    expect([(await rowsOf("messages")).length, (await rowsOf("outbox")).length, (await rowsOf("acts")).length]).toEqual(
      [1, 1, 1],
    );
  });

  test("is one for a model when api.php has long had it", async () => {
    const { review } = await aMember();
    await review(aReview());
    answerAt("api.exemple.test", () => Response.json({ ok: true, data: [] }));
    await tick();
    pass(91 * 24 * 60 * MINUTE);
    await purge(env.DB, Date.now());
    expect(await rowsOf("messages")).toEqual([]);
    const later = await aToken(ours, someClaims({ sub: (await rowsOf("acts"))[0]?.uid }));
    expect(await outcomeOf(await send("reviews", aReview(), { Authorization: `Bearer ${later}` }, PRODUCTION))).toEqual(
      [409, "reviewed"],
    );
  });

  test("does not count for another model, or for another member", async () => {
    const [awa, moussa] = [await aMember(), await aMember()];
    for (const answer of [
      await awa.review(aReview()),
      await awa.review(aReview({ model_id: 102 })),
      await moussa.review(aReview()),
    ])
      expect(answer.status).toBe(202);
    expect(await rowsOf("acts")).toHaveLength(3);
  });

  // rule: guide/review-once
  test("is one of three within the hour; a fourth takes no model’s place", async () => {
    const { review } = await aMember();
    for (const model_id of [1, 2, 3]) await review(aReview({ model_id }));
    const fourth = aReview({ model_id: 4 });
    expect(await outcomeOf(await review(fourth))).toEqual([429, "quota"]);
    expect(await rowsOf("acts")).toHaveLength(3);
    await env.DB.prepare("UPDATE messages SET received_at = received_at - 3600001").run();
    expect((await review(fourth)).status).toBe(202);
  });

  test("under the id of somebody else’s message touches nothing of theirs", async () => {
    const [awa, moussa] = [await aMember(), await aMember()];
    const sent = aReview();
    await awa.review(sent);
    const before = [await rowsOf("messages"), await rowsOf("outbox"), await rowsOf("acts")];
    for (const model_id of [101, 102]) expect((await moussa.review({ ...sent, model_id })).status).toBe(429);
    expect([await rowsOf("messages"), await rowsOf("outbox"), await rowsOf("acts")]).toEqual(before);
  });
});

describe("nothing is kept", () => {
  test.each<[string, object, number, string]>([
    ["with a field that is wrong", aReview({ likes: "court" }), 422, "invalid"],
    ["with a number to call", aReview({ comment: "Appelez le 77 123 45 67." }), 422, "invalid"],
    ["with a name of its own", aReview({ pseudo: "Victime" }), 422, "invalid"],
    ["with the field that people do not see", aReview({ website: "x" }), 422, "no_person"],
    ["filled in within no time", aReview({ filled_in: 10 }), 422, "no_person"],
  ])("of a review %s", async (_, review, status, code) => {
    expect(await outcomeOf(await (await aMember()).review(review))).toEqual([status, code]);
    await nothingKept();
  });

  test.each<[string, Record<string, string>, number]>([
    ["without a token", { Authorization: "" }, 401],
    ["with a bad token", { Authorization: "Bearer a.b.c" }, 401],
    ["from another site", { Origin: "https://evil.example" }, 403],
    ["as another type", { "Content-Type": "text/plain" }, 415],
  ])("of a review %s, and no account is looked up", async (_, headers, status) => {
    expect((await (await aMember()).review(aReview(), headers)).status).toBe(status);
    expect(looked()).toEqual([]);
    await nothingKept();
  });

  // rule: guide/review-by-member
  test("of a member whose address is not verified, whose account is disabled, or whose account cannot be looked up", async () => {
    const unverified = `Bearer ${await aToken(ours, someClaims({ email_verified: false }))}`;
    expect(await outcomeOf(await send("reviews", aReview(), { Authorization: unverified }, PRODUCTION))).toEqual([
      403,
      "not_verified",
    ]);
    answerAt(LOOKUP, refusal("USER_DISABLED"));
    expect(await outcomeOf(await (await aMember()).review(aReview()))).toEqual([401, "signed_out"]);
    answerAt(LOOKUP, refusal("INTERNAL", 500));
    expect(await outcomeOf(await (await aMember()).review(aReview()))).toEqual([503, "accounts_down"]);
    expect(takeWarnings()).toEqual(["accounts:lookup: status 500"]);
    await nothingKept();
  });

  test("of a sixth attempt in a minute", async () => {
    const { review } = await aMember();
    const status = await withinOneWindow(60, async () => {
      const from = { "CF-Connecting-IP": anAddress() };
      for (let time = 0; time < 5; time += 1) await review("{", from);
      return (await review("{", from)).status;
    });
    expect(status).toBe(429);
    await nothingKept();
  });
});
