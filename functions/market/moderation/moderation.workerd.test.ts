import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { moderatedAds, reportedAds } from "../../../src/contract/market/moderation";
import { messages } from "../../../src/contract/wire/message";
import { adRow, anAd, aPhoto, aPublishedAd, aReport, aSeller } from "../../../tests/support/workerd/made-ads";
import { anAddress } from "../../../tests/support/reference-api";
import { outcomeOf } from "../../../tests/support/workerd/member";
import { ask, rowsOf, silentQueue } from "../../../tests/support/workerd/worker";
import { estimateAll } from "../estimate/estimates-run";
import { warningsOf } from "../posting/rules";

const TOKEN = "jeton-de-moderation-0123456789";
const DAY = 86_400_000;
const operator = (address: string, body?: unknown, authorization = `Bearer ${TOKEN}`) =>
  ask(
    `/api/ops${address}`,
    {
      method: body === undefined ? "GET" : "POST",
      headers: { "CF-Connecting-IP": anAddress(), Authorization: authorization, "Content-Type": "application/json" },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    },
    { OPS_TOKEN: TOKEN, DELIVERIES: silentQueue().queue },
  );
const waiting = async () => moderatedAds.parse(await (await operator("/ads?etat=en_attente")).json());
const mails = async () =>
  (await rowsOf("messages")).map(({ endpoint, body }) => [String(endpoint), JSON.parse(String(body))] as const);

describe("who may decide", () => {
  test.each<[string, unknown]>([
    ["/ads?etat=en_attente", undefined],
    ["/reports", undefined],
    ["/ads/000000000001", { decision: "approve", revision: 1 }],
    ["/ads/000000000001", undefined],
    ["/ads/000000000001/papers", { revision: 1, papers: ["carte_grise"] }],
    ["/sellers/v-x", { blocked: true }],
  ])("%s is the operators’ alone", async (address, body) => {
    expect(await outcomeOf(await operator(address, body, ""))).toEqual([401, "who_are_you"]);
    expect(await outcomeOf(await operator(address, body, "Bearer autre"))).toEqual([401, "who_are_you"]);
  });
});

describe("what waits", () => {
  test("is listed oldest first, with its photos, what the rules saw, and its seller’s history", async () => {
    const awa = await aSeller();
    const later = await anAd(awa, { submitted_at: 2_000 });
    const first = await anAd(awa, { submitted_at: 1_000, warnings: '["coordonnees"]' });
    await aPublishedAd(awa);
    await anAd(awa, { state: "brouillon", submitted_at: null });
    await aPhoto(first, { position: 1, hash: "b".repeat(32) });
    await aPhoto(first);
    await aPhoto(first, { position: 2, state: "quarantine", hash: null });
    await aReport(later);
    const { total, ads } = await waiting();
    expect([total, ads.map(({ id }) => id)]).toEqual([2, [first, later]]);
    expect(ads[0]).toMatchObject({
      title: "Hyundai Tucson 2018",
      place: "Yoff, Dakar",
      warnings: ["coordonnees"],
      submitted_at: "1970-01-01T00:00:01.000Z",
      published_at: null,
      photos_waiting: 1,
      photos: [{ hash: "a".repeat(32) }, { hash: "b".repeat(32) }],
      seller: {
        name: "Awa Diop",
        verified: false,
        blocked: false,
        ads: { en_attente: 2, publiee: 1, brouillon: 1 },
        reports: 1,
      },
    });
  });

  test("says neither who the seller is to the provider of accounts, nor their address", async () => {
    const uid = await aSeller();
    await anAd(uid);
    const text = await (await operator("/ads")).text();
    expect(text).not.toContain("awa@exemple.sn");
    expect(text).not.toContain(`"${uid}"`);
  });
});

