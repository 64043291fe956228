import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { ownPhotos } from "../../../src/contract/market/own-photo";
import { AD_STATES, nextState } from "../../../src/contract/market/states";
import { isoDay } from "../../../src/shared/dates/dates";
import { withinOneWindow } from "../../../tests/support/limits";
import { anAddress } from "../../../tests/support/reference-api";
import { aToken, someClaims } from "../../../tests/support/tokens";
import { adRow, anAd, aPhoto } from "../../../tests/support/workerd/made-ads";
import { looked, outcomeOf } from "../../../tests/support/workerd/member";
import {
  anOwner,
  beginWithPhotos,
  emptyBucket,
  filesIn,
  jpeg,
  photoRows,
  photosOf,
} from "../../../tests/support/workerd/photos";
import { ask, wake } from "../../../tests/support/workerd/worker";

beforeEach(beginWithPhotos);

describe("an owner’s photos", () => {
  async function withThree(more?: Readonly<Record<string, string>>) {
    const owner = await anOwner(more);
    for (const [index, digit] of ["a", "b", "c"].entries())
      await aPhoto(owner.ad, { id: digit.repeat(32), hash: digit.repeat(32), position: index + 1 });
    return {
      ...owner,
      ids: async () =>
        ownPhotos
          .parse(await (await owner.list(owner.ad)).json())
          .photos.map(({ id }) => id[0])
          .join(""),
    };
  }
  const named = (ids: string) => [...ids].map((digit) => digit.repeat(32));

  // rule: market/photos
  test.each([
    ["cab", "cab"],
    ["c", "cab"],
    ["", "abc"],
    ["bdb", "bac"],
    ["ddd", "abc"],
  ])("put in the order %s come as %s, the first is the cover", async (asked, expected) => {
    const { ad, order, ids } = await withThree();
    const answer = await order(ad, named(asked));
    expect(
      ownPhotos
        .parse(await answer.json())
        .photos.map(({ id }) => id[0])
        .join(""),
    ).toBe(expected);
    expect(await ids()).toBe(expected);
    expect(await adRow(ad)).toMatchObject({ cover: expected.slice(0, 1).repeat(32), photos: 3 });
  });

  test("in another order are what operators have read", async () => {
    const { ad, order } = await withThree({ state: "publiee" });
    await order(ad, named("cab"));
    expect(await adRow(ad)).toMatchObject({ state: "publiee", revision: 1 });
  });

  test("are fewer when one is deleted: the next is the cover, the ad is read again", async () => {
    const { ad, drop, ids } = await withThree({ state: "publiee" });
    expect((await drop(ad, "a".repeat(32))).status).toBe(204);
    expect(await ids()).toBe("bc");
    expect(await adRow(ad)).toMatchObject({ photos: 2, cover: "b".repeat(32), state: "en_attente", revision: 2 });
    expect(await outcomeOf(await drop(ad, "a".repeat(32)))).toEqual([404, "unknown_photo"]);
  });

  test("that wait are not drawn when they are deleted", async () => {
    const { ad, send, drop, held } = await anOwner();
    const { id } = await (await send(ad, jpeg("other"))).json();
    expect((await drop(ad, id)).status).toBe(204);
    await wake(held);
    expect([await photoRows(), await filesIn("")]).toEqual([[], []]);
  });

  test("are deleted by the key they were sent under, too: whoever heard no answer knows no id", async () => {
    const { ad, send, drop } = await anOwner();
    const key = crypto.randomUUID();
    await send(ad, jpeg("other"), { "Idempotency-Key": key });
    expect((await drop(ad, key)).status).toBe(204);
    expect([await photoRows(), await filesIn("")]).toEqual([[], []]);
    expect(await outcomeOf(await drop(ad, key))).toEqual([404, "unknown_photo"]);
    const other = await anOwner();
    await send(ad, jpeg("other"), { "Idempotency-Key": key });
    expect(await outcomeOf(await other.drop(other.ad, key))).toEqual([404, "unknown_photo"]);
    expect(await photoRows()).toHaveLength(1);
  });

  test("that are deleted leave no file, but what another photo shows too", async () => {
    const { ad, send, drop, held } = await anOwner();
    await send(ad, jpeg("other"));
    await send(ad, jpeg("other"));
    await wake(held);
    const [first, second] = (await photoRows()).map(({ id }) => String(id));
    expect(await filesIn("media/")).toHaveLength(3);
    await drop(ad, first ?? "");
    expect(await filesIn("media/")).toHaveLength(3);
    await drop(ad, second ?? "");
    expect(await filesIn("")).toEqual([]);
  });

  test("are deleted with their own ad’s address alone", async () => {
    const owner = await withThree();
    const other = await anAd(owner.uid, { state: "brouillon" });
    expect(await outcomeOf(await owner.drop(other, "a".repeat(32)))).toEqual([404, "unknown_photo"]);
    expect(await owner.ids()).toBe("abc");
  });

  // rule: market/photos
  test("are fifteen at most, however many are sent at once", async () => {
    const { ad, send } = await anOwner();
    for (let index = 0; index < 13; index += 1) await aPhoto(ad);
    await aPhoto(ad, { state: "refused" });
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(ad, jpeg("other"))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    expect(await outcomeOf(await send(ad, jpeg("other")))).toEqual([409, "photos_full"]);
    expect([(await photoRows()).length, (await filesIn("quarantine/")).length]).toEqual([16, 2]);
  });
});

