import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { withinOneWindow } from "../../../tests/support/limits";
import { aMessageToASeller } from "../../../tests/support/messages";
import { anAddress } from "../../../tests/support/reference-api";
import { addressOf, ASSETS, read, SITE, visit } from "../../../tests/support/workerd/ad-page";
import { aSeller, adRow, anAd } from "../../../tests/support/workerd/market";
import { outcomeOf } from "../../../tests/support/workerd/member";
import { ask, rowsOf, send, silentQueue } from "../../../tests/support/workerd/worker";

const DAY = 86_400_000;
const contact = (id: string, body: unknown = { way: "telephone" }, headers: Record<string, string> = {}) =>
  send(`ads/${id}/contact`, body, headers);
const contacts = async (id: string) => (await adRow(id))?.contacts;

describe("a seller’s number", () => {
  test("is told to who asks on a page of ours", async () => {
    const answer = await contact(await anAd());
    expect([answer.status, await answer.json(), answer.headers.get("Cache-Control")]).toEqual([
      200,
      { phone: "+221338000007" },
      "no-store",
    ]);
  });

  // rule: market/whatsapp
  test("comes with an address that opens WhatsApp with the words of the ad", async () => {
    const id = await anAd();
    const { whatsapp_url } = await (await contact(id, { way: "whatsapp" })).json();
    const address = new URL(whatsapp_url);
    expect(address.origin + address.pathname).toBe("https://wa.me/221338000007");
    expect(address.searchParams.get("text")).toBe(
      `Bonjour, je suis intéressé par votre Hyundai Tucson 2017, réf. GA-${id.slice(0, 6).toUpperCase()}, vue sur Guide Auto Sénégal : https://guide.exemple.test/marche-doccasion/annonce/${id}-hyundai-tucson-2017`,
    );
  });

  test("has no such address where the seller is not on WhatsApp", async () =>
    expect(await (await contact(await anAd({ whatsapp: 0 }), { way: "whatsapp" })).json()).toEqual({
      phone: "+221338000007",
    }));

  // rule: market/reveal-number
  test("counts once a visitor and day, however it is asked for", async () => {
    const id = await anAd();
    const from = { "CF-Connecting-IP": anAddress() };
    await Promise.all([
      contact(id, { way: "telephone" }, from),
      contact(id, { way: "whatsapp" }, from),
      contact(id, { way: "telephone" }, from),
    ]);
    expect(await contacts(id)).toBe(1);
    await contact(id);
    expect(await contacts(id)).toBe(2);
  });

  test.each<[string, Record<string, string | number | null>]>([
    ["sold", { state: "vendue", closed_at: Date.now() }],
    ["expired", { state: "expiree", closed_at: Date.now() }],
    ["a draft", { state: "brouillon" }],
    ["waiting", { state: "en_attente" }],
    ["deleted", { state: "supprimee" }],
    ["without a number", { phone: "" }],
  ])("is never told of an ad that is %s", async (_, more) => {
    const id = await anAd(more);
    const answer = await contact(id);
    expect(await outcomeOf(answer)).toEqual([404, "unknown_ad"]);
    expect(await contacts(id)).toBe(0);
  });

  test("nor of a blocked seller’s", async () => {
    const { uid } = await aSeller({ blocked_at: 1 });
    expect((await contact(await anAd({ seller_uid: uid }))).status).toBe(404);
  });

  test.each<[string, unknown, Record<string, string>, number]>([
    ["another site", { way: "telephone" }, { Origin: "https://evil.example" }, 403],
    ["nobody’s page", { way: "telephone" }, { Origin: "" }, 403],
    ["a form", { way: "telephone" }, { "Content-Type": "text/plain" }, 415],
    ["another way", { way: "mail" }, {}, 422],
    ["another field", { way: "telephone", uid: 1 }, {}, 422],
    ["no JSON", "{", {}, 400],
  ])("is not told to %s", async (_, body, headers, status) => {
    const id = await anAd();
    const answer = await contact(id, body, headers);
    expect(answer.status).toBe(status);
    expect(await answer.text()).not.toContain("338000007");
    expect(await contacts(id)).toBe(0);
  });

  // rule: market/reveal-number
  test("is asked for twenty times a minute at most", async () => {
    const id = await anAd();
    const outcome = await withinOneWindow(60, async () => {
      const from = { "CF-Connecting-IP": anAddress() };
      for (let time = 0; time < 20; time += 1) await contact(id, { way: "telephone" }, from);
      return outcomeOf(await contact(id, { way: "telephone" }, from));
    });
    expect(outcome).toEqual([429, "too_many"]);
  });

  // rule: market/reveal-number
  test("of a hundred ads a day at most, those seen already aside", async () => {
    const patient = { CONTACT_RATE: { limit: async () => ({ success: true }) } };
    const from = { "CF-Connecting-IP": anAddress() };
    const again = (id: string) => send(`ads/${id}/contact`, { way: "telephone" }, from, patient);
    const first = await anAd();
    await again(first);
    const [row] = (await env.DB.prepare("SELECT visitor, day FROM ad_visits").all<{ visitor: string; day: string }>())
      .results;
    await env.DB.batch(
      Array.from({ length: 99 }, (_, n) =>
        env.DB.prepare("INSERT INTO ad_visits (visitor, act, ad_id, day) VALUES (?, 'contact', ?, ?)").bind(
          row?.visitor ?? "",
          `ad-${n}`,
          row?.day ?? "",
        ),
      ),
    );
    const second = await anAd();
    expect(await outcomeOf(await again(second))).toEqual([429, "many_contacts"]);
    expect([(await again(first)).status, await contacts(second)]).toEqual([200, 0]);
  });

  test("is told by POST alone", async () => expect((await ask(`/api/ads/${await anAd()}/contact`)).status).toBe(405));
});

