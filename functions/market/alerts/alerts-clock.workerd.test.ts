import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import {
  aMember,
  anAlert,
  confirmed,
  create,
  digests,
  mails,
  openAccounts,
  tokenOf,
  toldPrices,
} from "../../../tests/support/workerd/alerts";
import { anAd, aPublishedAd, aSeller } from "../../../tests/support/workerd/made-ads";
import { answerAt, down } from "../../../tests/support/workerd/outbound";
import { takeWarnings } from "../../../tests/support/workerd/warnings";
import { purgeAlerts } from "./alerts-store";
import { API, pass, rowsOf, tick } from "../../../tests/support/workerd/worker";

const HOUR = 3_600_000;
openAccounts();

// rule: market/alert-mails
describe("the ads that an alert sends", () => {
  test("is what was published since, newest first, of its search alone, once", async () => {
    const seller = await aSeller();
    await aPublishedAd(seller, { published_at: Date.now() - HOUR });
    await confirmed({ search: "modele=hyundai-tucson&prix_max=11000000" });
    pass(60_000);
    const one = await aPublishedAd(seller);
    pass(1_000);
    const two = await aPublishedAd(seller);
    await aPublishedAd(seller, { price: 12_000_000 });
    await aPublishedAd(seller, { model_key: "kia-sportage" });
    await anAd(seller);
    for (let n = 0; n < 4; n += 1) {
      await tick();
      pass(HOUR);
    }
    expect(await digests()).toEqual([[two, one]]);
    const [mail] = await mails("alerte_annonces");
    expect(mail).toMatchObject({
      email: "moussa@exemple.sn",
      lien_recherche: "/marche-doccasion/rechercher?modele=hyundai-tucson&prix_max=11000000",
      lien_quitter: `/marche-doccasion/alerte?quitter=${await tokenOf()}`,
      lien_desabonner: `/api/alerts/leave?jeton=${await tokenOf()}`,
    });
  });

  test("is told to each alert that looks for it, whatever others were told", async () => {
    await confirmed();
    await confirmed({ email: "fatou@exemple.sn" });
    pass(60_000);
    const id = await aPublishedAd(await aSeller());
    await tick();
    expect((await mails("alerte_annonces")).map(({ email }) => email).sort()).toEqual([
      "fatou@exemple.sn",
      "moussa@exemple.sn",
    ]);
    expect(await digests()).toEqual([[id], [id]]);
  });

  test("comes once an hour at most, with what came meanwhile", async () => {
    const seller = await aSeller();
    await confirmed();
    const ids: string[] = [];
    for (let minute = 0; minute < 90; minute += 15) {
      pass(15 * 60_000);
      ids.push(await aPublishedAd(seller));
      await tick();
    }
    const told = await digests();
    expect(told).toHaveLength(2);
    expect(told.flat().sort()).toEqual(ids.slice(0, 5).sort());
  });

  test("is never the same ad twice, though it went and came again", async () => {
    const id = await aPublishedAd(await aSeller());
    await env.DB.prepare("UPDATE ads SET published_at = ? WHERE id = ?")
      .bind(Date.now() + 60_000, id)
      .run();
    await confirmed();
    pass(2 * HOUR);
    await tick();
    await env.DB.prepare("UPDATE ads SET published_at = ? WHERE id = ?")
      .bind(Date.now() + 1_000, id)
      .run();
    pass(2 * HOUR);
    await tick();
    expect(await digests()).toEqual([[id]]);
  });

  test("is never one’s own ad, whether the alert is of the account or of its address", async () => {
    const awa = await aMember();
    await awa.create();
    await confirmed({ email: "vendeur@exemple.sn" });
    const [own, byAddress] = [
      await aSeller({ uid: awa.uid, email: "ancienne@exemple.sn" }),
      await aSeller({ email: "Vendeur@exemple.sn" }),
    ];
    pass(60_000);
    const [mine, theirs] = [await aPublishedAd(own), await aPublishedAd(byAddress)];
    await tick();
    expect((await digests()).sort()).toEqual([[mine], [theirs]].sort());
    for (const mail of await mails("alerte_annonces"))
      expect(JSON.stringify(mail)).not.toContain(mail.email === "awa@exemple.sn" ? mine : theirs);
  });

  test("of many is the newest twenty, and the others are not held against the next hour", async () => {
    const seller = await aSeller();
    await confirmed();
    pass(60_000);
    for (let n = 0; n < 25; n += 1) await aPublishedAd(seller);
    pass(15 * 60_000);
    await tick();
    pass(HOUR);
    await tick();
    expect((await digests()).map((ads) => ads.length)).toEqual([20]);
  });

  test("is kept while api.php is down, once however often the clock ticks, at once or not", async () => {
    await confirmed();
    pass(60_000);
    const id = await aPublishedAd(await aSeller());
    answerAt(API, down);
    await Promise.all([tick(), tick()]);
    await tick();
    expect(await digests()).toEqual([[id]]);
    takeWarnings();
  });

  test("is looked at in bounded steps, those that wait longest first", async () => {
    const insert = (n: number) =>
      env.DB.prepare(
        "INSERT INTO alerts (id, email, search, name, token, seen_at, created_at, confirmed_at) VALUES (?1, ?2, '', 'x', ?1, ?3, ?3, ?3)",
      ).bind(`alerte-${n}`, `a${n}@exemple.sn`, Date.now());
    await env.DB.batch(Array.from({ length: 70 }, (_, n) => insert(n)));
    const looked = async () => (await rowsOf("alerts")).filter(({ told_at }) => told_at !== null).length;
    await tick();
    expect(await looked()).toBe(50);
    await tick();
    expect(await looked()).toBe(70);
  });
});

