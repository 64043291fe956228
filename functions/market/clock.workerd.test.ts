import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { messages } from "../../src/contract/wire/message";
import { adRow, anAd, aPhoto, aPublishedAd, aReport, aSeller } from "../../tests/support/workerd/made-ads";
import { answerAt, down } from "../../tests/support/workerd/outbound";
import { takeWarnings } from "../../tests/support/workerd/warnings";
import { API, pass, rowsOf, tick } from "../../tests/support/workerd/worker";
import { warningsOf } from "./posting/rules";

const DAY = 86_400_000;
const NIGHTLY = "17 3 * * *";
beforeEach(() => answerAt(API, () => Response.json({ ok: true })));

/** What stays of an ad that is emptied: nothing that anybody wrote. */
const EMPTY = {
  description: "",
  phone: "",
  seller_name: "",
  vin: null,
  town: "",
  district: null,
  version: null,
  accidents: null,
  call_hours: null,
  cover: null,
  photos: 0,
  warnings: "[]",
};
const mails = async () =>
  (await rowsOf("messages")).map(({ endpoint, body }) => [String(endpoint), JSON.parse(String(body))] as const);

// rule: market/ad-days
describe("the days of an ad", () => {
  test("it is online for 45 days, and not a minute more", async () => {
    const id = await aPublishedAd(await aSeller());
    pass(45 * DAY - 60_000);
    await tick();
    expect((await adRow(id)).state).toBe("publiee");
    pass(60_000);
    await tick();
    const row = await adRow(id);
    expect(row).toMatchObject({ state: "expiree", revision: 2 });
    expect(Number(row.closed_at)).toBeGreaterThanOrEqual(Number(row.expires_at));
  });

  test("its owner is written to five days before, once, even where api.php is down meanwhile", async () => {
    const uid = await aSeller();
    const id = await aPublishedAd(uid);
    pass(40 * DAY - 60_000);
    await tick();
    expect(await mails()).toEqual([]);
    answerAt(API, down);
    for (let minute = 0; minute < 3; minute += 1) {
      pass(60_000);
      await tick();
    }
    const [[endpoint, body] = [], ...others] = await mails();
    expect([endpoint, others]).toEqual(["annonce_rappel", []]);
    expect(messages.annonce_rappel.parse(body)).toMatchObject({
      id_membre: uid,
      email: "awa@exemple.sn",
      lien: `/marche-doccasion/annonce/${id}-hyundai-tucson-2018`,
      lien_mes_annonces: "/mon-compte#annonces",
    });
    expect(new Set(takeWarnings())).toEqual(new Set(["message not handed over: TypeError"]));
  });

  test("who renews is reminded again, 40 days later", async () => {
    const id = await aPublishedAd(await aSeller());
    pass(41 * DAY);
    await tick();
    await env.DB.prepare("UPDATE ads SET expires_at = ?, reminded_at = NULL WHERE id = ?")
      .bind(Date.now() + 45 * DAY, id)
      .run();
    await tick();
    expect(await mails()).toHaveLength(1);
    pass(41 * DAY);
    await tick();
    expect(await mails()).toHaveLength(2);
  });

  test("each of many owners is reminded once, in as many minutes as it takes", async () => {
    const uid = await aSeller();
    for (let n = 0; n < 120; n += 1) await aPublishedAd(uid);
    pass(41 * DAY);
    for (let minute = 0; minute < 4; minute += 1) await tick();
    expect(await mails()).toHaveLength(120);
  });

  test.each(["brouillon", "en_attente", "refusee", "vendue", "supprimee"])(
    "an ad that is %s neither expires nor is reminded of",
    async (state) => {
      const id = await anAd(await aSeller(), { state, expires_at: Date.now() + DAY });
      pass(2 * DAY);
      await tick();
      expect(await adRow(id)).toMatchObject({ state, revision: 1 });
      expect(await mails()).toEqual([]);
    },
  );

  test("a thousand that end at once are done in a few minutes, each in bounded steps", async () => {
    const uid = await aSeller();
    for (let n = 0; n < 250; n += 1) await aPublishedAd(uid);
    pass(46 * DAY);
    const online = async () => (await rowsOf("ads")).filter(({ state }) => state === "publiee").length;
    await tick();
    expect(await online()).toBe(50);
    await tick();
    expect(await online()).toBe(0);
  });
});

describe("what stays of an ad", () => {
  test.each(["vendue", "expiree"])("that is %s: everything for 90 days, then its address alone", async (state) => {
    const seller = await aSeller();
    const id = await anAd(seller, {
      state,
      closed_at: Date.now(),
      published_at: 1,
      vin: "1HGCM82633A004352",
      cover: "x",
      photos: 1,
    });
    await aPhoto(id);
    await aReport(id);
    await warningsOf(env, id, Date.now());
    pass(90 * DAY - 60_000);
    await tick(NIGHTLY);
    expect((await adRow(id)).vin).toBe("1HGCM82633A004352");
    pass(60_000);
    await tick(NIGHTLY);
    expect(await adRow(id)).toMatchObject({ ...EMPTY, state, published_at: 1 });
    expect([await rowsOf("ad_photos"), await rowsOf("ad_reports"), await rowsOf("ad_texts")]).toEqual([[], [], []]);
  });

  test("that nobody saw before it was deleted: nothing, a day later; one that visitors saw keeps its address", async () => {
    const seller = await aSeller();
    await anAd(seller, { state: "supprimee", closed_at: Date.now() });
    const seen = await anAd(seller, { state: "supprimee", closed_at: Date.now(), published_at: 1 });
    pass(DAY - 60_000);
    await tick(NIGHTLY);
    expect(await rowsOf("ads")).toHaveLength(2);
    pass(60_000);
    await tick(NIGHTLY);
    expect((await rowsOf("ads")).map(({ id }) => id)).toEqual([seen]);
  });

  test("that its owner deletes: its address alone, at once, and other ads keep theirs", async () => {
    const seller = await aSeller();
    const [id, other] = [await aPublishedAd(seller, { cover: "x" }), await aPublishedAd(seller)];
    await aPhoto(id);
    await aPhoto(other);
    await env.DB.prepare("UPDATE ads SET state = 'supprimee' WHERE id = ?").bind(id).run();
    expect(await adRow(id)).toMatchObject({ ...EMPTY, state: "supprimee" });
    expect(await rowsOf("ad_photos")).toMatchObject([{ ad_id: other }]);
    expect((await adRow(other)).phone).not.toBe("");
  });
});