describe("an approval", () => {
  test("puts the ad online for 45 days, and its owner is told", async () => {
    const uid = await aSeller();
    const id = await anAd(uid);
    expect((await operator(`/ads/${id}`, { decision: "approve", revision: 1 })).status).toBe(204);
    const row = await adRow(id);
    expect(row).toMatchObject({ state: "publiee", revision: 2, refusal: null });
    expect(Number(row.expires_at) - Number(row.published_at)).toBe(45 * DAY);
    const [[endpoint, body] = [], ...others] = await mails();
    expect([endpoint, others]).toEqual(["annonce_publiee", []]);
    expect(messages.annonce_publiee.parse(body)).toMatchObject({
      id_membre: uid,
      email: "awa@exemple.sn",
      titre: "Hyundai Tucson 2018",
      lien: `/marche-doccasion/annonce/${id}-hyundai-tucson-2018`,
    });
  });

  test("keeps the place of an ad that was online and was changed", async () => {
    const before = Date.now() - 10 * DAY;
    const id = await anAd(await aSeller(), { published_at: before, expires_at: before + 45 * DAY });
    await operator(`/ads/${id}`, { decision: "approve", revision: 1 });
    expect((await adRow(id)).published_at).toBe(before);
  });

  test("ends what is said of a price that fell: it was read", async () => {
    const id = await anAd(await aSeller(), { warnings: '["baisse_forte","coordonnees"]', read_price: 20_000_000 });
    await operator(`/ads/${id}`, { decision: "approve", revision: 1 });
    expect(await adRow(id)).toMatchObject({ read_price: 10_500_000, warnings: '["coordonnees"]' });
  });

  test("given twice at once is one, and one message", async () => {
    const id = await anAd(await aSeller());
    const approve = () => operator(`/ads/${id}`, { decision: "approve", revision: 1 });
    await Promise.all([approve(), approve()]);
    expect(await outcomeOf(await approve())).toEqual([409, "ad_changed"]);
    expect(await adRow(id)).toMatchObject({ state: "publiee", revision: 2 });
    expect(await mails()).toHaveLength(1);
  });

  test("of twenty ads of a trade tells of each", async () => {
    const uid = await aSeller({ type: "parking" });
    for (let n = 0; n < 20; n += 1) await operator(`/ads/${await anAd(uid)}`, { decision: "approve", revision: 1 });
    expect(await mails()).toHaveLength(20);
  });
});

describe("a refusal", () => {
  test.each(["en_attente", "publiee"])(
    "of what is %s takes it away, with its reason, and its owner is told",
    async (state) => {
      const uid = await aSeller();
      const id = await anAd(uid, { state });
      expect((await operator(`/ads/${id}`, { decision: "refuse", reason: "avance", revision: 1 })).status).toBe(204);
      expect(await adRow(id)).toMatchObject({ state: "refusee", refusal: "avance", revision: 2 });
      const [[endpoint, body] = []] = await mails();
      expect(endpoint).toBe("annonce_refusee");
      expect(messages.annonce_refusee.parse(body)).toMatchObject({ id_membre: uid, motif: "avance" });
    },
  );
});

describe("a decision is refused", () => {
  const untouched = async (id: string, state: string) => {
    expect(await adRow(id)).toMatchObject({ state, revision: 1 });
    expect([await rowsOf("messages"), await rowsOf("outbox")]).toEqual([[], []]);
  };
  const approval = { decision: "approve", revision: 1 };
  const refusal = { decision: "refuse", reason: "prix", revision: 1 };

  test.each<[string, object]>([
    ["brouillon", approval],
    ["publiee", approval],
    ["refusee", approval],
    ["expiree", approval],
    ["vendue", approval],
    ["supprimee", approval],
    ["brouillon", refusal],
    ["refusee", refusal],
    ["expiree", refusal],
    ["vendue", refusal],
    ["supprimee", refusal],
  ])("%s: %j", async (state, decision) => {
    const id = await anAd(await aSeller(), { state });
    expect(await outcomeOf(await operator(`/ads/${id}`, decision))).toEqual([409, "ad_changed"]);
    await untouched(id, state);
  });

  test.each([approval, refusal])("an ad that changed since it was read: %j", async (decision) => {
    const id = await anAd(await aSeller());
    expect(await outcomeOf(await operator(`/ads/${id}`, { ...decision, revision: 0 }))).toEqual([409, "ad_changed"]);
    await untouched(id, "en_attente");
  });

  test("publishing for who is blocked", async () => {
    const id = await anAd(await aSeller({ blocked_at: 1 }));
    expect(await outcomeOf(await operator(`/ads/${id}`, approval))).toEqual([409, "ad_changed"]);
    await untouched(id, "en_attente");
  });

  test.each([
    { decision: "refuse", revision: 1 },
    { decision: "refuse", revision: 1, reason: "x" },
    { decision: "approve" },
    { decision: "delete", revision: 1 },
    { ...approval, state: "publiee" },
    "pas du JSON",
    [],
  ])("nonsense: %j", async (body) => {
    const id = await anAd(await aSeller());
    expect(await outcomeOf(await operator(`/ads/${id}`, body))).toEqual([422, "invalid"]);
    await untouched(id, "en_attente");
  });

  test("an ad that does not exist", async () =>
    expect(await outcomeOf(await operator("/ads/zzzzzzzzzzzz", approval))).toEqual([404, "unknown_ad"]));
});

describe("reports", () => {
  test("stand beside the ads that are online, the most recent first", async () => {
    const awa = await aSeller();
    const [one, two, gone] = [await aPublishedAd(awa), await aPublishedAd(awa), await anAd(awa, { state: "vendue" })];
    await aReport(one, { at: 1_000, reason: "doublon" });
    await aReport(two, { at: 2_000 });
    await aReport(one, { at: 3_000, text: "Il demande un acompte." });
    await aReport(gone, { at: 4_000 });
    const { ads } = reportedAds.parse(await (await operator("/reports")).json());
    expect(ads.map(({ ad, reports }) => [ad.id, reports.map(({ reason, text }) => [reason, text])])).toEqual([
      [
        one,
        [
          ["arnaque", "Il demande un acompte."],
          ["doublon", null],
        ],
      ],
      [two, [["arnaque", null]]],
    ]);
  });
});

