import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { anAddress } from "../../../tests/support/reference-api";
import { addressOf, ASSETS, COVER, read, SITE, visit } from "../../../tests/support/workerd/ad-page";
import { aPhoto, aSeller, anAd } from "../../../tests/support/workerd/market";
import { ask, send } from "../../../tests/support/workerd/worker";

describe("a seller’s page", () => {
  // rule: market/seller-page
  test("is there while they sell, and under no other address", async () => {
    const { id, uid } = await aSeller();
    expect((await visit(`/marche-doccasion/vendeur/${id}`)).status).toBe(404);
    const ad = await anAd({ seller_uid: uid });
    expect((await visit(`/marche-doccasion/vendeur/${id}`)).status).toBe(200);
    for (const other of ["", "/", "/x", `/${id}/x`, `/${id}%00`])
      expect((await visit(`/marche-doccasion/vendeur${other}`)).status, other).toBe(404);
    await env.DB.prepare("UPDATE ads SET state = 'vendue' WHERE id = ?").bind(ad).run();
    expect((await visit(`/marche-doccasion/vendeur/${id}`)).status).toBe(404);
  });

  // rule: market/seller-page
  test("has what they sell, newest first, under the name that their ads say", async () => {
    const { id, uid } = await aSeller({ verified: 1 });
    const first = await anAd({ seller_uid: uid, seller_name: "Parking Yoff", seller_type: "parking" });
    const second = await anAd({ seller_uid: uid, seller_name: "Parking Yoff", seller_type: "parking" });
    await anAd({ seller_uid: uid, state: "vendue" });
    await anAd();
    const answer = await (await visit(`/api/sellers/${id}`)).json();
    expect(answer).toMatchObject({
      seller: { id, name: "Parking Yoff", type: "parking", verified: true, ads: 2 },
      ads: [{ id: second }, { id: first }],
    });
    expect(JSON.stringify(answer)).not.toMatch(new RegExp(`338000007|vendeur-secret|Nom du compte|${uid}`));
  });

  // rule: market/seller-page
  test("has their name and ads before any script, and is for search engines where a business has three", async () => {
    const { id, uid } = await aSeller({ verified: 1 });
    const of = { seller_uid: uid, seller_name: "Parking Yoff", seller_type: "parking" };
    const ads = [
      await anAd({ ...of, price: 6_500_000, mileage: 84_000, papers: "dedouane_mute", town: "Yoff" }),
      await anAd({ ...of, price: 9_000_000, mileage: 12_000, papers: "sous_douane", town: "Yoff" }),
    ];
    const address = `/marche-doccasion/vendeur/${id}`;
    const page = await read(await visit(address));
    const facts = [
      "Prix 6,5 à 9\u00a0M",
      "Kilométrage 12.000 à 84.000\u00a0km",
      "Où les voir Yoff",
      "Dédouané, muté 1 sur 2",
    ];
    const said = [
      "Parking\u00a0· Yoff",
      "Sur le site depuis",
      "2 annonces en ligne",
      "Vendeur vérifié",
      "pas chaque voiture",
      "Choisissez la voiture",
    ];
    for (const text of ["Parking Yoff", ...said, ...facts]) expect(page.text).toContain(text);
    for (const ad of ads) expect(page.links).toContain(addressOf(ad));
    expect([page.canonical, page.meta.get("robots"), page.title]).toEqual([
      SITE + address,
      "noindex",
      "Parking Yoff : ses voitures d’occasion",
    ]);
    await anAd(of);
    expect((await read(await visit(address))).meta.has("robots")).toBe(false);
    const person = await aSeller();
    for (let n = 0; n < 3; n += 1) await anAd({ seller_uid: person.uid });
    expect((await read(await visit(`/marche-doccasion/vendeur/${person.id}`))).meta.get("robots")).toBe("noindex");
  });

  // rule: market/seller-page
  test("of who has one or two ads has up to three similar ones of others, and how to buy safely", async () => {
    const { id, uid } = await aSeller();
    const own = [await anAd({ seller_uid: uid }), await anAd({ seller_uid: uid })];
    for (let n = 0; n < 4; n += 1) await anAd();
    const similar = async (): Promise<readonly string[]> =>
      (await (await visit(`/api/sellers/${id}`)).json()).similar.map((ad: { id: string }) => ad.id);
    const found = await similar();
    expect([found.length, found.filter((one) => own.includes(one))]).toEqual([3, []]);
    const page = await read(await visit(`/marche-doccasion/vendeur/${id}`));
    for (const text of ["Annonces similaires", "Ne payez jamais d’avance."]) expect(page.text).toContain(text);
    for (const ad of found) expect(page.links).toContain(addressOf(ad));
    await anAd({ seller_uid: uid });
    expect(await similar()).toEqual([]);
  });

  test.each([
    ["blocked", { blocked_at: 1 }],
    ["unknown", { id: "autreautreautre" }],
  ])("of a seller who is %s is not there", async (_, more) => {
    const { id, uid } = await aSeller();
    await anAd({ seller_uid: uid });
    for (const [name, value] of Object.entries(more))
      await env.DB.prepare(`UPDATE sellers SET ${name} = ?`).bind(value).run();
    const answer = await visit(`/api/sellers/${id}`);
    expect([answer.status, (await answer.json()).code]).toEqual([404, "unknown_seller"]);
  });
});

describe("/sitemap-annonces.xml", () => {
  // rule: site/sitemaps
  test("lists what is online and when it changed, asked of the database every ten minutes at most", async () => {
    const id = await anAd({ updated_at: Date.parse("2026-11-20T10:00:00Z") });
    await anAd({ state: "vendue" });
    const answer = await visit("/sitemap-annonces.xml");
    expect([answer.status, answer.headers.get("Content-Type"), answer.headers.get("Cache-Control")]).toEqual([
      200,
      "application/xml; charset=utf-8",
      "public, max-age=600",
    ]);
    const text = await answer.text();
    expect(text.match(/<loc>.*?<\/lastmod>/g)).toEqual([
      `<loc>${SITE}${addressOf(id)}</loc><lastmod>2026-11-20</lastmod>`,
    ]);
    await anAd();
    expect(await (await visit("/sitemap-annonces.xml")).text()).toBe(text);
  });
});

test("asked for by another host, the site still says its public address, and no other", async () => {
  const id = await anAd({ cover: COVER, photos: 1 });
  await aPhoto(id, COVER);
  const settings = { ASSETS, SITE_URL: "https://www.public.test" };
  const other = (address: string, init: RequestInit = {}) =>
    ask(address, { ...init, headers: { "CF-Connecting-IP": anAddress(), ...init.headers } }, settings);
  const page = await (await other(addressOf(id))).text();
  const [sitemap, contact] = [
    await (await other("/sitemap-annonces.xml")).text(),
    await send(`ads/${id}/contact`, { way: "whatsapp" }, {}, settings),
  ];
  for (const text of [page, sitemap, decodeURIComponent((await contact.json()).whatsapp_url)]) {
    expect(text).toContain(`https://www.public.test${addressOf(id)}`);
    expect(text).not.toContain(SITE);
  }
  expect(page.match(/https:\/\/www\.public\.test\/media/g)).toHaveLength(2);
});

// rule: market/ad-address
test.each(["/marche-doccasion/toyota", "/marche-doccasion/annonces", "/marche-doccasion/x/y"])(
  "%s is not found",
  async (address) => expect((await visit(address)).status).toBe(404),
);
