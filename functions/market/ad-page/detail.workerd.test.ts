import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { adDetail } from "../../../src/contract/market/ad";
import { anAddress } from "../../../tests/support/reference-api";
import { aPhoto, aSeller, adRow, anAd } from "../../../tests/support/workerd/market";
import { ask, pass, tick } from "../../../tests/support/workerd/worker";

const DAY = 86_400_000;
const get = (id: string, headers: Record<string, string> = {}) =>
  ask(`/api/ads/${id}`, { headers: { "CF-Connecting-IP": anAddress(), ...headers } });
const detail = async (id: string) => adDetail.parse(await (await get(id)).json());

describe("GET /api/ads/{id}", () => {
  test("says all that visitors see of it", async () => {
    const id = await anAd({
      fiscal_power: 11,
      equipment: '["abs","gps"]',
      price_before: 9_900_000,
      estimate_n: 23,
      estimate_low: 9_300_000,
      estimate_value: 10_100_000,
      estimate_high: 11_000_000,
      estimate_certainty: "sure",
      model_id: 13,
      seller_name: "Awa",
    });
    await aPhoto(id, "b".repeat(32), 1);
    await aPhoto(id, "a".repeat(32), 0);
    const ad = await detail(id);
    expect(ad).toMatchObject({
      id,
      slug: "hyundai-tucson-2017",
      title: "Hyundai Tucson 2017",
      reference: `GA-${id.slice(0, 6).toUpperCase()}`,
      state: "publiee",
      brand: "Hyundai",
      model: "Tucson",
      price: 9_500_000,
      price_before: 9_900_000,
      equipment: ["abs", "gps"],
      fiscal_power: 11,
      model_page: "/guide-auto/voitures-neuves/marque/kia/modele/13-rio",
      new_price: 9_000_000,
      price_label: "prix_du_marche",
      estimate: { n: 23, low: 9_300_000, value: 10_100_000, high: 11_000_000, certainty: "sure" },
      gallery: [{ hash: "a".repeat(32) }, { hash: "b".repeat(32) }],
      price_history: [{ price: 9_500_000 }],
      seller: { name: "Awa", type: "particulier", verified: false, ads: 1 },
    });
  });

  test("which papers an operator has seen", async () => {
    expect((await detail(await anAd({ papers_seen: '["carte_grise"]' }))).papers_seen).toEqual(["carte_grise"]);
    expect((await detail(await anAd())).papers_seen).toEqual([]);
  });

  // rule: market/ad-private
  test("never the telephone, the chassis number, nor who the seller is", async () => {
    const seller = await aSeller();
    const id = await anAd({ seller_uid: seller.uid });
    expect(await (await get(id)).text()).not.toMatch(
      new RegExp(`338000007|KMHJ281|vendeur-secret|Nom du compte|${seller.uid}`),
    );
  });

  test.each<[string, object]>([
    ["brouillon", {}],
    ["refusee", {}],
    ["en_attente", { published_at: null }],
  ])("an ad that is %s is unknown, as one that does not exist", async (state, more) => {
    const answer = await get(await anAd({ state, ...more }));
    expect([answer.status, (await answer.json()).code]).toEqual([404, "unknown_ad"]);
    expect((await get("000000000000")).status).toBe(404);
  });

  test("one that was online, was changed and is read again says that it comes back, and nothing else", async () => {
    const id = await anAd({ state: "en_attente", description: "Un texte que personne n’a relu." });
    const answer = await get(id);
    expect([answer.status, answer.headers.get("Retry-After"), answer.headers.get("Cache-Control")]).toEqual([
      503,
      "3600",
      "no-store",
    ]);
    expect(await answer.json()).toEqual({
      code: "ad_waiting",
      message: "Cette annonce est en cours de vérification. Revenez dans quelques heures.",
    });
    expect((await adRow(id))?.views).toBe(0);
    const { uid } = await aSeller({ blocked_at: Date.now() });
    expect((await get(await anAd({ seller_uid: uid, state: "en_attente" }))).status).toBe(404);
  });

  test.each(["vendue", "expiree"])("an ad that is %s is there for 90 days, then gone", async (state) => {
    const id = await anAd({ state, closed_at: Date.now() - 89 * DAY });
    expect((await detail(id)).state).toBe(state);
    pass(DAY);
    expect((await get(id)).status).toBe(410);
  });

  test("one that its owner deleted is gone at once; one that was never online, never was", async () => {
    expect((await get(await anAd({ state: "supprimee", closed_at: Date.now() }))).status).toBe(410);
    expect((await get(await anAd({ state: "supprimee", published_at: null, closed_at: Date.now() }))).status).toBe(404);
  });

  test("ads of a blocked seller are not there", async () => {
    const { uid } = await aSeller({ blocked_at: Date.now() });
    expect((await get(await anAd({ seller_uid: uid }))).status).toBe(404);
  });

  test.each(["a", "0".repeat(13), "0000000000i0", "..%2f..%2fme", "%00", "' OR 1=1--", "GAAAAAAAAAAA"])(
    "« %s » is no ad",
    async (id) => {
      expect((await get(encodeURIComponent(id))).status).toBe(404);
    },
  );

  // rule: market/ad-page
  test("similar ones: the same model nearest in price first, then the same kind of car, six at most, never itself or what is not online", async () => {
    const id = await anAd();
    const near = await anAd({ price: 9_600_000 });
    const far = await anAd({ price: 11_000_000 });
    await anAd({ price: 30_000_000 });
    await anAd({ year: 2005 });
    await anAd({ state: "vendue" });
    const other = await anAd({
      model_key: "kia-sportage",
      brand_name: "Kia",
      model_name: "Sportage",
      price: 9_400_000,
    });
    await anAd({ model_key: "kia-rio", body_type: "citadine" });
    expect((await detail(id)).similar.map((one) => one.id)).toEqual([near, far, other]);
    for (let n = 0; n < 9; n += 1) await anAd();
    expect((await detail(id)).similar).toHaveLength(6);
  });

  test("other methods are not", async () => {
    const answer = await ask("/api/ads/000000000000", { method: "DELETE" });
    expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
  });
});

