import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { ownPhoto, ownPhotos } from "../../../src/contract/market/own-photo";
import { PHOTO_WIDTHS, photoAddress } from "../../../src/contract/market/photo";
import { AD_STATES, type AdState, nextState } from "../../../src/contract/market/states";
import { anAddress } from "../../../tests/support/reference-api";
import { adRow } from "../../../tests/support/workerd/made-ads";
import { anOwner, beginWithPhotos, filesIn, jpeg, photoRows } from "../../../tests/support/workerd/photos";
import { ask, pass, wake } from "../../../tests/support/workerd/worker";
import { stripJpeg } from "./jpeg";

const SECRET = "SECRET-14.6937N-17.4441W";
beforeEach(beginWithPhotos);

const text = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());

describe("a photo that is sent", () => {
  // rule: market/photo-redrawn
  test("is kept without what its phone told, and shown to nobody yet", async () => {
    const { ad, send, held, list } = await anOwner();
    expect(text(jpeg("phone"))).toContain(SECRET);
    const answer = await send(ad, jpeg("phone"));
    expect(answer.status).toBe(201);
    const photo = ownPhoto.parse(await answer.json());
    expect(photo).toMatchObject({ state: "quarantine", hash: null, width: 640, height: 480 });
    expect(held).toEqual([{ photo: photo.id }]);
    const kept = await env.MEDIA.get(`quarantine/${photo.id}`);
    const bytes = new Uint8Array((await kept?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect([stripJpeg(bytes).ok, text(bytes).includes(SECRET)]).toEqual([true, false]);
    expect(await filesIn("media/")).toEqual([]);
    expect(await adRow(ad)).toMatchObject({ photos: 0, cover: null });
    expect(ownPhotos.parse(await (await list(ad)).json())).toEqual({ photos: [photo] });
  });

  // rule: market/photos
  test("is drawn anew in three widths when the queue wakes, and its ad counts it", async () => {
    const { ad, send, held, list } = await anOwner();
    await send(ad, jpeg("wide"));
    expect(await wake(held)).toEqual([0]);
    const { photos } = ownPhotos.parse(await (await list(ad)).json());
    expect(photos).toMatchObject([{ state: "ready", width: 1_600, height: 1_200 }]);
    const hash = photos[0]?.hash ?? "";
    expect(await adRow(ad)).toMatchObject({ photos: 1, cover: hash, state: "brouillon", revision: 1 });
    expect(await filesIn("")).toEqual(PHOTO_WIDTHS.map((width) => photoAddress(hash, width).slice(1)).sort());
    for (const width of PHOTO_WIDTHS) {
      const shown = await ask(photoAddress(hash, width));
      expect(
        Object.fromEntries(
          ["Content-Type", "Cache-Control", "X-Content-Type-Options"].map((name) => [name, shown.headers.get(name)]),
        ),
      ).toEqual({
        "Content-Type": "image/jpeg",
        "Cache-Control": "public, max-age=31536000, immutable",
        "X-Content-Type-Options": "nosniff",
      });
      expect(stripJpeg(await bytesOf(shown))).toMatchObject({ ok: true, width, height: (width * 3) / 4 });
    }
  });

  test("keeps its form: what is high is no higher than the widest, what is small is not blown up", async () => {
    const { ad, send, held, list } = await anOwner();
    for (const name of ["tall", "other"] as const) await send(ad, jpeg(name));
    await wake(held);
    const { photos } = ownPhotos.parse(await (await list(ad)).json());
    expect(photos).toMatchObject([
      { width: 900, height: 1_600 },
      { width: 400, height: 300 },
    ]);
    expect(stripJpeg(await bytesOf(await ask(photoAddress(photos[1]?.hash ?? "", 1600))))).toMatchObject({
      width: 400,
      height: 300,
    });
    expect(stripJpeg(await bytesOf(await ask(photoAddress(photos[1]?.hash ?? "", 320))))).toMatchObject({
      width: 320,
      height: 240,
    });
  });

  test("sent again is the same, before and after it is drawn, at once or later", async () => {
    const { ad, send, held } = await anOwner();
    const key = { "Idempotency-Key": crypto.randomUUID() };
    const answers = await Promise.all([
      send(ad, jpeg("other"), key),
      send(ad, jpeg("other"), key),
      send(ad, jpeg("other"), key),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    await wake(held);
    const [row] = await photoRows();
    expect(await (await send(ad, jpeg("phone"), key)).json()).toMatchObject({
      id: row?.id,
      state: "ready",
      hash: row?.hash,
    });
    expect([(await photoRows()).length, (await filesIn("quarantine/")).length]).toEqual([1, 0]);
  });

  test("under the key of somebody else’s photo touches nothing of theirs", async () => {
    const [awa, moussa] = [await anOwner(), await anOwner()];
    const key = { "Idempotency-Key": crypto.randomUUID() };
    const theirs = await (await awa.send(awa.ad, jpeg("other"), key)).json();
    const before = text(
      new Uint8Array((await (await env.MEDIA.get(`quarantine/${theirs.id}`))?.arrayBuffer()) ?? new ArrayBuffer(0)),
    );
    const mine = await (await moussa.send(moussa.ad, jpeg("phone"), key)).json();
    expect(mine.id).not.toBe(theirs.id);
    expect(
      text(
        new Uint8Array((await (await env.MEDIA.get(`quarantine/${theirs.id}`))?.arrayBuffer()) ?? new ArrayBuffer(0)),
      ),
    ).toBe(before);
  });

  test("that cannot be drawn is refused, and its file goes", async () => {
    const { ad, send, held, list } = await anOwner();
    expect((await send(ad, jpeg("cmyk"))).status).toBe(201);
    await wake(held);
    expect(ownPhotos.parse(await (await list(ad)).json()).photos).toMatchObject([{ state: "refused", hash: null }]);
    expect(await filesIn("")).toEqual([]);
    expect(await adRow(ad)).toMatchObject({ photos: 0, cover: null });
  });
});

describe("moderation of photos", () => {
  test.each(AD_STATES.filter((state) => nextState(state, "edit")))(
    "submits an ad that is « %s » again when a photo is ready",
    async (state) => {
      const { ad, send, held } = await anOwner({ state });
      await send(ad, jpeg("other"));
      expect(await adRow(ad)).toMatchObject({ state, revision: 1 });
      await wake(held);
      expect(await adRow(ad)).toMatchObject({
        state: nextState(state, "edit"),
        photos: 1,
        revision: ["en_attente", "publiee"].includes(state) ? 2 : 1,
      });
    },
  );

  test("refuses a photo whose ad was sold while it was drawn", async () => {
    const { ad, send, held } = await anOwner({ state: "publiee" });
    await send(ad, jpeg("other"));
    await env.DB.prepare("UPDATE ads SET state = 'vendue'").run();
    await wake(held);
    expect(await adRow(ad)).toMatchObject({ state: "vendue", photos: 0, cover: null });
    expect(await photoRows()).toMatchObject([{ state: "refused" }]);
  });

  test("warns operators of a photo that another seller shows", async () => {
    const [awa, moussa] = [await anOwner({ state: "en_attente" }), await anOwner({ state: "en_attente" })];
    await awa.send(awa.ad, jpeg("other"));
    await moussa.send(moussa.ad, jpeg("other"));
    await wake([...awa.held, ...moussa.held]);
    expect(String((await adRow(awa.ad)).warnings)).not.toContain("photo_en_double");
    expect(String((await adRow(moussa.ad)).warnings)).toContain("photo_en_double");
  });

  test("warns of it while photos of a third ad wait", async () => {
    const [awa, moussa, fatou] = [
      await anOwner({ state: "en_attente" }),
      await anOwner({ state: "en_attente" }),
      await anOwner({ state: "en_attente" }),
    ];
    for (const { send, ad } of [awa, moussa, fatou]) await send(ad, jpeg("other"));
    await wake([...awa.held, ...moussa.held]);
    expect(String((await adRow(moussa.ad)).warnings)).toContain("photo_en_double");
    expect(await photoRows()).toContainEqual(expect.objectContaining({ ad_id: fatou.ad, state: "quarantine" }));
  });
});

describe("/media", () => {
  test("answers 304 to who has it", async () => {
    const { ad, send, held } = await anOwner();
    await send(ad, jpeg("other"));
    await wake(held);
    const address = photoAddress(String((await adRow(ad)).cover), 320);
    const tag = (await ask(address)).headers.get("ETag") ?? "";
    expect(tag).toMatch(/^"[^"]+"$/);
    const again = await ask(address, { headers: { "If-None-Match": tag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    const kept = await ask(address);
    expect([kept.headers.get("ETag"), kept.headers.get("Cache-Control"), kept.headers.get("Content-Type")]).toEqual([
      tag,
      "public, max-age=31536000, immutable",
      "image/jpeg",
    ]);
    expect(stripJpeg(await bytesOf(kept))).toMatchObject({ ok: true, width: 320 });
    const head = await ask(address, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });

  describe("of an ad", () => {
    const MINUTE = 60_000;
    const began = Date.now();
    let turn = 0;
    /** A photo that is drawn, and what its address answers: to anybody, and to who has it. */
    async function aShownPhoto() {
      turn += 1;
      pass(began + turn * 10 * MINUTE - Date.now()); // what other tests left in the cache is old by then
      const owner = await anOwner({ state: "en_attente" });
      await owner.send(owner.ad, jpeg("other"));
      await wake(owner.held);
      const hash = String((await adRow(owner.ad)).cover);
      const answers = async () => {
        const status = async (headers: Record<string, string> = {}) =>
          (await ask(photoAddress(hash, 640), { headers })).status;
        return [await status(), await status({ "If-None-Match": `"${hash}-640"` })];
      };
      expect(await answers()).toEqual([200, 304]);
      return { ...owner, hash, answers, later: async () => (pass(MINUTE), answers()) };
    }
    const put = (ad: string, change: string) => env.DB.prepare(`UPDATE ads SET ${change} WHERE id = ?`).bind(ad).run();
    const SEEN = [200, 304];
    const GONE = [404, 404];
    const OF_STATES: Readonly<Record<AdState, readonly number[]>> = {
      brouillon: SEEN,
      en_attente: SEEN,
      publiee: SEEN,
      expiree: SEEN,
      vendue: SEEN,
      refusee: GONE,
      supprimee: GONE,
    };

    test.each(AD_STATES)("that is « %s » answers as its state has it, within a minute", async (state) => {
      const { ad, later } = await aShownPhoto();
      await put(ad, `state = '${state}'`);
      expect(await later()).toEqual(OF_STATES[state]);
    });
    test("that was emptied is gone", async () => {
      const { ad, later } = await aShownPhoto();
      await put(ad, "state = 'expiree', closed_at = 0, emptied_at = 1");
      expect(await later()).toEqual(GONE);
    });
    test("of a seller who is blocked is gone, also of what they sold", async () => {
      const { ad, uid, later } = await aShownPhoto();
      await put(ad, "state = 'vendue'");
      await env.DB.prepare("UPDATE sellers SET blocked_at = 1 WHERE uid = ?").bind(uid).run();
      expect(await later()).toEqual(GONE);
    });
    test("that is refused stays where another ad shows it", async () => {
      const [one, other] = [await aShownPhoto(), await aShownPhoto()];
      expect(one.hash).toBe(other.hash);
      await put(one.ad, "state = 'refusee'");
      expect(await one.later()).toEqual(SEEN);
    });
    test("that is refused has no name for its owner either, until it is edited", async () => {
      const { ad, list } = await aShownPhoto();
      await put(ad, "state = 'refusee'");
      expect((await (await list(ad)).json()).photos).toMatchObject([{ state: "ready", hash: null }]);
      await put(ad, "state = 'brouillon'");
      expect((await (await list(ad)).json()).photos).toMatchObject([{ state: "ready", hash: expect.any(String) }]);
    });
    test("is gone once an operator took it away; the ad has one less, and stays as it was read", async () => {
      const { ad, hash, later } = await aShownPhoto();
      const operator = (address: string, headers: Record<string, string> = { Authorization: "Bearer jeton" }) =>
        ask(
          `/api/ops/ads/${address}`,
          { method: "DELETE", headers: { "CF-Connecting-IP": anAddress(), ...headers } },
          { OPS_TOKEN: "jeton" },
        );
      const { revision } = await adRow(ad);
      expect((await operator(`${ad}/photos/${hash}`, {})).status).toBe(401);
      expect([
        (await operator(`${ad}/photos/${"b".repeat(32)}`)).status,
        (await operator(`000000000000/photos/${hash}`)).status,
      ]).toEqual([404, 404]);
      expect((await operator(`${ad}/photos/${hash}`)).status).toBe(204);
      expect(await adRow(ad)).toMatchObject({ photos: 0, cover: null, revision, state: "en_attente" });
      expect(await later()).toEqual(GONE);
    });
  });

  test.each([
    `/media/${"a".repeat(32)}-320.jpg`,
    `/media/${"a".repeat(32)}-321.jpg`,
    `/media/${"A".repeat(32)}-320.jpg`,
    `/media/${"a".repeat(31)}-320.jpg`,
    "/media/",
    "/media/..%2Fquarantine%2Fx",
    "/media/../quarantine/secret",
    "/quarantine/secret",
    `/media/x/${"a".repeat(32)}-320.jpg`,
  ])("has nothing at %s", async (address) => {
    await env.MEDIA.put("quarantine/secret", jpeg("other"));
    await env.MEDIA.put(`media/${"a".repeat(32)}-321.jpg`, jpeg("other"));
    expect((await ask(address)).status).toBe(404);
  });
});
