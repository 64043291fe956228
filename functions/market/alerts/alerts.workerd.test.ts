import { describe, expect, test } from "vitest";
import { confirmedAlert, ownAlerts } from "../../../src/contract/market/alert";
import { aSubscription } from "../../../tests/support/messages";
import { anAddress } from "../../../tests/support/reference-api";
import {
  aMember,
  anAlert,
  confirmed,
  create,
  digests,
  mails,
  openAccounts,
  SETTINGS,
  tokenOf,
} from "../../../tests/support/workerd/alerts";
import { aPublishedAd, aSeller } from "../../../tests/support/workerd/made-ads";
import { outcomeOf } from "../../../tests/support/workerd/member";
import { ask, pass, rowsOf, send, tick } from "../../../tests/support/workerd/worker";

const HOUR = 3_600_000;
const NIGHTLY = "17 3 * * *";
openAccounts();

describe("an alert of an address that anybody may type", () => {
  // rule: market/alert-asked
  test("waits for a confirmation, which a mail asks for; nothing else is mailed before", async () => {
    const seller = await aSeller();
    expect(
      (await create(anAlert({ search: "tri=prix_asc&page=3&modele=hyundai-tucson&marque=hyundai&prix_max=12+M" })))
        .status,
    ).toBe(202);
    expect(await rowsOf("alerts")).toMatchObject([
      {
        email: "moussa@exemple.sn",
        uid: null,
        search: "marque=hyundai&modele=hyundai-tucson&prix_max=12000000",
        name: "Hyundai Tucson, Jusqu’à 12.000.000\u00a0FCA",
        confirmed_at: null,
      },
    ]);
    const token = await tokenOf();
    expect(await mails("alerte_confirmer")).toMatchObject([
      { email: "moussa@exemple.sn", id_membre: null, lien: `/marche-doccasion/alerte?jeton=${token}` },
    ]);
    pass(HOUR);
    await aPublishedAd(seller);
    await tick();
    expect(await digests()).toEqual([]);
    const answer = await send("alerts/confirm", { token }, {}, SETTINGS);
    expect(confirmedAlert.parse(await answer.json())).toEqual({
      name: "Hyundai Tucson, Jusqu’à 12.000.000\u00a0FCA",
      search: "marque=hyundai&modele=hyundai-tucson&prix_max=12000000",
    });
    pass(1_000);
    const id = await aPublishedAd(seller);
    await tick();
    expect(await digests()).toEqual([[id]]);
  });

  test("sent again is the same; asked for again, it is one alert and one more mail, three in an hour", async () => {
    const alert = anAlert();
    await create(alert);
    await create(alert);
    expect([(await rowsOf("alerts")).length, (await mails("alerte_confirmer")).length]).toEqual([1, 1]);
    await create(anAlert());
    await create(anAlert());
    await create(anAlert());
    expect(await mails("alerte_confirmer")).toHaveLength(3);
    expect([
      (await rowsOf("alerts")).length,
      new Set((await mails("alerte_confirmer")).map((mail) => ("lien" in mail ? mail.lien : ""))).size,
    ]).toEqual([1, 1]);
  });

  test("is confirmed by a mail of its own, whatever else its address has confirmed", async () => {
    await confirmed();
    await create(anAlert({ search: "prix_max=9000000" }));
    const tokens = (await rowsOf("alerts")).map(({ token }) => `/marche-doccasion/alerte?jeton=${token}`);
    expect((await mails("alerte_confirmer")).map((mail) => "lien" in mail && mail.lien)).toEqual(tokens);
  });

  test("under the id of another message is told so: no mail leaves", async () => {
    const letter = aSubscription();
    await send("newsletter", letter, {}, SETTINGS);
    expect(await outcomeOf(await create(anAlert({ id: letter.id })))).toEqual([409, "message_changed"]);
    expect(await mails("alerte_confirmer")).toEqual([]);
  });

  test("under the id of another search is told so: it is not kept", async () => {
    const alert = anAlert();
    await create(alert);
    expect(await outcomeOf(await create({ ...alert, search: "marque=kia" }))).toEqual([409, "message_changed"]);
    expect([(await rowsOf("alerts")).length, (await mails("alerte_confirmer")).length]).toEqual([1, 1]);
  });

  test("says nothing of whether it was there: nobody is mailed twice for what is confirmed", async () => {
    await confirmed();
    expect((await create(anAlert())).status).toBe(202);
    expect(await mails("alerte_confirmer")).toHaveLength(1);
  });

  // rule: market/alert-leaving
  test("goes after two days without confirmation; what is confirmed stays", async () => {
    await create(anAlert());
    await confirmed({ search: "marque=kia", email: "fatou@exemple.sn" });
    pass(48 * HOUR + 60_000);
    await tick(NIGHTLY);
    expect((await rowsOf("alerts")).map(({ search }) => search)).toEqual(["marque=kia"]);
  });

  // rule: market/alert-leaving
  test("takes no place of those that its owner confirmed, who has ten of them and no more", async () => {
    for (let n = 1; n <= 10; n += 1) expect((await create(anAlert({ search: `prix_max=${n}00000` }))).status).toBe(202); // by others, whoever they are
    for (let n = 1; n <= 10; n += 1) {
      pass(HOUR);
      await confirmed({ search: `prix_max=${n}000000` });
    }
    pass(HOUR);
    await create(anAlert({ search: "prix_max=11000000" }));
    const confirm = async () =>
      send(
        "alerts/confirm",
        { token: String((await rowsOf("alerts")).find(({ search }) => search === "prix_max=11000000")?.token) },
        {},
        SETTINGS,
      );
    expect(await outcomeOf(await confirm())).toEqual([429, "many_alerts"]);
    await send(
      "alerts/leave",
      { token: String((await rowsOf("alerts")).find(({ search }) => search === "prix_max=1000000")?.token) },
      {},
      SETTINGS,
    );
    expect((await confirm()).status).toBe(200);
  });

  // rule: market/alert-asked
  test("has one answer, whatever its address has: nothing, one that waits, one that is confirmed, ten, or a mail too many", async () => {
    const answered = async (more: object) => {
      const alert = anAlert(more);
      const answer = await create(alert);
      const { reference, ...others } = (await answer.json()) as { reference: string };
      return [answer.status, /^[A-Z]{4}-\d{4}$/.test(reference), others, [...answer.headers.keys()]];
    };
    const first = await answered({ email: "personne@exemple.sn" });
    const seen = [await answered({ email: "personne@exemple.sn" })];
    for (let n = 1; n <= 10; n += 1) {
      await confirmed({ search: `prix_max=${n}000000` });
      pass(HOUR);
    }
    for (const search of ["prix_max=1000000", "marque=kia", "marque=ford", "marque=seat", "marque=fiat"])
      seen.push(await answered({ search }));
    for (const answer of seen) expect(answer).toEqual(first);
    expect(first.slice(0, 3)).toEqual([202, true, {}]);
  });

  test("asks for its confirmation in a mail without a word that somebody typed", async () => {
    const typed = ["Gagnez-un-iPhone", "gagnez-un-iphone", "evil"];
    await create(
      anAlert({ search: `q=Gagnez-un-iPhone evil.example&marque=gagnez-un-iphone&modele=evil-gagnez&ville=evil` }),
    );
    const [mail] = await mails("alerte_confirmer");
    expect(typed.filter((word) => JSON.stringify(mail).toLowerCase().includes(word.toLowerCase()))).toEqual([]);
    expect(mail).toMatchObject({ nom: "Votre recherche de voitures d’occasion" });
  });

  test.each([
    ["no address", { email: "awa" }, 422],
    ["a field of nobody’s", { uid: "x" }, 422],
    ["no search", { search: null }, 422],
    ["no person", { filled_in: 3 }, 422],
  ])("is refused with %s", async (_, more, status) => {
    expect((await create(anAlert(more))).status).toBe(status);
    expect([await rowsOf("alerts"), await rowsOf("messages")]).toEqual([[], []]);
  });

  test("is refused from another site’s page", async () =>
    expect(await outcomeOf(await create(anAlert(), { Origin: "https://evil.example" }))).toEqual([
      403,
      "wrong_origin",
    ]));
});

