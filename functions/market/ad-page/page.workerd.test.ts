import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { adDetail } from "../../../src/contract/market/ad";
import { anAddress } from "../../../tests/support/reference-api";
import { addressOf, COVER, read, SITE, visit } from "../../../tests/support/workerd/ad-page";
import { aPhoto, aSeller, adRow, anAd } from "../../../tests/support/workerd/market";
import { pass } from "../../../tests/support/workerd/worker";

const DAY = 86_400_000;

describe("the page of an ad", () => {
  // rule: market/ad-page
  test("has its words, its first photo and its links, before any script", async () => {
    const id = await anAd({ papers: "sous_douane" });
    await aPhoto(id, COVER);
    await env.DB.prepare("UPDATE ads SET cover = ?, photos = 1 WHERE id = ?").bind(COVER, id).run();
    const answer = await visit(addressOf(id));
    expect([answer.status, answer.headers.get("Content-Type"), answer.headers.get("Cache-Control")]).toEqual([
      200,
      "text/html; charset=utf-8",
      "private, no-cache",
    ]);
    expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    const page = await read(answer);
    for (const text of ["Hyundai Tucson 2017", "9.500.000\u00a0FCA", "Sacré-Cœur, Dakar", "Très propre, climatisation"])
      expect(page.text).toContain(text);
    expect(page.text).not.toContain("Elle arrive.");
    expect(page.links).toEqual(
      expect.arrayContaining([
        "/guide-pratique/outils/simulateur-de-credit?prix=9.500.000",
        "/guide-pratique/outils/simulateur-de-dedouanement?valeur=9.500.000&modele=Hyundai+Tucson&annee=2017",
        "/marche-doccasion/rechercher",
      ]),
    );
    expect(page.cover).toEqual({
      src: `/media/${COVER}-640.jpg`,
      srcset: `/media/${COVER}-320.jpg 320w, /media/${COVER}-640.jpg 640w, /media/${COVER}-1600.jpg 1600w`,
      alt: "Hyundai Tucson 2017, photo 1",
    });
  });

  // rule: market/in-own-name
  test("has what the car costs in its buyer’s name, each line to the franc and their sum about, and what missing papers cost", async () => {
    const id = await anAd({ papers: "sous_douane", price: 6_000_000, fiscal_power: 9, year: 2020 });
    const { text, links } = await read(await visit(addressOf(id, "hyundai-tucson-2020")));
    for (const words of ["2.937.804", "180.000", "7.500", "14.160", "51.078", "≈\u00a09.200.000"])
      expect(text).toContain(`${words}\u00a0FCA`);
    expect(text).toContain("Sans lui, les droits sont dus");
    expect(links).toContain("/guide-pratique/outils/prix-cle-en-main?etat=douane&prix=6.000.000&cv=9");
  });

  // rule: market/price-bar
  test("has where its price lies among those of similar cars, and leads to the estimates of its model", async () => {
    const id = await anAd({
      estimate_n: 23,
      estimate_low: 9_300_000,
      estimate_value: 10_100_000,
      estimate_high: 11_000_000,
      estimate_certainty: "fair",
    });
    const { text, links, elements } = await read(await visit(addressOf(id)));
    expect(text).toContain("6\u00a0% sous l’estimation de 10.100.000\u00a0FCA");
    expect(text).toContain("D’après 23 annonces de ce modèle");
    expect(elements).toContain("circle");
    expect(links).toContain("/cote/hyundai/tucson");
  });

  test("shows itself when it is shared, and to search engines", async () => {
    const id = await anAd({ cover: COVER, photos: 1 });
    await aPhoto(id, COVER);
    const { meta, canonical, title, scripts } = await read(await visit(addressOf(id)));
    expect(canonical).toBe(SITE + addressOf(id));
    expect(title).toBe("Hyundai Tucson 2017 à vendre, 9.500.000\u00a0FCA");
    expect(Object.fromEntries(meta)).toMatchObject({
      "og:title": "Hyundai Tucson 2017 à vendre, 9.500.000\u00a0FCA",
      "og:url": SITE + addressOf(id),
      "og:image": `${SITE}/media/${COVER}-1600.jpg`,
      "twitter:card": "summary_large_image",
      description: `Venant\u00a0· 84.000\u00a0km\u00a0· Essence\u00a0· Automatique\u00a0· Dédouané, muté. Sacré-Cœur, Dakar. Réf. GA-${id.slice(0, 6).toUpperCase()}.`,
    });
    expect(meta.has("robots")).toBe(false);
    const data = JSON.parse(scripts.find(({ type }) => type === "application/ld+json")?.text ?? "");
    expect(data["@graph"][1]).toMatchObject({
      "@type": ["Product", "Car"],
      name: "Hyundai Tucson 2017",
      image: [`${SITE}/media/${COVER}-1600.jpg`],
      offers: {
        price: 9_500_000,
        priceCurrency: "XOF",
        availability: "https://schema.org/InStock",
        seller: { "@type": "Person", name: "Awa" },
      },
    });
  });

  test("hands the browser the same ad, and nothing that is not to be told", async () => {
    const id = await anAd();
    const html = await (await visit(addressOf(id))).text();
    const text = /<script type="application\/json" id="served"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? "";
    expect(JSON.parse(text)).toMatchObject({ of: `ad/${id}`, origin: SITE });
    expect(adDetail.parse(JSON.parse(text).value).id).toBe(id);
    expect(html).not.toMatch(/338000007|KMHJ281|vendeur-secret|Nom du compte/);
  });

  test("without a photo has the site’s own picture when it is shared", async () => {
    const { meta, cover } = await read(await visit(addressOf(await anAd())));
    expect([meta.get("og:image"), meta.get("twitter:card"), cover]).toEqual(["/icon-512.png", "summary", null]);
  });

  // rule: market/ad-closed
  test.each([
    ["vendue", "Cette voiture a été vendue."],
    ["expiree", "Cette annonce a expiré : la voiture n’est peut-être plus à vendre."],
  ])("of an ad that is %s says so, asks not to be found, and is gone after 90 days", async (state, sentence) => {
    const id = await anAd({ state, closed_at: Date.now() });
    const page = await read(await visit(addressOf(id)));
    expect([page.text.includes(sentence), page.meta.get("robots")]).toEqual([true, "noindex"]);
    pass(90 * DAY);
    const gone = await visit(addressOf(id));
    expect([gone.status, await gone.text()]).toEqual([410, expect.stringContaining("data-not-found")]);
  });

  test.each(["", "/", "/0", "/000000000000-x", "/%00", "/..%2f", "/a/b", "/<script>", "/annonce"])(
    "/marche-doccasion/annonce%s is not found",
    async (rest) => {
      const answer = await visit(`/marche-doccasion/annonce${rest}`);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain("data-served");
    },
  );

  // rule: market/ad-read-again
  test.each(["", "-hyundai-tucson-2017", "-autre-chose"])(
    "that is read again, under the name « %s », says that it comes back and nothing of what nobody has read",
    async (name) => {
      const words = Object.fromEntries(
        [
          "brand_name",
          "model_name",
          "version",
          "seller_name",
          "description",
          "town",
          "district",
          "accidents",
          "call_hours",
        ].map((column) => [column, `Sentinelle ${column}`]),
      );
      const id = await anAd({ ...words, state: "en_attente", cover: COVER, photos: 1, price: 1_234_567 });
      await aPhoto(id, COVER);
      const answer = await visit(`/marche-doccasion/annonce/${id}${name}`);
      expect([
        answer.status,
        answer.headers.get("Retry-After"),
        answer.headers.get("Cache-Control"),
        answer.headers.get("Location"),
      ]).toEqual([503, "3600", "no-store", null]);
      expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
      const html = await answer.text();
      expect(html).not.toMatch(/sentinelle|1.?234.?567|c{32}|ld\+json/i);
      const { title, meta, canonical, scripts, text } = await read(new Response(html));
      expect(text).toContain("Cette annonce est en cours de vérification. Revenez dans quelques heures.");
      expect([title, meta.get("robots"), canonical]).toEqual(["Annonce en cours de vérification", "noindex", null]);
      expect(scripts.map(({ text }) => JSON.parse(text))).toEqual([{ of: `ad/${id}`, origin: SITE, value: "waiting" }]);
      expect((await adRow(id))?.views).toBe(0);
    },
  );

  test("that was never online, or is of who is blocked, is not found while it is read", async () => {
    const { uid } = await aSeller({ blocked_at: 1 });
    const ads = [
      await anAd({ state: "en_attente", published_at: null }),
      await anAd({ state: "en_attente", seller_uid: uid }),
    ];
    for (const id of ads) expect((await visit(addressOf(id))).status).toBe(404);
  });

  test("counts as a view of it", async () => {
    const id = await anAd();
    const from = { "CF-Connecting-IP": anAddress() };
    await visit(addressOf(id), from);
    await visit(addressOf(id), from);
    await visit(addressOf(id), { "User-Agent": "Googlebot" });
    expect((await adRow(id))?.views).toBe(1);
  });
});

