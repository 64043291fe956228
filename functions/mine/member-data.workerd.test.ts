import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { messages } from "../../src/contract/wire/message";
import { aReview, aVote } from "../../tests/support/messages";
import { anAddress } from "../../tests/support/reference-api";
import { aKeyPair, aToken, type KeyPair, someClaims } from "../../tests/support/tokens";
import { KEYS, keysOf, LOOKUP, lookup, outcomeOf, PRODUCTION } from "../../tests/support/workerd/member";
import { answerAt, calls, down } from "../../tests/support/workerd/outbound";
import { takeWarnings } from "../../tests/support/workerd/warnings";
import { API, ask, pass, rowsOf, send, silentQueue, tick } from "../../tests/support/workerd/worker";

const ORIGIN = "https://guide.exemple.test";
let ours: KeyPair;
beforeAll(async () => void (ours = await aKeyPair("one")));

/** As api.php answers: it keeps what it is sent, and says what became of reviews. */
let became: readonly object[] = [];
beforeEach(() => {
  became = [];
  answerAt(KEYS, keysOf(ours));
  answerAt(LOOKUP, lookup());
  answerAt(API, ({ method }) => Response.json(method === "POST" ? { ok: true } : { data: became }));
});

async function aMember() {
  const claims = someClaims();
  const headers = { Authorization: `Bearer ${await aToken(ours, claims)}` };
  const settings = { ...PRODUCTION, DELIVERIES: silentQueue().queue };
  const other =
    (method: string) =>
    (address: string, more: Record<string, string> = {}) =>
      ask(
        address,
        { method, headers: { ...headers, Origin: ORIGIN, "CF-Connecting-IP": anAddress(), ...more } },
        settings,
      );
  return {
    uid: claims.sub,
    headers,
    post: (form: "reviews" | "votes", body: object) => send(form, body, headers, settings),
    get: other("GET"),
    remove: other("DELETE"),
    data: async () => (await other("GET")("/api/me/data")).json(),
  };
}
/** What api.php was handed: [endpoint, message]. */
const handed = async () =>
  Promise.all(
    calls
      .filter(({ method, url }) => method === "POST" && new URL(url).host === API)
      .map(async (call) => [new URL(call.url).searchParams.get("endpoint"), await call.clone().json()] as const),
  );
const LATER = 31_000;