describe("a member’s own address", () => {
  // rule: market/alert-asked
  test("is confirmed at once; another address is not, whoever asks", async () => {
    const awa = await aMember();
    expect((await awa.create()).status).toBe(202);
    expect((await awa.create({ email: "autre@exemple.sn" })).status).toBe(202);
    expect(await rowsOf("alerts")).toMatchObject([
      { email: "awa@exemple.sn", uid: awa.uid, confirmed_at: expect.any(Number) },
      { email: "autre@exemple.sn", uid: null, confirmed_at: null },
    ]);
    expect(await mails("alerte_confirmer")).toMatchObject([{ email: "autre@exemple.sn" }]);
  });

  test("confirms what waited for a mail before the member signed in", async () => {
    await create(anAlert({ email: "awa@exemple.sn" }));
    const awa = await aMember();
    await awa.create();
    expect(await rowsOf("alerts")).toMatchObject([{ uid: awa.uid, confirmed_at: expect.any(Number) }]);
  });

  // rule: market/alert-leaving
  test("has ten of them and no more", async () => {
    const awa = await aMember();
    for (let n = 1; n <= 10; n += 1) expect((await awa.create({ search: `prix_max=${n}000000` })).status).toBe(202);
    expect(await outcomeOf(await awa.create({ search: "prix_max=11000000" }))).toEqual([429, "many_alerts"]);
    expect(await rowsOf("alerts")).toHaveLength(10);
  });

  test("lists its alerts and takes one away; nobody else’s", async () => {
    const awa = await aMember();
    await awa.create();
    await confirmed();
    const { alerts } = ownAlerts.parse(await (await awa.other("GET", "/api/me/alerts")).json());
    expect(alerts).toMatchObject([{ name: "Hyundai Tucson", search: "modele=hyundai-tucson", confirmed: true }]);
    expect(alerts[0]).not.toHaveProperty("token");
    const foreign = String((await rowsOf("alerts")).find(({ email }) => email === "moussa@exemple.sn")?.id);
    expect(await outcomeOf(await awa.other("DELETE", `/api/me/alerts/${foreign}`))).toEqual([404, "unknown_alert"]);
    expect(
      await outcomeOf(await awa.other("DELETE", `/api/me/alerts/${alerts[0]?.id}`, { Origin: "https://evil.example" })),
    ).toEqual([403, "wrong_origin"]);
    expect((await awa.other("DELETE", `/api/me/alerts/${alerts[0]?.id}`)).status).toBe(204);
    expect((await rowsOf("alerts")).map(({ email }) => email)).toEqual(["moussa@exemple.sn"]);
    expect(await outcomeOf(await ask("/api/me/alerts", {}, SETTINGS))).toEqual([401, "signed_out"]);
  });
});

