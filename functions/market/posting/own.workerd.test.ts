import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { anAd, anOffer, aState, aVehicle, someWords } from "../../../tests/support/ads";
import { aKeyPair, type KeyPair } from "../../../tests/support/tokens";
import { KEYS, keysOf, LOOKUP, lookup, outcomeOf } from "../../../tests/support/workerd/member";
import { answerAt } from "../../../tests/support/workerd/outbound";
import { adRow, aSeller, DAY, givePhotos, putIn, type Seller, setAd } from "../../../tests/support/workerd/sellers";
import { pass, tick } from "../../../tests/support/workerd/worker";

const NIGHT = "17 3 * * *";

let ours: KeyPair;
beforeAll(async () => void (ours = await aKeyPair("one")));
beforeEach(() => {
  answerAt(KEYS, keysOf(ours));
  answerAt(LOOKUP, lookup());
});

const submit = (awa: Seller, id: string, revision: number) =>
  awa.post(`/api/me/ads/${id}/submit`, { revision, conditions: true });
const prices = async () => (await env.DB.prepare("SELECT * FROM ad_prices").all<Record<string, unknown>>()).results;

describe("an ad is submitted", () => {
  // rule: market/automatic-rules
  test("and waits, with what the rules saw of it", async () => {
    const awa = await aSeller(ours);
    const id = await awa.write({ ...anAd(), state: aState({ mileage: "12", mileage_confirmed: true }) });
    const answer = await submit(awa, id, 2);
    expect([answer.status, await answer.json()]).toMatchObject([200, { ad: { state: "en_attente", revision: 3 } }]);
    expect(await adRow(id)).toMatchObject({
      state: "en_attente",
      submitted_at: expect.any(Number),
      refusal: null,
      warnings: '["kilometrage_impossible"]',
    });
  });

  test("when it lacks nothing: else its steps are named", async () => {
    const awa = await aSeller(ours);
    const id = await awa.begin();
    await awa.post(`/api/me/ads/${id}`, { revision: 1, fields: { vehicle: aVehicle() } });
    await givePhotos(id, ["ready", "ready", "refused", "refused"]);
    const { code, fields } = await (await submit(awa, id, 2)).json();
    expect([code, Object.keys(fields).sort()]).toEqual(["ad_incomplete", ["offer", "photos", "state", "words"]]);
    expect(await adRow(id)).toMatchObject({ state: "brouillon", revision: 2 });
  });

  test("when its conditions are accepted, and as it was seen", async () => {
    const awa = await aSeller(ours);
    const id = await awa.write();
    expect(await outcomeOf(await awa.post(`/api/me/ads/${id}/submit`, { revision: 2, conditions: false }))).toEqual([
      422,
      "invalid",
    ]);
    expect(await outcomeOf(await submit(awa, id, 1))).toEqual([409, "ad_changed"]);
  });

  // rule: market/posting-limits
  test("five times a day by each member, however many are sent at once", async () => {
    const [awa, moussa] = [await aSeller(ours), await aSeller(ours)];
    const ids: string[] = [];
    for (let time = 0; time < 7; time += 1) ids.push(await awa.write());
    const answers = await Promise.all(ids.map((id) => submit(awa, id, 2)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect((await submit(moussa, await moussa.write(), 2)).status).toBe(200);
    const left = ids[answers.findIndex(({ status }) => status === 429)] ?? "";
    await env.DB.prepare("UPDATE ads SET submitted_at = submitted_at - ?")
      .bind(DAY + 1)
      .run();
    expect((await submit(awa, left, 2)).status).toBe(200);
  });

  test("once more after it was refused and changed", async () => {
    const awa = await aSeller(ours);
    const id = await awa.write();
    await putIn(id, "refusee");
    expect(await outcomeOf(await submit(awa, id, 2))).toEqual([409, "ad_state"]);
    await awa.post(`/api/me/ads/${id}`, {
      revision: 2,
      fields: { words: someWords({ description: "Voiture saine, toutes ses factures sont là, une seule main." }) },
    });
    expect((await submit(awa, id, 3)).status).toBe(200);
    expect(await adRow(id)).toMatchObject({ state: "en_attente", refusal: null });
  });
});

describe("an ad that is online", () => {
  const online = async () => {
    const awa = await aSeller(ours);
    const id = await awa.write();
    await putIn(id, "publiee");
    return { awa, id };
  };

  test("is read again once it says something else, and not for saying the same", async () => {
    const { awa, id } = await online();
    await awa.post(`/api/me/ads/${id}`, { revision: 2, fields: anAd() });
    expect(await adRow(id)).toMatchObject({ state: "publiee", revision: 2 });
    await awa.post(`/api/me/ads/${id}`, { revision: 2, fields: { offer: anOffer({ price: "7 000 000" }) } });
    expect(await adRow(id)).toMatchObject({ state: "en_attente", revision: 3, price: 7_000_000, price_before: null });
    expect((await prices()).map(({ price }) => price)).toEqual([6_500_000, 7_000_000]);
  });

  test("is looked at again by rules at each change", async () => {
    const { awa, id } = await online();
    const change = { revision: 2, fields: { state: aState({ mileage: "12", mileage_confirmed: true }) } };
    expect((await awa.post(`/api/me/ads/${id}`, change)).status).toBe(200);
    expect(await adRow(id)).toMatchObject({ state: "en_attente", warnings: '["kilometrage_impossible"]' });
  });

  test("costs less from now on, each price being written down", async () => {
    const { awa, id } = await online();
    for (const [price, before] of [
      [6_200_000, 6_500_000],
      [6_000_000, 6_200_000],
    ] as const) {
      pass(1_000);
      expect(await (await awa.post(`/api/me/ads/${id}/price`, { price })).json()).toMatchObject({
        ad: { price, state: "publiee" },
      });
      expect(await adRow(id)).toMatchObject({ price, price_before: before, price_dropped_at: Date.now() });
    }
    expect((await prices()).map(({ price }) => price)).toEqual([6_500_000, 6_200_000, 6_000_000]);
  });

  // rule: market/price-lowered
  describe("whose price falls far", () => {
    const lower = async ({ awa, id }: Awaited<ReturnType<typeof online>>, ...prices: readonly number[]) => {
      for (const price of prices) expect((await awa.post(`/api/me/ads/${id}/price`, { price })).status).toBe(200);
      const { state, price, warnings } = await adRow(id);
      return { state, price, warnings: JSON.parse(String(warnings)) };
    };

    test("is read again: it may be bait", async () => {
      const ad = await online();
      await setAd(ad.id, { read_price: 6_500_000 });
      expect(await lower(ad, 4_549_999)).toEqual({ state: "en_attente", price: 4_549_999, warnings: ["baisse_forte"] });
    });

    test("in steps that are small each, too", async () => {
      const ad = await online();
      await setAd(ad.id, { read_price: 6_500_000 });
      expect(await lower(ad, 5_500_000, 4_600_000)).toMatchObject({ state: "publiee", warnings: [] });
      expect(await lower(ad, 4_500_000)).toMatchObject({ state: "en_attente", warnings: ["baisse_forte"] });
    });

    test("below 60 % of its estimate, too", async () => {
      const ad = await online();
      await setAd(ad.id, { read_price: 6_500_000, estimate_value: 10_000_000 });
      expect(await lower(ad, 6_000_000)).toMatchObject({ state: "publiee" });
      await setAd(ad.id, { estimate_value: 10_000_000 });
      expect(await lower(ad, 5_999_999)).toMatchObject({ state: "en_attente" });
    });
  });

  test("is looked at again by rules at each price", async () => {
    const { awa, id } = await online();
    await setAd(id, { read_price: 600_000, price: 600_000 });
    await awa.post(`/api/me/ads/${id}/price`, { price: 500_000 });
    expect(await adRow(id)).toMatchObject({ state: "publiee", price: 500_000, warnings: "[]" });
    await setAd(id, { vin: "1HGCM82633A004352" });
    const other = await awa.write();
    await setAd(other, { state: "publiee", vin: "1HGCM82633A004352" });
    await setAd(id, { price: 600_000 });
    await awa.post(`/api/me/ads/${id}/price`, { price: 550_000 });
    expect(JSON.parse(String((await adRow(id)).warnings))).toContain("chassis_en_double");
  });

  test.each([6_500_000, 7_000_000, 499_999])("does not cost %i by that way", async (price) => {
    const { awa, id } = await online();
    const answer = await awa.post(`/api/me/ads/${id}/price`, { price });
    expect([answer.status, Object.keys((await answer.json()).fields)]).toEqual([422, ["price"]]);
    expect([await adRow(id), await prices()]).toMatchObject([{ price: 6_500_000 }, []]);
  });

  test("is renewed for 45 days from now, also when it has expired", async () => {
    const { awa, id } = await online();
    pass(41 * DAY);
    await setAd(id, { state: "expiree", reminded_at: 1, closed_at: 2 });
    const later = await aSeller(ours, { sub: awa.uid }); // a token lasts an hour
    expect((await later.post(`/api/me/ads/${id}/renew`, {})).status).toBe(200);
    expect(await adRow(id)).toMatchObject({
      state: "publiee",
      expires_at: Date.now() + 45 * DAY,
      reminded_at: null,
      closed_at: null,
    });
  });

  test("that was emptied, long after it went, comes back only once it is whole again; what is written then stays", async () => {
    const { awa, id } = await online();
    await setAd(id, { state: "expiree", closed_at: Date.now() - 91 * DAY });
    await tick(NIGHT);
    expect(await adRow(id)).toMatchObject({ description: "", phone: "" });
    const renew = () => awa.post(`/api/me/ads/${id}/renew`, {});
    expect(await outcomeOf(await renew())).toEqual([422, "ad_incomplete"]);
    const write = async (fields: object) =>
      awa.post(`/api/me/ads/${id}`, { revision: (await adRow(id)).revision, fields });
    expect((await write({ words: someWords() })).status).toBe(200);
    const { code, fields } = await (await submit(awa, id, (await adRow(id)).revision)).json();
    expect([code, fields]).toEqual(["ad_incomplete", expect.objectContaining({ phone: expect.any(String) })]);
    expect((await write({ offer: anOffer() })).status).toBe(200);
    await tick(NIGHT);
    expect(await adRow(id)).toMatchObject({
      state: "brouillon",
      description: someWords().description,
      phone: "+221338000001",
    });
  });

  test("is sold, and stays so", async () => {
    const { awa, id } = await online();
    expect((await awa.post(`/api/me/ads/${id}/sold`, {})).status).toBe(200);
    expect(await adRow(id)).toMatchObject({ state: "vendue", closed_at: expect.any(Number) });
    expect(await outcomeOf(await awa.post(`/api/me/ads/${id}/renew`, {}))).toEqual([409, "ad_state"]);
  });

  test("is deleted with what nobody else was to see, and is gone for its owner too", async () => {
    const { awa, id } = await online();
    await setAd(id, { vin: "1HGCM82633A004352" });
    expect((await awa.remove(`/api/me/ads/${id}`)).status).toBe(204);
    expect(await adRow(id)).toMatchObject({ state: "supprimee", phone: "", vin: null });
    expect(await (await awa.get("/api/me/ads")).json()).toEqual({ ads: [] });
    expect(await outcomeOf(await awa.get(`/api/me/ads/${id}`))).toEqual([404, "unknown_ad"]);
  });
});

describe("a member’s list", () => {
  test("has their own ads, last changed first, with what visitors did and why they were refused", async () => {
    const [awa, moussa] = [await aSeller(ours), await aSeller(ours)];
    await moussa.write();
    const [first, second] = [await awa.write(), await awa.write()];
    const expires_at = Date.now() + 45 * DAY;
    await setAd(first, {
      state: "refusee",
      refusal: "photos",
      views: 12,
      contacts: 3,
      updated_at: Date.now() + 1_000,
      expires_at,
    });
    const { ads } = await (await awa.get("/api/me/ads")).json();
    expect(ads).toMatchObject([
      {
        id: first,
        state: "refusee",
        refusal: "photos",
        views: 12,
        contacts: 3,
        expires_at: new Date(expires_at).toISOString(),
      },
      { id: second, state: "brouillon", expires_at: null },
    ]);
    expect(JSON.stringify(ads)).not.toMatch(/221338000001|@|uid/);
  });

  // rule: mine/data-file
  test("and all they said of them are in the file of their data, and in nobody else’s", async () => {
    const [awa, moussa] = [await aSeller(ours), await aSeller(ours)];
    const id = await awa.write();
    expect((await (await awa.get("/api/me/data")).json()).ads).toMatchObject([
      {
        id,
        state: "brouillon",
        published_at: null,
        answers: { vehicle: { brand_name: "Kia" }, offer: { phone: "+221338000001" } },
      },
    ]);
    expect((await (await moussa.get("/api/me/data")).json()).ads).toEqual([]);
  });

  test("and ads have no other methods", async () => {
    const awa = await aSeller(ours);
    expect((await awa.remove("/api/me/ads")).status).toBe(405);
    expect((await awa.get("/api/me/ads/000000000000/sold")).status).toBe(405);
  });
});
