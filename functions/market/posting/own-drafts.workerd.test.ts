import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { AD_ID } from "../../../src/contract/market/ad-id";
import { AD_STEPS } from "../../../src/contract/market/form";
import { anAd, anOffer, aState, aVehicle, someWords } from "../../../tests/support/ads";
import { aKeyPair, type KeyPair } from "../../../tests/support/tokens";
import { KEYS, keysOf, LOOKUP, lookup, outcomeOf } from "../../../tests/support/workerd/member";
import { answerAt } from "../../../tests/support/workerd/outbound";
import { adRow, aSeller } from "../../../tests/support/workerd/sellers";
import { tick } from "../../../tests/support/workerd/worker";

let ours: KeyPair;
beforeAll(async () => void (ours = await aKeyPair("one")));
beforeEach(() => {
  answerAt(KEYS, keysOf(ours));
  answerAt(LOOKUP, lookup());
});

const rowsOf = async (table: "sellers" | "ads") =>
  (await env.DB.prepare(`SELECT * FROM ${table}`).all<Record<string, unknown>>()).results;

describe("an ad is begun", () => {
  test("as a draft under an address that cannot be guessed, once for each id of the browser’s", async () => {
    const awa = await aSeller(ours);
    const body = { id: crypto.randomUUID() };
    const answers = await Promise.all([awa.post("/api/me/ads", body), awa.post("/api/me/ads", body)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const [{ ad }, again] = [await answers[0]?.json(), await answers[1]?.json()];
    expect(again).toEqual({ ad });
    expect(ad).toMatchObject({
      id: expect.stringMatching(AD_ID),
      state: "brouillon",
      revision: 1,
      title: "",
      reference: `GA-${ad.id.slice(0, 6).toUpperCase()}`,
    });
    expect(await rowsOf("sellers")).toMatchObject([
      { uid: awa.uid, id: expect.stringMatching(AD_ID), email: "awa@exemple.sn", verified: 0, blocked_at: null },
    ]);
    expect(await rowsOf("ads")).toHaveLength(1);
  });

  test("and another member’s id is another ad", async () => {
    const [awa, moussa] = [await aSeller(ours), await aSeller(ours)];
    const body = { id: crypto.randomUUID() };
    for (const member of [awa, moussa]) expect((await member.post("/api/me/ads", body)).status).toBe(201);
    expect(new Set((await rowsOf("ads")).map(({ id }) => id)).size).toBe(2);
  });

  // rule: market/posting-limits
  test("twenty times at most, until one of them is something else", async () => {
    const awa = await aSeller(ours);
    for (let time = 0; time < 20; time += 1) await awa.begin();
    expect(await outcomeOf(await awa.post("/api/me/ads", { id: crypto.randomUUID() }))).toEqual([429, "many_drafts"]);
    const [first] = await rowsOf("ads");
    await awa.remove(`/api/me/ads/${first?.id}`);
    expect((await awa.post("/api/me/ads", { id: crypto.randomUUID() })).status).toBe(201);
  });

  test("and deleted before anybody else was to see it leaves nothing, photos or not", async () => {
    const awa = await aSeller(ours);
    const [plain, withPhotos] = [await awa.begin(), await awa.write()];
    for (const id of [plain, withPhotos]) expect((await awa.remove(`/api/me/ads/${id}`)).status).toBe(204);
    expect([await rowsOf("ads"), (await env.DB.prepare("SELECT id FROM ad_photos").all()).results]).toEqual([[], []]);
  });

  // rule: market/posting-limits
  test("thirty times a day at most, however many of them are deleted", async () => {
    const awa = await aSeller(ours);
    const moussa = await aSeller(ours);
    const again = async () => awa.post("/api/me/ads", { id: crypto.randomUUID() });
    for (let time = 0; time < 30; time += 1)
      expect((await awa.remove(`/api/me/ads/${await awa.begin()}`)).status).toBe(204);
    const refused = await again();
    expect([refused.status, refused.headers.get("retry-after"), await refused.json()]).toEqual([
      429,
      "86400",
      {
        code: "drafts_quota",
        message: "Vous avez déjà commencé trente annonces aujourd’hui. Reprenez un brouillon, ou revenez demain.",
      },
    ]);
    expect(await rowsOf("ads")).toEqual([]);
    await moussa.begin();
    await awa.remove("/api/me");
    await tick("17 3 * * *"); // the night takes away what is of days before
    expect(await outcomeOf(await again())).toEqual([429, "drafts_quota"]);
    await env.DB.prepare("UPDATE member_days SET day = '2020-01-01'").run(); // a day later
    expect((await again()).status).toBe(201);
  });

  test("once, asked for again, counts once", async () => {
    const awa = await aSeller(ours);
    const body = { id: crypto.randomUUID() };
    for (let time = 0; time < 40; time += 1) expect((await awa.post("/api/me/ads", body)).status).toBe(201);
    await awa.begin();
  });

  test.each<[string, unknown]>([
    ["no id", {}],
    ["an id of its own making", { id: "x" }],
    ["more than an id", { id: crypto.randomUUID(), state: "publiee" }],
  ])("not with %s", async (_, body) => {
    expect(await outcomeOf(await (await aSeller(ours)).post("/api/me/ads", body))).toEqual([422, "invalid"]);
    expect(await rowsOf("ads")).toEqual([]);
  });
});

describe("a draft", () => {
  // rule: market/posting-draft
  test("is kept step by step, and read again as it was typed", async () => {
    const awa = await aSeller(ours);
    const id = await awa.begin();
    const whole = anAd();
    for (const [index, step] of AD_STEPS.entries()) {
      const saved = await awa.post(`/api/me/ads/${id}`, { revision: index + 1, fields: { [step]: whole[step] } });
      expect([saved.status, (await saved.json()).ad.revision]).toEqual([200, index + 2]);
      expect(Object.keys((await (await awa.get(`/api/me/ads/${id}`)).json()).answers)).toEqual(
        AD_STEPS.slice(0, index + 1),
      );
    }
    expect(await adRow(id)).toMatchObject({
      brand_key: "kia",
      model_key: "kia-rio",
      model_id: 13,
      air_conditioning: 1,
      equipment: '["camera-de-recul","climatisation"]',
      price: 6_500_000,
      phone: "+221338000001",
      whatsapp: 1,
    });
    const { ad, answers } = await (await awa.get(`/api/me/ads/${id}`)).json();
    expect(ad).toMatchObject({ title: "Kia Rio 2017", slug: "kia-rio-2017", state: "brouillon" });
    expect(answers).toMatchObject({
      vehicle: { year: "2017", engine: "1396", month: "3" },
      state: { mileage: "84000", vin: "" },
      offer: { phone: "+221338000001", district: "" },
    });
    expect(await rowsOf("sellers")).toMatchObject([{ name: "Awa D.", type: "particulier" }]);
  });

  test("sent again, its answer having been lost, is the same", async () => {
    const awa = await aSeller(ours);
    const id = await awa.begin();
    const sent = { revision: 1, fields: { vehicle: aVehicle() } };
    for (let time = 0; time < 2; time += 1)
      expect(await (await awa.post(`/api/me/ads/${id}`, sent)).json()).toMatchObject({ ad: { revision: 2 } });
  });

  test("that was changed elsewhere is not written over", async () => {
    const awa = await aSeller(ours);
    const id = await awa.begin();
    await awa.post(`/api/me/ads/${id}`, { revision: 1, fields: { vehicle: aVehicle() } });
    const late = await awa.post(`/api/me/ads/${id}`, { revision: 1, fields: { vehicle: aVehicle({ year: "2018" }) } });
    expect([late.status, await late.json()]).toEqual([
      409,
      { code: "ad_changed", message: "Cette annonce a changé entre-temps : relisez-la." },
    ]);
    expect(await adRow(id)).toMatchObject({ year: 2017, revision: 2 });
  });

  test("that two devices change at once keeps one change, and the other device is told so", async () => {
    const awa = await aSeller(ours);
    const id = await awa.begin();
    const answers = await Promise.all(
      ["2016", "2018"].map((year) =>
        awa.post(`/api/me/ads/${id}`, { revision: 1, fields: { vehicle: aVehicle({ year }) } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const kept = answers[0]?.status === 200 ? 2016 : 2018;
    expect(await adRow(id)).toMatchObject({ year: kept, revision: 2 });
  });

  test.each<[string, object, string]>([
    [
      "a number in its description",
      { words: someWords({ description: "Voiture saine et jamais accidentée, appelez le 77 123 45 67." }) },
      "description",
    ],
    ["a price in thousands", { offer: anOffer({ price: "6500" }) }, "price"],
    ["a model that the guide does not have", { vehicle: aVehicle({ model_id: 999 }) }, "model_name"],
    ["a model by the name of an object’s own", { vehicle: { ...aVehicle(), model_id: "constructor" } }, "model_id"],
    ["a mileage that nobody confirmed", { vehicle: aVehicle(), state: aState({ mileage: "12" }) }, "mileage"],
  ])("with %s is told so, and nothing is kept", async (_, fields, field) => {
    const awa = await aSeller(ours);
    const id = await awa.begin();
    const answer = await awa.post(`/api/me/ads/${id}`, { revision: 1, fields });
    const { code, fields: wrong } = await answer.json();
    expect([answer.status, code, Object.keys(wrong)]).toEqual([422, "invalid", [field]]);
    expect(await adRow(id)).toMatchObject({ revision: 1, year: 0, price: 0 });
  });

  test("whose names are not the guide’s is of no model of it", async () => {
    const awa = await aSeller(ours);
    const id = await awa.begin();
    await awa.post(`/api/me/ads/${id}`, { revision: 1, fields: { vehicle: aVehicle({ brand_name: "Toyota" }) } });
    expect(await adRow(id)).toMatchObject({ brand_key: "toyota", model_key: "toyota-rio", model_id: null });
  });

  test("of a model that its owner types, which the guide does not have, is kept", async () => {
    const awa = await aSeller(ours);
    const id = await awa.begin();
    const vehicle = aVehicle({ model_id: null, brand_name: "Lada", model_name: "Niva" });
    expect((await awa.post(`/api/me/ads/${id}`, { revision: 1, fields: { vehicle } })).status).toBe(200);
    expect(await adRow(id)).toMatchObject({ brand_name: "Lada", model_key: "lada-niva", model_id: null });
  });

  // rule: market/car-names
  test("is stored under the names of the catalogue, however they were typed", async () => {
    const awa = await aSeller(ours);
    const id = await awa.begin();
    const vehicle = aVehicle({ model_id: null, brand_name: "HYUNDAY", model_name: "ix 35 full option" });
    await awa.post(`/api/me/ads/${id}`, { revision: 1, fields: { vehicle } });
    expect(await adRow(id)).toMatchObject({
      brand_name: "Hyundai",
      model_name: "Tucson",
      brand_key: "hyundai",
      model_key: "hyundai-tucson",
      model_id: 13, // the guide has it
    });
  });

  test.each<[string, unknown]>([
    ["a column", { revision: 1, fields: {}, seller_uid: "x" }],
    ["a step", { revision: 1, fields: { seller: {} } }],
    ["a field", { revision: 1, fields: { offer: { ...anOffer(), seller_verified: true } } }],
    ["a prototype", JSON.parse('{"revision":1,"fields":{"vehicle":{"__proto__":{"polluted":true}}}}')],
  ])("takes no %s of anybody’s making", async (_, body) => {
    const awa = await aSeller(ours);
    const id = await awa.begin();
    expect((await awa.post(`/api/me/ads/${id}`, body)).status).toBe(422);
    expect([await adRow(id), ({} as { polluted?: boolean }).polluted]).toMatchObject([{ revision: 1 }, undefined]);
  });
});