describe("photos of a day", () => {
  const sentToday = (uid: string, photos: number) =>
    env.DB.prepare("INSERT INTO member_days (uid, act, day, n) VALUES (?, 'photo', ?, ?)")
      .bind(uid, isoDay(Date.now()), photos)
      .run();

  test("are 150 at most, of all ads of a member, however many of them are deleted", async () => {
    const { uid, ad, send, drop } = await anOwner();
    const other = await anAd(uid, { state: "brouillon" });
    await sentToday(uid, 148);
    const { id } = await (await send(ad, jpeg("other"))).json();
    expect((await drop(ad, id)).status).toBe(204);
    const [one, two] = await Promise.all([send(ad, jpeg("other")), send(other, jpeg("other"))]);
    expect([one.status, two.status].sort()).toEqual([201, 429]);
    const refused = await send(other, jpeg("other"));
    expect([refused.status, refused.headers.get("retry-after"), await refused.json()]).toEqual([
      429,
      "86400",
      {
        code: "photos_quota",
        message: "Vous avez déjà envoyé 150 photos aujourd’hui. Celle-ci reste ici, et partira demain.",
      },
    ]);
    expect([(await photoRows()).length, (await filesIn("quarantine/")).length]).toEqual([1, 1]);
    await env.DB.prepare("UPDATE member_days SET day = '2020-01-01'").run(); // a day later
    expect((await send(other, jpeg("other"))).status).toBe(201);
  });

  test("sent again, its answer having been lost, is the same and counts once", async () => {
    const { uid, ad, send } = await anOwner();
    await sentToday(uid, 149);
    const key = { "Idempotency-Key": crypto.randomUUID() };
    for (let time = 0; time < 3; time += 1) expect((await send(ad, jpeg("other"), key)).status).toBe(201);
    expect(await outcomeOf(await send(ad, jpeg("other")))).toEqual([429, "photos_quota"]);
  });
});

