import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { adDetail } from "../../../src/contract/market/ad";
import { anAddress } from "../../../tests/support/reference-api";
import { aPhoto, aSeller, adRow, anAd } from "../../../tests/support/workerd/market";
import { ask, pass, send } from "../../../tests/support/workerd/worker";

const DAY = 86_400_000;
const SITE = "https://guide.exemple.test";
const COVER = "c".repeat(32);

/** A built page with one of each kind of place. */
const WORDS = ["title", "price", "description", "seller", "version", "closed", "accidents", "call_hours", "place"];
const SHELL = `<!DOCTYPE html><html><head><title>Annonce</title><meta name="description" content="x"><meta name="robots" content="noindex"><meta property="og:title" content="x"><meta property="og:description" content="x"><meta property="og:image" content="/icon-512.png"><meta name="twitter:card" content="summary"></head>
<body><main><div data-ad-waiting hidden>Elle revient.</div><div data-ad-view>${WORDS.map((word) => `<p data-ad-row="${word}" hidden><span data-ad="${word}"></span></p>`).join("")}<img data-ad-cover hidden alt=""><a data-ad-link="loan" href="/credit" hidden>Crédit</a><a data-ad-link="customs" href="/douane" hidden>Douane</a></div></main></body></html>`;
const ASSETS = {
  fetch: async (asked: Request | URL | string) => {
    const { pathname } = new URL(asked instanceof Request ? asked.url : asked);
    if (pathname === "/marche-doccasion/annonce" || pathname === "/marche-doccasion/vendeur")
      return new Response(SHELL, { headers: { "Content-Type": "text/html" } });
    return env.ASSETS.fetch(asked);
  },
};
const visit = (address: string, headers: Record<string, string> = {}) =>
  ask(address, { headers: { "CF-Connecting-IP": anAddress(), ...headers } }, { ASSETS });
const addressOf = (id: string, slug = "hyundai-tucson-2017") => `/marche-doccasion/annonce/${id}-${slug}`;