describe("a seller", () => {
  // rule: market/blocked-seller
  test("who is blocked has nothing online, nothing waiting, and publishes nothing; others keep what is theirs", async () => {
    const [awa, moussa] = [await aSeller(), await aSeller()];
    const [online, sent, sold, other] = [
      await aPublishedAd(awa),
      await anAd(awa),
      await anAd(awa, { state: "vendue" }),
      await aPublishedAd(moussa),
    ];
    expect((await operator(`/sellers/v-${awa}`, { blocked: true })).status).toBe(204);
    const states = async () => Promise.all([online, sent, sold, other].map(async (id) => (await adRow(id)).state));
    expect(await states()).toEqual(["refusee", "refusee", "vendue", "publiee"]);
    expect((await operator(`/sellers/v-${awa}`, { blocked: false })).status).toBe(204);
    expect(await states()).toEqual(["refusee", "refusee", "vendue", "publiee"]);
    const again = await anAd(awa);
    expect((await operator(`/ads/${again}`, { decision: "approve", revision: 1 })).status).toBe(204);
  });

  test("who is verified is so on each ad, until that is taken back", async () => {
    const awa = await aSeller();
    const id = await aPublishedAd(awa);
    for (const verified of [true, false]) {
      expect((await operator(`/sellers/v-${awa}`, { verified })).status).toBe(204);
      expect((await adRow(id)).seller_verified).toBe(Number(verified));
    }
  });

  test.each([{ blocked: 1 }, { blocked: true, verified: true }, {}])("is not changed by nonsense: %j", async (body) => {
    const awa = await aSeller();
    expect(await outcomeOf(await operator(`/sellers/v-${awa}`, body))).toEqual([422, "invalid"]);
  });

  test("who does not exist", async () =>
    expect(await outcomeOf(await operator("/sellers/personne", { blocked: true }))).toEqual([404, "unknown_seller"]));
});

describe("the automatic rules, beside what D1 has", () => {
  const VIN = "1HGCM82633A004352";
  test("see another ad’s text, number, chassis and photo, and write it on the ad", async () => {
    const [awa, moussa, fatou] = [await aSeller(), await aSeller(), await aSeller()];
    const description = "Voiture très propre, clim glaciale, visible tous les jours à Yoff.";
    const others = [await aPublishedAd(moussa, { description, vin: VIN }), await aPublishedAd(fatou)];
    await warningsOf(env, others[0] ?? "", Date.now());
    await aPhoto(others[0] ?? "");
    const id = await anAd(awa, { description: description.toUpperCase(), vin: VIN });
    await aPhoto(id);
    const seen = ["texte_en_double", "telephone_partage", "chassis_en_double", "photo_en_double"];
    expect(await warningsOf(env, id, Date.now())).toEqual(seen);
    expect(JSON.parse(String((await adRow(id)).warnings))).toEqual(seen);
  });

  // rule: market/automatic-rules
  test("compare its price with what such cars are estimated at", async () => {
    for (let n = 0; n < 9; n += 1)
      await aPublishedAd(await aSeller(), { year: 2017 + (n % 3), price: 10_500_000, phone: `+22133800001${n}` });
    await estimateAll(env.DB, Date.now());
    const awa = await aSeller();
    expect(await warningsOf(env, await anAd(awa, { price: 4_000_000 }), Date.now())).toEqual(["prix_tres_bas"]);
    expect(await warningsOf(env, await anAd(awa, { price: 30_000_000 }), Date.now())).toEqual(["prix_tres_haut"]);
    const last = await anAd(awa);
    expect(await warningsOf(env, last, Date.now())).toEqual([]);
    const estimated = (await waiting()).ads.find(({ id }) => id === last)?.estimate ?? 0;
    expect(Math.abs(estimated - 10_500_000)).toBeLessThan(1_000_000);
  });

  test("know the years in which its model was made", async () => {
    const old = { year: 1999, condition: "occasion_locale", mileage: 150_000 };
    expect(await warningsOf(env, await anAd(await aSeller(), old), Date.now())).toEqual(["annee_hors_modele"]);
  });

  test("see nothing in an ad that is alone, nor in its own text read twice", async () => {
    const id = await anAd(await aSeller(), { vin: VIN });
    await aPhoto(id);
    expect([await warningsOf(env, id, Date.now()), await warningsOf(env, id, Date.now())]).toEqual([[], []]);
  });
});