describe("who is not the owner", () => {
  const acts = (by: ReturnType<typeof photosOf>, ad: string, id: string) => [
    by.list(ad),
    by.send(ad, jpeg("other")),
    by.drop(ad, id),
    by.order(ad, [id]),
  ];
  const after = async () => [await photoRows(), await filesIn("")];

  test.each(AD_STATES)("reads and changes nothing of an ad that is « %s »", async (state) => {
    const { ad } = await anOwner({ state });
    const id = "a".repeat(32);
    await aPhoto(ad, { id });
    const before = await after();
    for (const answer of await Promise.all(acts(photosOf(null), ad, id)))
      expect(await outcomeOf(answer)).toEqual([401, "signed_out"]);
    const unverified = await aToken(await beginWithPhotos(), someClaims({ email_verified: false }));
    for (const answer of await Promise.all(acts(photosOf(unverified), ad, id)))
      expect(await outcomeOf(answer)).toEqual([403, "not_verified"]);
    const other = await anOwner();
    for (const answer of await Promise.all(acts(other, ad, id)))
      expect(await outcomeOf(answer)).toEqual([404, "unknown_ad"]);
    for (const answer of await Promise.all(acts(other, "000000009999", id)))
      expect(await outcomeOf(answer)).toEqual([404, "unknown_ad"]);
    expect(await after()).toEqual(before);
  });

  test.each(AD_STATES.filter((state) => !nextState(state, "edit")))(
    "any more, of an ad that is « %s », changes nothing",
    async (state) => {
      const { ad, ...by } = await anOwner({ state });
      const id = "a".repeat(32);
      await aPhoto(ad, { id });
      const before = await after();
      const [, ...changes] = acts(by, ad, id);
      for (const answer of await Promise.all(changes))
        expect(await outcomeOf(answer)).toEqual(state === "vendue" ? [409, "ad_closed"] : [404, "unknown_ad"]);
      expect(await after()).toEqual(before);
    },
  );

  test.each(AD_STATES)(
    "but blocked, of an ad that is « %s », is told what other acts tell them, and may read",
    async (state) => {
      const { ad, ...by } = await anOwner({ state }, { blocked_at: 1 });
      const id = "a".repeat(32);
      await aPhoto(ad, { id });
      const before = await after();
      const [list, ...changes] = await Promise.all(acts(by, ad, id));
      expect(list?.status).toBe(state === "supprimee" ? 404 : 200);
      for (const answer of changes)
        expect(await outcomeOf(answer)).toEqual(state === "supprimee" ? [404, "unknown_ad"] : [403, "seller_blocked"]);
      expect(await after()).toEqual(before);
    },
  );
});

describe("nothing is kept", () => {
  const nothing = async () => expect([await photoRows(), await filesIn("")]).toEqual([[], []]);

  test.each<[string, Record<string, string>, number, string]>([
    ["from another site", { Origin: "https://evil.example" }, 403, "wrong_origin"],
    ["as another type", { "Content-Type": "application/json" }, 415, "no_jpeg"],
    ["as JPEG and more", { "Content-Type": "image/jpeg, text/html" }, 415, "no_jpeg"],
    ["without a key", { "Idempotency-Key": "" }, 400, "unreadable"],
    ["with a key that is a path", { "Idempotency-Key": "../../media/x" }, 400, "unreadable"],
    ["that says it is 9 MB", { "Content-Length": "9000000" }, 413, "photo_too_big"],
  ])("%s, and no account is looked up", async (_, headers, status, code) => {
    const { ad, send } = await anOwner();
    expect(await outcomeOf(await send(ad, jpeg("other"), headers))).toEqual([status, code]);
    expect(looked()).toEqual([]);
    await nothing();
  });

  test("of a body that goes on and on, whatever length it says", async () => {
    const { ad, send } = await anOwner();
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(1_000_000));
        if (sent > 100) controller.close();
      },
    });
    expect(await outcomeOf(await send(ad, endless))).toEqual([413, "photo_too_big"]);
    expect(sent).toBeLessThan(20);
    await nothing();
  });

  test.each<[string, Uint8Array]>([
    ["HTML", new TextEncoder().encode("<script>alert(1)</script>")],
    ["nothing", new Uint8Array(0)],
    ["half a photo", new Uint8Array(0)],
  ])("of %s", async (name, bytes) => {
    const { ad, send } = await anOwner();
    expect(await outcomeOf(await send(ad, name === "half a photo" ? jpeg("phone").subarray(0, 4_000) : bytes))).toEqual(
      [422, "photo_unreadable"],
    );
    await nothing();
  });

  test("of the sixty-first within a minute", async () => {
    const outcome = await withinOneWindow(60, async () => {
      await emptyBucket();
      await env.DB.prepare("DELETE FROM ad_photos").run();
      const { ad, send } = await anOwner();
      const from = { "CF-Connecting-IP": anAddress() };
      for (let time = 0; time < 60; time += 1) await send(ad, new Uint8Array(1), from);
      return outcomeOf(await send(ad, jpeg("other"), from));
    });
    expect(outcome).toEqual([429, "too_many"]);
    await nothing();
  });

  test.each(["[1]", '["a"]', '{"0":"a"}', '"a"'])("of an order that is %s", async (ids) => {
    const { ad, order } = await anOwner();
    expect(await outcomeOf(await order(ad, JSON.parse(ids)))).toEqual([422, "invalid"]);
  });

  test.each(["PUT", "PATCH"])("by %s", async (method) =>
    expect((await ask("/api/me/ads/000000000001/photos", { method })).status).toBe(405),
  );
});