/** What sellers might type to take a page over. */
const NASTY = [
  "</script><script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  '"><svg onload=alert(1)>',
  "' onmouseover='alert(1)",
  "<!--",
  "-->",
  "<![CDATA[",
  "]]>",
  "&lt;script&gt;",
  "&#60;script&#62;",
  "javascript:alert(1)",
  "{{constructor.constructor('alert(1)')()}}",
  "${alert(1)}",
  "<style>*{display:none}</style>",
  "<base href=//evil.example>",
  "<meta http-equiv=refresh content=0>",
  "<iframe srcdoc=x>",
  "<math><mtext></table><mglyph><style>",
  "</title><script>alert(1)</script>",
  "</textarea><script>",
  "\u2028alert(1)\u2029",
  "a\u0000b",
  "a\u0008b",
  "\u202Egnp.exe",
  "\u2066\u2067abc\u2069",
  "سيارة جديدة للبيع",
  "מכונית",
  "𝕳𝖊𝖑𝖑𝖔",
  "👨‍👩‍👧‍👦",
  "e\u0301",
  "\uFEFFx",
  "ﷺ".repeat(10),
  "\r\n\t x",
  "\\u003cscript\\u003e",
  '\\"};alert(1);//',
  "'; DROP TABLE ads;--",
  "%3Cscript%3E",
  '<a href="//evil.example">cliquez</a>',
  "<!DOCTYPE html><html>",
  "x".repeat(300),
];

