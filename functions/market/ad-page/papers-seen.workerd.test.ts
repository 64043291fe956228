import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { AD_STATES, type AdState } from "../../../src/contract/market/states";
import { anAd, anOffer, aState, aVehicle, someWords } from "../../../tests/support/ads";
import { aKeyPair, type KeyPair } from "../../../tests/support/tokens";
import { KEYS, keysOf, LOOKUP, lookup, outcomeOf } from "../../../tests/support/workerd/member";
import { answerAt } from "../../../tests/support/workerd/outbound";
import { adRow, aSeller, OPERATOR, putIn, type Seller, setAd } from "../../../tests/support/workerd/sellers";

let ours: KeyPair;
beforeAll(async () => void (ours = await aKeyPair("one")));
beforeEach(() => {
  answerAt(KEYS, keysOf(ours));
  answerAt(LOOKUP, lookup());
});

/** An ad in a state, its owner, and an operator. */
async function there(state: AdState = "publiee") {
  const awa = await aSeller(ours);
  const id = await awa.write();
  await putIn(id, state);
  const operator = awa.as({ Authorization: `Bearer ${OPERATOR}` });
  return {
    awa,
    id,
    operator,
    mark: (papers: unknown, revision = 2) => operator.post(`/api/ops/ads/${id}/papers`, { revision, papers }),
    seen: async () => (await adRow(id)).papers_seen,
  };
}

describe("papers that an operator has seen", () => {
  test.each(AD_STATES.filter((state) => state !== "supprimee"))(
    "are marked on an ad that is %s, each once, in the place of those before; its owner’s next change is not refused for it",
    async (state) => {
      const { id, operator, mark, seen } = await there(state);
      expect((await mark(["carte_grise", "assurance", "assurance"])).status).toBe(204);
      expect((await mark(["visite_technique", "carte_grise"])).status).toBe(204);
      expect(await adRow(id)).toMatchObject({ papers_seen: '["carte_grise","visite_technique"]', revision: 2, state });
      expect(await (await operator.get(`/api/ops/ads/${id}`)).json()).toMatchObject({
        id,
        state,
        papers_seen: ["carte_grise", "visite_technique"],
      });
      await mark([]);
      expect(await seen()).toBe("[]");
    },
  );

  test.each<[string, unknown, number, readonly [number, string]]>([
    ["as the ad was before", ["carte_grise"], 1, [409, "ad_changed"]],
    ["of another kind", ["permis"], 2, [422, "invalid"]],
    ["by no list", "carte_grise", 2, [422, "invalid"]],
    ["by a list without end", Array.from({ length: 7 }, () => "assurance"), 2, [422, "invalid"]],
  ])("are not marked %s", async (_, papers, revision, outcome) => {
    const { mark, seen } = await there();
    expect(await outcomeOf(await mark(papers, revision))).toEqual(outcome);
    expect(await seen()).toBe("[]");
  });

  test("are those of an ad that there is", async () => {
    const { operator, mark } = await there("supprimee");
    expect(await outcomeOf(await mark([]))).toEqual([409, "ad_changed"]);
    expect(
      await outcomeOf(await operator.post("/api/ops/ads/zzzzzzzzzzzz/papers", { revision: 1, papers: [] })),
    ).toEqual([404, "unknown_ad"]);
    expect(await outcomeOf(await operator.get("/api/ops/ads/zzzzzzzzzzzz"))).toEqual([404, "unknown_ad"]);
  });

  test("are not for its owner to mark", async () => {
    const { awa, id, seen } = await there();
    expect(
      await outcomeOf(await awa.post(`/api/ops/ads/${id}/papers`, { revision: 2, papers: ["carte_grise"] })),
    ).toEqual([403, "second_factor"]);
    for (const body of [
      { revision: 2, fields: {}, papers_seen: ["carte_grise"] },
      { revision: 2, fields: { state: { ...aState(), papers_seen: '["carte_grise"]' } } },
    ])
      expect(await outcomeOf(await awa.post(`/api/me/ads/${id}`, body))).toEqual([422, "invalid"]);
    expect((await awa.post(`/api/me/ads/${id}/papers`, { revision: 2, papers: ["carte_grise"] })).status).toBe(404);
    expect(await seen()).toBe("[]");
  });
});

describe("the marks", () => {
  const SEEN = '["assurance","carte_grise"]';
  const after = async (change: (awa: Seller, id: string) => Promise<unknown>) => {
    const { awa, id, seen } = await there();
    await setAd(id, { papers_seen: SEEN });
    await change(awa, id);
    return seen();
  };
  const edit = (fields: object) => (awa: Seller, id: string) => awa.post(`/api/me/ads/${id}`, { revision: 2, fields });

  // rule: market/papers
  test.each<[string, object]>([
    ["its papers", { state: aState({ papers: "sous_douane" }) }],
    ["how long it is insured", { state: aState({ insurance_until: "2027-05-01" }) }],
    ["its chassis number", { state: aState({ vin: "1HGCM82633A004352" }) }],
    ["the car itself", { vehicle: aVehicle({ year: "2018" }) }],
  ])("go once the owner changes %s", async (_, fields) => expect(await after(edit(fields))).toBe("[]"));

  test.each<[string, (awa: Seller, id: string) => Promise<unknown>]>([
    ["says the same again", edit(anAd())],
    [
      "says it in other words",
      edit({ words: someWords({ description: "Voiture saine, toutes ses factures sont là, une seule main." }) }),
    ],
    ["asks another price", edit({ offer: anOffer({ price: "7 000 000" }) })],
    ["asks less", (awa, id) => awa.post(`/api/me/ads/${id}/price`, { price: 6_000_000 })],
    ["sells the car", (awa, id) => awa.post(`/api/me/ads/${id}/sold`, {})],
  ])("stay where the owner %s", async (_, change) => expect(await after(change)).toBe(SEEN));
});
