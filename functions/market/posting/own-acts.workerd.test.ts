import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { AdState } from "../../../src/contract/market/states";
import { anAd, anOffer } from "../../../tests/support/ads";
import { aKeyPair, type KeyPair } from "../../../tests/support/tokens";
import { KEYS, keysOf, LOOKUP, lookup } from "../../../tests/support/workerd/member";
import { answerAt } from "../../../tests/support/workerd/outbound";
import { aSeller, DAY, putIn, type Seller, setAd } from "../../../tests/support/workerd/sellers";
import { rowsOf } from "../../../tests/support/workerd/worker";

let ours: KeyPair;
beforeAll(async () => void (ours = await aKeyPair("one")));
beforeEach(() => {
  answerAt(KEYS, keysOf(ours));
  answerAt(LOOKUP, lookup());
});

describe("an owner’s act touches the ad that it names alone", () => {
  const offer = anOffer({ price: "6 000 000", seller_name: "Parking Awa" });

  test.each<[string, AdState, (awa: Seller, ad: string) => Promise<Response>]>([
    ["editing", "brouillon", (awa, ad) => awa.post(`/api/me/ads/${ad}`, { revision: 2, fields: { offer } })],
    [
      "editing what is online",
      "publiee",
      (awa, ad) => awa.post(`/api/me/ads/${ad}`, { revision: 2, fields: { offer } }),
    ],
    ["submitting", "brouillon", (awa, ad) => awa.post(`/api/me/ads/${ad}/submit`, { revision: 2, conditions: true })],
    ["lowering the price", "publiee", (awa, ad) => awa.post(`/api/me/ads/${ad}/price`, { price: 6_000_000 })],
    ["renewing", "expiree", (awa, ad) => awa.post(`/api/me/ads/${ad}/renew`, {})],
    ["selling", "publiee", (awa, ad) => awa.post(`/api/me/ads/${ad}/sold`, {})],
    ["deleting a draft", "brouillon", (awa, ad) => awa.remove(`/api/me/ads/${ad}`)],
    ["deleting what is online", "publiee", (awa, ad) => awa.remove(`/api/me/ads/${ad}`)],
  ])("%s", async (_, state, act) => {
    const [awa, moussa] = [await aSeller(ours), await aSeller(ours)];
    const [ad, second, other] = [await awa.write(), await awa.write(), await moussa.write(anAd())];
    if (state !== "brouillon") for (const id of [ad, second, other]) await putIn(id, state);
    const others = async () => [
      (await rowsOf("ads")).filter(({ id }) => id === second || id === other),
      (await rowsOf("sellers")).filter(({ uid }) => uid === moussa.uid),
      (await rowsOf("ad_photos")).filter(({ ad_id }) => ad_id !== ad),
      (await rowsOf("ad_prices")).filter(({ ad_id }) => ad_id !== ad),
    ];
    const before = await others();
    expect((await act(awa, ad)).ok).toBe(true);
    expect(await others()).toEqual(before);
  });
});

// rule: market/posting-limits
test("ads that were online before and are changed take none of the five places of a day", async () => {
  const awa = await aSeller(ours);
  for (let time = 0; time < 5; time += 1) {
    const id = await awa.write();
    await putIn(id, "publiee");
    await setAd(id, { published_at: Date.now() - 2 * DAY });
    await awa.post(`/api/me/ads/${id}`, { revision: 2, fields: { offer: anOffer({ price: "7 000 000" }) } });
  }
  expect((await rowsOf("ads")).map(({ state }) => state)).toEqual(Array.from({ length: 5 }, () => "en_attente"));
  const next = await awa.write();
  expect((await awa.post(`/api/me/ads/${next}/submit`, { revision: 2, conditions: true })).status).toBe(200);
});

test("a seller who is blocked keeps nobody else from selling", async () => {
  const [awa, moussa] = [await aSeller(ours), await aSeller(ours)];
  await awa.begin();
  await env.DB.prepare("UPDATE sellers SET blocked_at = 1").run();
  expect((await moussa.post("/api/me/ads", { id: crypto.randomUUID() })).status).toBe(201);
});