const write = (id: string, body: unknown, headers: Record<string, string> = {}) =>
  send(`ads/${id}/message`, body, headers, { DELIVERIES: silentQueue().queue });

describe("a message to a seller", () => {
  // rule: market/message-to-seller
  test("waits for api.php, without a word of where the seller reads", async () => {
    const id = await anAd();
    const sent = aMessageToASeller();
    const answer = await write(id, sent);
    expect(answer.status).toBe(202);
    const said = await answer.text();
    expect(said).not.toContain("vendeur-secret");
    const [message] = await rowsOf("messages");
    expect(message).toMatchObject({ id: sent.id, endpoint: "message_annonce", contact: "+221771234567" });
    expect(JSON.stringify([await rowsOf("messages"), await rowsOf("outbox")])).not.toContain("vendeur-secret");
    expect(JSON.parse(String(message?.body))).toMatchObject({
      reference: JSON.parse(said).reference,
      id_annonce: id,
      titre: "Hyundai Tucson 2017",
      lien: `https://guide.exemple.test/marche-doccasion/annonce/${id}-hyundai-tucson-2017`,
      nom: "Moussa Ba",
      telephone: "+221771234567",
      email: null,
      message: sent.text,
    });
    expect(await rowsOf("outbox")).toHaveLength(1);
  });

  test("sent again is the same", async () => {
    const [id, sent] = [await anAd(), aMessageToASeller({ phone: "", email: "moussa@exemple.sn" })];
    const answers = await Promise.all([write(id, sent), write(id, sent)]);
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    expect(await rowsOf("messages")).toHaveLength(1);
  });

  // rule: market/message-to-seller
  test.each<[string, object, string]>([
    ["no way to answer", { phone: "", email: "" }, "phone"],
    ["no name", { name: " " }, "name"],
    ["hardly a word", { text: "prix ?" }, "text"],
    ["a wrong number", { phone: "12" }, "phone"],
    ["a wrong address", { email: "awa@" }, "email"],
  ])("with %s is not taken, and says where", async (_, more, field) => {
    const answer = await write(await anAd(), aMessageToASeller(more));
    expect([answer.status, Object.keys((await answer.json()).fields)]).toEqual([422, [field]]);
    expect(await rowsOf("messages")).toEqual([]);
  });

  test.each<[string, object]>([
    ["filled in by no one", { website: "x" }],
    ["within no time", { filled_in: 5 }],
  ])("%s is not taken", async (_, more) => {
    expect(await outcomeOf(await write(await anAd(), aMessageToASeller(more)))).toEqual([422, "no_person"]);
  });

  test.each(["vendue", "expiree", "brouillon", "supprimee"])("reaches nobody where the ad is %s", async (state) => {
    expect(await outcomeOf(await write(await anAd({ state, closed_at: Date.now() }), aMessageToASeller()))).toEqual([
      404,
      "unknown_ad",
    ]);
    expect(await rowsOf("messages")).toEqual([]);
  });

  // rule: market/message-to-seller
  test("goes to ten sellers an hour from one number", async () => {
    const id = await anAd();
    for (let n = 0; n < 10; n += 1) expect((await write(id, aMessageToASeller())).status).toBe(202);
    expect((await write(id, aMessageToASeller())).status).toBe(429);
  });
});