describe.each(NASTY)("a seller who types « %s »", (text) => {
  test("changes nothing but words", async () => {
    const others = { version: "v", accidents: "a", call_hours: "c", district: "d", equipment: '["abs"]' };
    const other = await anAd(others);
    await visit(`/api/ads/${other}`); // Both pages then say that the ad was seen once.
    const plain = await read(await visit(addressOf(other)));
    await env.DB.prepare("UPDATE ads SET state = 'supprimee'").run(); // It is similar to the next one, whose page would list it.
    const id = await anAd({
      description: text,
      version: text,
      seller_name: text,
      accidents: text,
      call_hours: text,
      district: text,
      model_name: text,
      brand_name: text,
      equipment: JSON.stringify([text]),
    });
    const detail = await visit(`/api/ads/${id}`);
    const ad = adDetail.parse(await detail.json());
    const page = await visit(
      new URL((await visit(`/marche-doccasion/annonce/${id}`)).headers.get("Location") ?? "", SITE).pathname,
    );
    expect(page.status).toBe(200);
    const { text: words, elements, scripts, meta, links } = await read(page);
    // A text of which nothing is left has no line of its own, and so has no element either.
    if (ad.version && ad.accidents && ad.description && ad.district) expect(elements).toEqual(plain.elements);
    expect(elements.filter((name) => !plain.elements.includes(name))).toEqual([]);
    expect(scripts.map(({ type }) => type)).toEqual(["application/ld+json", "application/json"]);
    expect(adDetail.parse(JSON.parse(scripts[1]?.text ?? "").value)).toEqual({ ...ad, views: expect.any(Number) });
    expect(JSON.parse(scripts[0]?.text ?? "")["@graph"][1].offers.seller.name).toBe(ad.seller.name);
    for (const { text: json } of scripts) expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    for (const typed of [ad.description, ad.version ?? "", ad.seller.name, ad.accidents ?? ""])
      expect(words).toContain(typed);
    expect(JSON.stringify(ad)).not.toMatch(/[\u0000-\u001f\u202e\u2066-\u2069]/);
    expect([...meta.keys()]).toEqual([...plain.meta.keys()]);
    expect(links.map((link) => link.replace(/[0-9a-z]{12}/g, "")).length).toBe(plain.links.length);
  });
});