/** Lowers (or raises) a price as its owner does. */
const priced = (id: string, price: number) =>
  env.DB.batch([
    env.DB.prepare("UPDATE ads SET price_before = price, price = ? WHERE id = ?").bind(price, id),
    env.DB.prepare("INSERT INTO ad_prices (ad_id, price, at) VALUES (?, ?, ?)").bind(id, price, Date.now()),
  ]);

// rule: market/alert-mails
describe("a lowered price", () => {
  test("is told with the one before, once at each lower price; a price that rises, or that another search finds, is not", async () => {
    const seller = await aSeller();
    const id = await aPublishedAd(seller, { price: 9_000_000 });
    const [raised, elsewhere] = [
      await aPublishedAd(seller, { price: 9_000_000 }),
      await aPublishedAd(seller, { price: 9_000_000, model_key: "kia-sportage" }),
    ];
    pass(60_000);
    await confirmed();
    for (const [one, two, three] of [
      [8_500_000, 9_500_000, 8_000_000],
      [8_600_000, 9_600_000, 8_100_000],
      [8_400_000, 9_700_000, 7_000_000],
    ] as const) {
      pass(30 * 60_000);
      await priced(id, one);
      await priced(raised, two);
      await priced(elsewhere, three);
      pass(HOUR);
      await tick();
      pass(HOUR);
      await tick();
    }
    expect(await toldPrices()).toEqual([[[8_500_000, 9_000_000]], [[8_400_000, 8_600_000]]]);
  });

  test("of an ad that is new to the alert too is told as a new ad", async () => {
    await confirmed();
    pass(60_000);
    const id = await aPublishedAd(await aSeller(), { price: 9_000_000 });
    await priced(id, 8_000_000);
    await tick();
    expect(await toldPrices()).toEqual([[[8_000_000, undefined]]]);
  });

  test("of one’s own ad is never told", async () => {
    await confirmed({ email: "vendeur@exemple.sn" });
    const id = await aPublishedAd(await aSeller({ email: "Vendeur@exemple.sn" }), { published_at: Date.now() - HOUR });
    pass(60_000);
    await priced(id, 1_000_000);
    pass(HOUR);
    await tick();
    expect(await toldPrices()).toEqual([]);
  });
});

// rule: market/alert-asked
describe("an alert on the price of one ad", () => {
  test("tells its lower prices alone, leads to its page, and ends when the car is sold", async () => {
    const seller = await aSeller();
    const [id, other] = [await aPublishedAd(seller), await aPublishedAd(seller)];
    await confirmed({ search: `annonce=${id}` });
    expect((await rowsOf("alerts")).map(({ name, search }) => [name, search])).toEqual([
      [expect.stringMatching(/^Le prix de Hyundai Tucson \d{4}$/), `annonce=${id}`],
    ]);
    pass(60_000);
    await aPublishedAd(seller);
    await priced(id, 5_000_000);
    await priced(other, 5_000_000);
    pass(HOUR);
    await tick();
    expect(await digests()).toEqual([[id]]);
    expect((await mails("alerte_annonces"))[0]).toMatchObject({ lien_recherche: `/marche-doccasion/annonce/${id}` });

    await purgeAlerts(env.DB, Date.now());
    expect(await rowsOf("alerts")).toHaveLength(1);
    await env.DB.prepare("UPDATE ads SET state = 'vendue', closed_at = ? WHERE id = ?").bind(Date.now(), id).run();
    await purgeAlerts(env.DB, Date.now());
    expect(await rowsOf("alerts")).toEqual([]);
  });

  test("is refused for an ad that is not online, which could be a draft of somebody’s", async () => {
    const draft = await anAd(await aSeller());
    for (const id of [draft, "zzzzzzzzzzzz"])
      expect((await create(anAlert({ search: `annonce=${id}` }))).status).toBe(404);
    expect(await rowsOf("alerts")).toEqual([]);
  });
});

describe("a member who leaves", () => {
  // rule: mine/leaving
  test("takes along their ads with all that hangs on them, and alerts of their account and address; others keep theirs", async () => {
    const awa = await aMember();
    await aSeller({ uid: awa.uid });
    const moussa = await aSeller();
    const [mine, other] = [await aPublishedAd(awa.uid), await aPublishedAd(moussa)];
    await env.DB.prepare("INSERT INTO ad_prices (ad_id, price, at) VALUES (?, 1, 1)").bind(mine).run();
    await awa.create();
    await create(anAlert({ email: "AWA@exemple.sn", search: "marque=kia" }));
    await confirmed();
    expect((await awa.other("DELETE", "/api/me")).status).toBe(204);
    expect((await rowsOf("ads")).map(({ id }) => id)).toEqual([other]);
    expect((await rowsOf("sellers")).map(({ uid }) => uid)).toEqual([moussa]);
    expect(await rowsOf("ad_prices")).toEqual([]);
    expect((await rowsOf("alerts")).map(({ email }) => email)).toEqual(["moussa@exemple.sn"]);
    const left = (await rowsOf("messages"))
      .filter(({ endpoint }) => endpoint !== "oublier_membre")
      .map(({ contact }) => contact);
    expect(left).toEqual(["moussa@exemple.sn"]);
  });
});