describe("a view", () => {
  const views = async (id: string) => (await adRow(id))?.views;

  test("counts once a visitor and day", async () => {
    const id = await anAd();
    const from = { "CF-Connecting-IP": anAddress() };
    await Promise.all([get(id, from), get(id, from), get(id, from)]);
    expect(await views(id)).toBe(1);
    await get(id);
    expect(await views(id)).toBe(2);
    pass(DAY);
    await get(id, from);
    expect(await views(id)).toBe(3);
  });

  test("of one home counts once, whichever of its addresses asks", async () => {
    const id = await anAd();
    await get(id, { "CF-Connecting-IP": "2001:db8:1:2:3:4:5:6" });
    await get(id, { "CF-Connecting-IP": "2001:db8:1:2::9" });
    await get(id, { "CF-Connecting-IP": "2001:db8:1:3::9" });
    expect(await views(id)).toBe(2);
  });

  test("of a robot, and of what is not for sale any more, does not count", async () => {
    const [online, sold] = [await anAd(), await anAd({ state: "vendue", closed_at: Date.now() })];
    await get(online, { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" });
    await get(online, { "User-Agent": "WhatsApp/2.23" });
    await get(sold);
    expect([await views(online), await views(sold)]).toEqual([0, 0]);
  });

  test("is kept without the visitor’s address, and until the night after", async () => {
    const id = await anAd();
    await get(id, { "CF-Connecting-IP": "203.0.113.9" });
    const rows = () => env.DB.prepare("SELECT * FROM ad_visits").all<Record<string, unknown>>();
    expect(JSON.stringify((await rows()).results)).toMatch(/"visitor":"[0-9a-f]{32}"/);
    expect(JSON.stringify((await rows()).results)).not.toContain("203.0.113");
    await tick("17 3 * * *");
    expect((await rows()).results).toHaveLength(1);
    pass(DAY);
    await tick("17 3 * * *");
    expect((await rows()).results).toEqual([]);
  });
});