describe("a vote", () => {
  test.each([
    ["useful", "voter_avis", {}],
    ["report", "signaler_avis", { reason: "faux" }],
  ] as const)("« %s » is kept as api.php takes it, once a member", async (vote, endpoint, more) => {
    const awa = await aMember();
    const answer = await awa.post("votes", aVote({ vote, ...more }));
    expect(answer.status).toBe(202);
    expect(await outcomeOf(await awa.post("votes", aVote({ vote, ...more })))).toEqual([409, "voted"]);
    const [message, ...others] = await rowsOf("messages");
    expect(others).toEqual([]);
    expect(message).toMatchObject({ endpoint, contact: awa.uid });
    expect(messages[endpoint].parse(JSON.parse(String(message?.body)))).toMatchObject({
      id_membre: awa.uid,
      id_avis: 7,
    });
    expect((await (await aMember()).post("votes", aVote({ vote, ...more }))).status).toBe(202);
  });

  test("sent again is one vote, and is refused with another reason; « useful » and a report of one review are two; votes for other reviews are others", async () => {
    const awa = await aMember();
    const sent = aVote();
    const answers = await Promise.all([awa.post("votes", sent), awa.post("votes", sent)]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    const report = aVote({ vote: "report", reason: "injure" });
    for (const vote of [report, aVote({ review_id: 8 })]) expect((await awa.post("votes", vote)).status).toBe(202);
    expect(await outcomeOf(await awa.post("votes", { ...report, reason: "faux" }))).toEqual([409, "message_changed"]);
    expect(await rowsOf("acts")).toHaveLength(3);
  });

  test.each<[string, object]>([
    ["a report without a reason", { vote: "report" }],
    ["a report for a reason of its own", { vote: "report", reason: "bof" }],
    ["a reason to like", { reason: "faux" }],
    ["another word", { vote: "love" }],
    ["no review", { review_id: 0 }],
    ["a field of nobody’s", { uid: "victim" }],
  ])("is refused as %s", async (_, more) => {
    expect(await outcomeOf(await (await aMember()).post("votes", aVote(more)))).toEqual([422, "invalid"]);
    expect(await rowsOf("acts")).toEqual([]);
  });

  test("is taken from a verified member on a page of this site alone", async () => {
    expect(await outcomeOf(await send("votes", aVote(), {}, PRODUCTION))).toEqual([401, "signed_out"]);
    const unverified = `Bearer ${await aToken(ours, someClaims({ email_verified: false }))}`;
    expect(await outcomeOf(await send("votes", aVote(), { Authorization: unverified }, PRODUCTION))).toEqual([
      403,
      "not_verified",
    ]);
    const { headers } = await aMember();
    expect(
      await outcomeOf(await send("votes", aVote(), { ...headers, Origin: "https://evil.example" }, PRODUCTION)),
    ).toEqual([403, "wrong_origin"]);
    expect(await rowsOf("acts")).toEqual([]);
  });

  test("is one of sixty within the hour", async () => {
    const awa = await aMember();
    for (let review_id = 1; review_id <= 60; review_id += 1)
      expect((await awa.post("votes", aVote({ review_id }))).status).toBe(202);
    expect(await outcomeOf(await awa.post("votes", aVote({ review_id: 61 })))).toEqual([429, "quota"]);
  });
});

describe("what this site has of a member", () => {
  // rule: mine/data-file
  test("is theirs alone: their reviews with the state of each, and their votes", async () => {
    const [awa, moussa] = [await aMember(), await aMember()];
    const review = aReview();
    await awa.post("reviews", review);
    await awa.post("votes", aVote());
    expect(await awa.data()).toEqual({
      reviews: [
        {
          id: review.id,
          model_id: 101,
          state: "sending",
          refusal: null,
          review: expect.objectContaining({ id_modele: 101, qualites: review.likes }),
        },
      ],
      votes: [{ vote: "useful", review_id: 7 }],
      ads: [],
      alerts: [],
    });
    expect(await moussa.data()).toEqual({ reviews: [], votes: [], ads: [], alerts: [] });
    became = [{ id_message: review.id, etat: "refuse", motif: "contact", avis: { qualites: review.likes } }];
    await tick();
    expect((await awa.data()).reviews).toEqual([
      { id: review.id, model_id: 101, state: "refused", refusal: "contact", review: { qualites: review.likes } },
    ]);
  });

  test("gives the state of a review as unknown when api.php does not answer", async () => {
    const awa = await aMember();
    await awa.post("reviews", aReview());
    await tick();
    answerAt(API, down);
    expect((await awa.data()).reviews).toMatchObject([{ state: "unknown", model_id: 101 }]);
    expect(takeWarnings()).toEqual(["api.php avis_membre: TypeError"]);
  });

  // rule: mine/data-file
  test("is shown to nobody else, and kept by no cache", async () => {
    expect(await outcomeOf(await ask("/api/me/data", {}, PRODUCTION))).toEqual([401, "signed_out"]);
    expect((await (await aMember()).get("/api/me/data")).headers.get("cache-control")).toBe("no-store");
  });
});

describe("a review that was refused", () => {
  // rule: mine/own-reviews
  test("may be replaced once, and not before it was refused", async () => {
    const [awa, moussa] = [await aMember(), await aMember()];
    const first = aReview();
    await awa.post("reviews", first);
    await awa.post("reviews", aReview({ model_id: 102 }));
    await moussa.post("reviews", aReview());
    const is = (etat: string) =>
      void (became = [{ id_message: first.id, etat, motif: etat === "refuse" ? "copie" : null, avis: {} }]);
    for (const etat of ["attend", "publie"]) {
      is(etat);
      expect(await outcomeOf(await awa.post("reviews", aReview()))).toEqual([409, "reviewed"]);
    }
    is("refuse");
    expect((await awa.post("reviews", aReview())).status).toBe(202);
    expect(await outcomeOf(await awa.post("reviews", aReview()))).toEqual([409, "reviewed"]);
    const kept = (await rowsOf("acts")).map(({ uid, subject }) => `${uid} ${subject}`).sort();
    expect(kept).toEqual([`${awa.uid} 101`, `${awa.uid} 102`, `${moussa.uid} 101`].sort());
  });
});

// rule: mine/own-reviews
describe("a member takes a review back", () => {
  test("before it was delivered, and api.php never receives it", async () => {
    const awa = await aMember();
    const review = aReview();
    await awa.post("reviews", review);
    expect((await awa.remove(`/api/reviews/${review.id}`)).status).toBe(204);
    expect(await awa.data()).toEqual({ reviews: [], votes: [], ads: [], alerts: [] });
    pass(LATER);
    await tick();
    expect(await handed()).toEqual([
      ["retirer_avis", expect.objectContaining({ id_membre: awa.uid, id_message: review.id })],
    ]);
    expect((await awa.post("reviews", aReview())).status).toBe(202); // the model is theirs to review again
  });

  test("after it was delivered, and no delivery that is under way can arrive after that", async () => {
    const awa = await aMember();
    const review = aReview();
    await awa.post("reviews", review);
    await tick();
    await awa.remove(`/api/reviews/${review.id}`);
    await tick();
    expect((await handed()).map(([endpoint]) => endpoint)).toEqual(["poster_avis"]);
    pass(LATER);
    await tick();
    expect((await handed()).map(([endpoint]) => endpoint)).toEqual(["poster_avis", "retirer_avis"]);
  });

  /** actor × whose review it is → answer. */
  test.each<
    [
      string,
      "own" | "other’s" | "vote’s" | "nobody’s",
      "member" | "unverified" | "nobody" | "foreign page",
      number,
      string,
    ]
  >([
    ["another member’s", "other’s", "member", 404, "unknown_review"],
    ["what is a vote", "vote’s", "member", 404, "unknown_review"],
    ["what does not exist", "nobody’s", "member", 404, "unknown_review"],
    ["one’s own, unverified", "own", "unverified", 403, "not_verified"],
    ["one’s own, signed out", "own", "nobody", 401, "signed_out"],
    ["another’s, unverified", "other’s", "unverified", 403, "not_verified"],
    ["another’s, signed out", "other’s", "nobody", 401, "signed_out"],
    ["one’s own, from another site’s page", "own", "foreign page", 403, "wrong_origin"],
  ])("not %s", async (_, whose, who, status, code) => {
    const [awa, moussa] = [await aMember(), await aMember()];
    const [own, others, vote] = [aReview(), aReview(), aVote()];
    await awa.post("reviews", own);
    await awa.post("votes", vote);
    await moussa.post("reviews", others);
    const id = { own: own.id, "other’s": others.id, "vote’s": vote.id, "nobody’s": crypto.randomUUID() }[whose];
    const headers: Record<typeof who, Record<string, string>> = {
      member: {},
      unverified: {
        Authorization: `Bearer ${await aToken(ours, someClaims({ sub: awa.uid, email_verified: false }))}`,
      },
      nobody: { Authorization: "" },
      "foreign page": { Origin: "https://evil.example" },
    };
    const before = [await rowsOf("acts"), await rowsOf("messages"), await rowsOf("outbox")];
    expect(await outcomeOf(await awa.remove(`/api/reviews/${id}`, headers[who]))).toEqual([status, code]);
    expect([await rowsOf("acts"), await rowsOf("messages"), await rowsOf("outbox")]).toEqual(before);
  });
});

describe("a member who leaves", () => {
  // rule: mine/leaving
  test("leaves no data here, and api.php is told; the data of others stays", async () => {
    const [awa, moussa] = [await aMember(), await aMember()];
    await awa.post("reviews", aReview());
    await awa.post("votes", aVote());
    const kept = aReview();
    await moussa.post("reviews", kept);
    expect((await awa.remove("/api/me")).status).toBe(204);
    expect(await awa.data()).toEqual({ reviews: [], votes: [], ads: [], alerts: [] });
    expect(await rowsOf("acts")).toMatchObject([{ uid: moussa.uid, id: kept.id }]);
    pass(LATER);
    await tick();
    expect((await handed()).map(([endpoint, { id_membre }]) => [endpoint, id_membre])).toEqual(
      expect.arrayContaining([
        ["oublier_membre", awa.uid],
        ["poster_avis", moussa.uid],
      ]),
    );
    expect(JSON.stringify(await handed())).not.toMatch(/voter_avis/);
  });

  test.each<[string, Record<string, string>, number]>([
    ["signed out", { Authorization: "" }, 401],
    ["on another site’s page", { Origin: "https://evil.example" }, 403],
  ])("not %s", async (_, headers, status) => {
    const awa = await aMember();
    await awa.post("reviews", aReview());
    expect((await awa.remove("/api/me", headers)).status).toBe(status);
    expect(await rowsOf("acts")).toHaveLength(1);
  });
});