describe("a report", () => {
  const report = (id: string, body: unknown = { reason: "arnaque", text: "" }, headers: Record<string, string> = {}) =>
    send(`ads/${id}/report`, body, headers);
  const reports = async () => (await env.DB.prepare("SELECT * FROM ad_reports").all<Record<string, unknown>>()).results;

  // rule: market/report
  test("is kept for operators, once a visitor", async () => {
    const id = await anAd();
    const from = { "CF-Connecting-IP": "203.0.113.77" };
    expect((await report(id, { reason: "faux_prix", text: " Le vrai prix\u0000 est le double. " }, from)).status).toBe(
      202,
    );
    expect(await outcomeOf(await report(id, { reason: "arnaque", text: "" }, from))).toEqual([409, "reported"]);
    await report(id);
    const rows = await reports();
    expect(rows).toMatchObject([
      { ad_id: id, reason: "faux_prix", text: "Le vrai prix est le double." },
      { ad_id: id, reason: "arnaque", text: null },
    ]);
    expect(JSON.stringify(rows)).not.toContain("203.0.113");
  });

  test("of two ads by one visitor does not tell that it is the same", async () => {
    const from = { "CF-Connecting-IP": anAddress() };
    for (const id of [await anAd(), await anAd()]) await report(id, undefined, from);
    expect(new Set((await reports()).map(({ visitor }) => visitor)).size).toBe(2);
  });

  test.each<[string, unknown]>([
    ["no reason", { text: "" }],
    ["another reason", { reason: "moche", text: "" }],
    ["a novel", { reason: "autre", text: "x".repeat(1_001) }],
    ["another field", { reason: "autre", text: "", state: "refusee" }],
  ])("with %s is not taken", async (_, body) => {
    expect((await report(await anAd(), body)).status).toBe(422);
    expect(await reports()).toEqual([]);
  });

  test("of what is not online is not taken", async () => {
    expect((await report(await anAd({ state: "vendue", closed_at: Date.now() - DAY }))).status).toBe(404);
    expect((await report("000000000000", undefined, { Origin: "https://evil.example" })).status).toBe(403);
    expect(await reports()).toEqual([]);
  });
});

describe("the form of an ad's page without scripts", () => {
  const post = (address: string, headers: Record<string, string> = {}) =>
    ask(
      address,
      {
        method: "POST",
        headers: {
          "Content-Type": "application/x-www-form-urlencoded",
          Origin: SITE,
          "CF-Connecting-IP": anAddress(),
          ...headers,
        },
      },
      { ASSETS },
    );

  // rule: market/number-by-form
  test("answers with the number, and counts it as the button does", async () => {
    const id = await anAd({ whatsapp: 1 });
    const before = (await adRow(id))?.contacts;
    const page = await post(addressOf(id));
    expect([page.status, page.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    const { text, links, meta } = await read(page);
    expect(text).toContain("33\u00a0800\u00a000\u00a007");
    expect(links).toEqual(expect.arrayContaining(["tel:+221338000007", addressOf(id)]));
    expect(links.some((link) => link.startsWith("https://wa.me/221338000007?text="))).toBe(true);
    expect(meta.get("robots")).toBe("noindex");
    expect([before, (await adRow(id))?.contacts]).toEqual([0, 1]);
  });

  // rule: market/number-by-form
  test("is for pages of this site, and for ads that are online", async () => {
    const id = await anAd();
    expect((await post(addressOf(id), { Origin: "https://evil.example" })).status).toBe(403);
    const sold = await anAd({ state: "vendue" });
    for (const address of [addressOf(sold), "/marche-doccasion/annonce/000000000000-x"])
      expect((await post(address)).status).toBe(404);
    expect(await (await visit(addressOf(id))).text()).not.toContain("338000007");
  });
});
