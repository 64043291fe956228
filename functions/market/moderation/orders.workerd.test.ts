import { describe, expect, test } from "vitest";
import { AD_STATES } from "../../../src/contract/market/states";
import { anAd, aPhoto, aSeller } from "../../../tests/support/workerd/made-ads";
import { anAddress } from "../../../tests/support/reference-api";
import { outcomeOf } from "../../../tests/support/workerd/member";
import { ask, rowsOf, silentQueue } from "../../../tests/support/workerd/worker";

const TOKEN = "jeton-de-moderation-0123456789";
const HASH = "a".repeat(32);
const order = (method: string, address: string, body?: object) =>
  ask(
    `/api/ops${address}`,
    {
      method,
      headers: { "CF-Connecting-IP": anAddress(), Authorization: `Bearer ${TOKEN}` },
      ...(body && { body: JSON.stringify(body) }),
    },
    { OPS_TOKEN: TOKEN, DELIVERIES: silentQueue().queue },
  );
const post = (address: string, body: object) => order("POST", address, body);

test("an operator reads an ad in whatever state it is, its own alone", async () => {
  const seller = await aSeller();
  for (const state of AD_STATES) {
    const [id] = [await anAd(seller, { state }), await anAd(seller, { state })];
    const answer = await order("GET", `/ads/${id}`);
    expect([answer.status, await answer.json()]).toMatchObject([200, { id, state }]);
  }
  expect((await order("GET", "/ads/zzzzzzzzzzzz")).status).toBe(404);
});

test("a decision of an ad that has changed is refused, whatever was decided before", async () => {
  const [one, other] = [await anAd(await aSeller()), await anAd(await aSeller())];
  expect((await post(`/ads/${one}`, { decision: "approve", revision: 1 })).status).toBe(204);
  expect(await outcomeOf(await post(`/ads/${other}`, { decision: "approve", revision: 2 }))).toEqual([
    409,
    "ad_changed",
  ]);
});

test("a photo that is not there is told from an ad that is not there", async () => {
  const ad = await anAd(await aSeller());
  expect(await outcomeOf(await order("DELETE", `/ads/${ad}/photos/${HASH}`))).toEqual([404, "unknown_photo"]);
  expect(await outcomeOf(await order("DELETE", `/ads/zzzzzzzzzzzz/photos/${HASH}`))).toEqual([404, "unknown_ad"]);
});

describe("an order of operators touches what it names alone", () => {
  test.each<[string, (ad: string, seller: string) => Promise<Response>]>([
    ["an approval", (ad) => post(`/ads/${ad}`, { decision: "approve", revision: 1 })],
    ["a refusal", (ad) => post(`/ads/${ad}`, { decision: "refuse", reason: "prix", revision: 1 })],
    ["papers that were seen", (ad) => post(`/ads/${ad}/papers`, { revision: 1, papers: ["carte_grise"] })],
    ["a photo that is taken away", (ad) => order("DELETE", `/ads/${ad}/photos/${HASH}`)],
    ["a seller who is blocked", (_, seller) => post(`/sellers/v-${seller}`, { blocked: true })],
    ["a seller who is verified", (_, seller) => post(`/sellers/v-${seller}`, { verified: true })],
  ])("%s", async (_, given) => {
    const [awa, moussa] = [await aSeller(), await aSeller()];
    const [named, other] = [await anAd(awa), await anAd(moussa)];
    for (const ad of [named, other]) await aPhoto(ad);
    await aPhoto(named, { position: 1, hash: "b".repeat(32) });
    const others = async () => [
      (await rowsOf("ads")).filter(({ id }) => id !== named),
      (await rowsOf("sellers")).filter(({ uid }) => uid !== awa),
      (await rowsOf("ad_photos")).filter(({ ad_id, hash }) => ad_id !== named || hash !== HASH),
    ];
    const before = await others();
    expect((await given(named, awa)).status).toBe(204);
    expect(await others()).toEqual(before);
  });

  test("a seller who is allowed again", async () => {
    const [awa] = [await aSeller({ blocked_at: 1 }), await aSeller({ blocked_at: 1 })];
    expect((await post(`/sellers/v-${awa}`, { blocked: false })).status).toBe(204);
    expect((await rowsOf("sellers")).filter(({ blocked_at }) => blocked_at === null)).toMatchObject([{ uid: awa }]);
  });
});