describe("who takes leave", () => {
  // rule: market/alert-leaving
  test("on the page of a mail, by one tap", async () => {
    const token = await confirmed();
    const leave = () => send("alerts/leave", { token }, {}, SETTINGS);
    expect([(await leave()).status, (await leave()).status]).toEqual([204, 204]);
    expect(await rowsOf("alerts")).toEqual([]);
  });

  test("in a mail program, which is no page of ours (RFC 8058)", async () => {
    const token = await confirmed();
    const answer = await ask(
      `/api/alerts/leave?jeton=${token}`,
      {
        method: "POST",
        headers: { "Content-Type": "application/x-www-form-urlencoded", "CF-Connecting-IP": anAddress() },
        body: "List-Unsubscribe=One-Click",
      },
      SETTINGS,
    );
    expect(answer.status).toBe(204);
    expect(await rowsOf("alerts")).toEqual([]);
  });

  test("is never somebody who only reads: a GET changes nothing", async () => {
    const token = await confirmed();
    for (const address of ["leave", "confirm"])
      expect((await ask(`/api/alerts/${address}?jeton=${token}`, {}, SETTINGS)).status).toBe(405);
    expect(await rowsOf("alerts")).toHaveLength(1);
  });

  test("is written to no more", async () => {
    const token = await confirmed();
    await send("alerts/leave", { token }, {}, SETTINGS);
    await aPublishedAd(await aSeller());
    pass(HOUR);
    await tick();
    expect(await digests()).toEqual([]);
  });

  test("finds nothing by a token that nobody has, although there are alerts", async () => {
    await confirmed();
    expect(await outcomeOf(await send("alerts/confirm", { token: "0".repeat(32) }, {}, SETTINGS))).toEqual([
      404,
      "unknown_alert",
    ]);
  });

  test.each(["confirm", "leave"])("needs a token that somebody has: %s", async (address) => {
    await confirmed();
    for (const body of [{ token: "x" }, { token: 7 }, {}, { token: "a".repeat(32), more: 1 }])
      expect(await outcomeOf(await send(`alerts/${address}`, body, {}, SETTINGS))).toEqual([404, "unknown_alert"]);
    expect((await rowsOf("alerts")).length).toBe(1);
  });
});
