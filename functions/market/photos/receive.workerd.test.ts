import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { anAd, aPhoto, adRow } from "../../../tests/support/workerd/made-ads";
import { outcomeOf } from "../../../tests/support/workerd/member";
import { anOwner, beginWithPhotos, filesIn, jpeg, photoRows } from "../../../tests/support/workerd/photos";
import { rowsOf, wake } from "../../../tests/support/workerd/worker";

beforeEach(beginWithPhotos);

describe("nothing is kept of a photo whose ad, while it was sent,", () => {
  test.each([
    ["was sold", "UPDATE ads SET state = 'vendue'"],
    ["became another’s", "UPDATE ads SET seller_uid = (SELECT uid FROM sellers WHERE uid <> seller_uid)"],
    ["was of a seller who is blocked", "UPDATE sellers SET blocked_at = 1"],
  ])("%s", async (_, sql) => {
    const [{ ad, send }] = [await anOwner(), await anOwner()];
    const body = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          await env.DB.prepare(sql).run();
          controller.enqueue(jpeg("other"));
          controller.close();
        },
      },
      { highWaterMark: 0 }, // The first byte is made once it is asked for.
    );
    expect(await outcomeOf(await send(ad, body))).toEqual([409, "ad_closed"]);
    expect([await photoRows(), await filesIn("")]).toEqual([[], []]);
  });
});

test("a photo that says it has more pixels than the Worker draws is too big, not unreadable", async () => {
  const { ad, send } = await anOwner();
  const photo = jpeg("other");
  const frame = photo.findIndex((byte, at) => byte === 0xff && photo[at + 1] === 0xc0);
  photo.set([0x10, 0x00, 0x10, 0x00], frame + 5); // height and width: 4,096 each
  expect(await outcomeOf(await send(ad, photo))).toEqual([413, "photo_too_big"]);
  expect([await photoRows(), await filesIn("")]).toEqual([[], []]);
});

describe("an owner’s act touches the photos and the ad that it names alone", () => {
  const id = (digit: string) => digit.repeat(32);
  type Owner = Awaited<ReturnType<typeof anOwner>>;

  test.each<[string, (awa: Owner) => Promise<unknown>]>([
    ["a photo that is deleted", ({ ad, drop }) => drop(ad, id("a"))],
    ["another order", ({ ad, order }) => order(ad, [id("b"), id("a")])],
    [
      "a photo that is sent, and drawn",
      async ({ ad, send, held }) => {
        await send(ad, jpeg("other"));
        await wake(held);
      },
    ],
  ])("%s", async (_, act) => {
    const [awa, moussa] = [await anOwner({ state: "publiee" }), await anOwner({ state: "publiee" })];
    const second = await anAd(awa.uid, { state: "publiee" });
    for (const [index, digit] of ["a", "b"].entries())
      await aPhoto(awa.ad, { id: id(digit), hash: id(digit), position: index + 1 });
    for (const ad of [second, moussa.ad]) for (const state of ["ready", "quarantine"]) await aPhoto(ad, { state });
    const others = async () => [
      (await rowsOf("ads")).filter((row) => row.id !== awa.ad),
      (await photoRows()).filter(({ ad_id }) => ad_id !== awa.ad),
    ];
    const before = [await others(), await adRow(awa.ad), await photoRows()];
    await act(awa);
    expect(await others()).toEqual(before[0]);
    expect([await adRow(awa.ad), await photoRows()]).not.toEqual(before.slice(1));
  });

  test("a photo that is not of this ad: nothing is changed, and nothing has to be read again", async () => {
    const { uid, ad, drop } = await anOwner({ state: "publiee", photos: 1, cover: id("a") });
    const second = await anAd(uid, { state: "publiee" });
    await aPhoto(ad, { id: id("a") });
    await aPhoto(second, { id: id("b") });
    const all = async () => [await rowsOf("ads"), await photoRows()];
    const before = await all();
    for (const photo of [id("b"), id("c")])
      expect(await outcomeOf(await drop(ad, photo))).toEqual([404, "unknown_photo"]);
    expect(await all()).toEqual(before);
  });
});