/** What a page holds, as a browser would read it. */
async function read(answer: Response) {
  const texts = new Map<string, string>();
  const shown = new Set<string>();
  const seen = {
    scripts: [] as { type: string | null; text: string }[],
    elements: [] as string[],
    meta: new Map<string, string>(),
    links: new Map<string, string | null>(),
    cover: null as Record<string, string | null> | null,
    canonical: null as string | null,
    title: "",
  };
  let at = "";
  interface Found {
    tagName: string;
    getAttribute(name: string): string | null;
  }
  const rewriter = new HTMLRewriter() as unknown as {
    on(selector: string, handlers: object): typeof rewriter;
    transform(response: Response): Response;
  };
  const unescape = (text: string) => text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
  await rewriter
    .on("*", { element: (element: Found) => void seen.elements.push(element.tagName) })
    .on("[data-ad]", {
      element: (element: Found) => void (at = element.getAttribute("data-ad") ?? ""),
      text: ({ text }: { text: string }) => void texts.set(at, (texts.get(at) ?? "") + text),
    })
    .on("[data-ad-row]:not([hidden])", {
      element: (element: Found) => void shown.add(element.getAttribute("data-ad-row") ?? ""),
    })
    .on("[data-ad-link]:not([hidden])", {
      element: (element: Found) =>
        void seen.links.set(element.getAttribute("data-ad-link") ?? "", element.getAttribute("href")),
    })
    .on("img[data-ad-cover]", {
      element: (element: Found) =>
        void (seen.cover = {
          src: element.getAttribute("src"),
          srcset: element.getAttribute("srcset"),
          alt: element.getAttribute("alt"),
          hidden: element.getAttribute("hidden"),
        }),
    })
    .on("meta", {
      element: (element: Found) =>
        void seen.meta.set(
          element.getAttribute("name") ?? element.getAttribute("property") ?? "",
          element.getAttribute("content") ?? "",
        ),
    })
    .on("link[rel=canonical]", { element: (element: Found) => void (seen.canonical = element.getAttribute("href")) })
    .on("title", { text: ({ text }: { text: string }) => void (seen.title += text) })
    .on("script", {
      element: (element: Found) => void seen.scripts.push({ type: element.getAttribute("type"), text: "" }),
      text: ({ text }: { text: string }) =>
        void (seen.scripts[seen.scripts.length - 1] = {
          type: seen.scripts.at(-1)?.type ?? null,
          text: (seen.scripts.at(-1)?.text ?? "") + text,
        }),
    })
    .transform(answer)
    .text();
  return { texts: new Map([...texts].map(([word, text]) => [word, unescape(text)])), shown, ...seen };
}

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
    expect(page.texts.get("title")).toBe("Hyundai Tucson 2017");
    expect(page.texts.get("price")).toBe("9.500.000\u00a0FCA");
    expect(page.texts.get("place")).toBe("Sacré-Cœur, Dakar");
    expect([...page.shown].sort()).toEqual(["description", "place", "price", "seller", "title"]);
    expect(page.links).toEqual(
      new Map([
        ["loan", "/credit?prix=9.500.000"],
        ["customs", "/douane?valeur=9.500.000"],
      ]),
    );
    expect(page.cover).toEqual({
      src: `/media/${COVER}-640.jpg`,
      srcset: `/media/${COVER}-320.jpg 320w, /media/${COVER}-640.jpg 640w, /media/${COVER}-1600.jpg 1600w`,
      alt: "Hyundai Tucson 2017, photo 1",
      hidden: null,
    });
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
      description: `Venant · 84.000\u00a0km · Essence · Automatique · Dédouané, muté. Sacré-Cœur, Dakar. Réf. GA-${id.slice(0, 6).toUpperCase()}.`,
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
    const text = /<script type="application\/json" id="ad">(.*?)<\/script>/s.exec(html)?.[1] ?? "";
    expect(adDetail.parse(JSON.parse(text)).id).toBe(id);
    expect(html).not.toMatch(/338000007|KMHJ281|vendeur-secret|Nom du compte/);
  });

  test("without a photo has the site’s own picture when it is shared", async () => {
    const { meta, cover } = await read(await visit(addressOf(await anAd())));
    expect([meta.get("og:image"), meta.get("twitter:card"), cover?.src]).toEqual(["/icon-512.png", "summary", null]);
  });

  // rule: market/ad-closed
  test.each([
    ["vendue", "Cette voiture a été vendue."],
    ["expiree", "Cette annonce a expiré : la voiture n’est peut-être plus à vendre."],
  ])("of an ad that is %s says so, asks not to be found, and is gone after 90 days", async (state, sentence) => {
    const id = await anAd({ state, closed_at: Date.now() });
    const page = await read(await visit(addressOf(id)));
    expect([page.texts.get("closed"), page.shown.has("closed"), page.meta.get("robots")]).toEqual([
      sentence,
      true,
      "noindex",
    ]);
    pass(90 * DAY);
    const gone = await visit(addressOf(id));
    expect([gone.status, await gone.text()]).toEqual([410, expect.stringContaining("data-not-found")]);
  });

  test.each(["", "/", "/0", "/000000000000-x", "/%00", "/..%2f", "/a/b", "/<script>", "/annonce"])(
    "/marche-doccasion/annonce%s is not found",
    async (rest) => {
      const answer = await visit(`/marche-doccasion/annonce${rest}`);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain("data-ad");
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
      expect(html).toContain("<div data-ad-waiting>");
      expect(html).toContain('<div data-ad-view hidden="">');
      const { title, meta, canonical, scripts } = await read(new Response(html));
      expect([title, meta.get("robots"), canonical]).toEqual(["Annonce en cours de vérification", "noindex", null]);
      expect(scripts.map(({ text }) => JSON.parse(text))).toEqual([{ id, waiting: true }]);
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
    const { texts, elements, scripts, meta, links } = await read(page);
    const plain = await read(
      await visit(addressOf(await anAd({ version: "v", accidents: "a", call_hours: "c", district: "d" }))),
    );
    expect(elements).toEqual(plain.elements);
    expect(scripts.map(({ type }) => type)).toEqual(["application/ld+json", "application/json"]);
    expect(adDetail.parse(JSON.parse(scripts[1]?.text ?? ""))).toEqual({ ...ad, views: expect.any(Number) });
    expect(JSON.parse(scripts[0]?.text ?? "")["@graph"][1].offers.seller.name).toBe(ad.seller.name);
    for (const { text: json } of scripts) expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    for (const word of ["description", "version", "seller", "accidents"])
      expect(texts.get(word) ?? "").toBe(word === "seller" ? ad.seller.name : String(ad[word as "version"] ?? ""));
    expect(JSON.stringify(ad)).not.toMatch(/[\u0000-\u001f\u202e\u2066-\u2069]/);
    expect([...meta.keys()]).toEqual([...plain.meta.keys()]);
    expect([...links.keys()]).toEqual(["loan"]);
  });
});

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
