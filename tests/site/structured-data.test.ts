import { describe, expect, test } from "vitest";
import { failing } from "../support/failing";
import { type Kind } from "../support/kinds";
import { builtFor, pathWithin } from "../support/origin";
import { ordinaryPages, pageAt, pages, pagesOf, type Page } from "../support/pages";
import { hasAddress, hasFile } from "../support/release";
import { at, dataOf, thingsOf, topThings } from "../support/structured-data";
import { wireRows } from "../support/wire-rows";
import { fold } from "../support/words";

/** The only object of a type at the top of a page's graph. */
const only = (page: Page, type: string) => {
  const things = topThings(page, type);
  return things.length === 1 ? things[0] : undefined;
};

// rule: site/structured-data
test("every block is JSON of schema.org, and every page has one (long: all pages are read)", () => {
  expect(
    failing(
      ordinaryPages(),
      (page) =>
        dataOf(page).length === 1 && dataOf(page).every((block) => at(block, "@context") === "https://schema.org"),
    ),
  ).toEqual([]);
});

test("no block contains text that could close its element", () => {
  expect(
    failing(pages(), ({ scripts }) =>
      scripts.filter(({ type }) => type === "application/ld+json").every(({ text }) => !/[<>]/.test(text)),
    ),
  ).toEqual([]);
});

// rule: site/structured-data
test("every address in a block is absolute and leads to a page, a file or a redirect of the site", () => {
  const origin = builtFor();
  const wrong = ordinaryPages().flatMap((page) =>
    ["url", "item", "logo", "image", "mainEntityOfPage"].flatMap((name) =>
      ["ListItem", "Car", "Offer", "NewsArticle", "Organization", "WebSite"].flatMap((type) =>
        thingsOf(page, type).flatMap((thing) => {
          const value = thing[name];
          if (typeof value !== "string") return [];
          const path = URL.canParse(value) && value.startsWith(origin) ? (pathWithin(value, "/") ?? "?") : "?";
          return hasAddress(path) || hasFile(path.slice(1)) ? [] : [`${page.address}: ${type}.${name} ${value}`];
        }),
      ),
    ),
  );
  expect(wrong).toEqual([]);
});

describe("breadcrumb", () => {
  test("every page except the home page shows one, which begins at the home page and ends with the page itself", () => {
    expect(
      failing(
        ordinaryPages().filter(({ kind }) => kind !== "home"),
        ({ breadcrumb }) => breadcrumb.length >= 2 && breadcrumb[0]?.href === "/" && breadcrumb.at(-1)?.href === "",
      ),
    ).toEqual([]);
  });

  test("its structured data has the same steps in the same order, and the home page, the first step, has none", () => {
    expect(ordinaryPages().some((page) => page.kind === "home" && only(page, "BreadcrumbList"))).toBe(false);
    expect(
      failing(
        ordinaryPages().filter(({ kind }) => kind !== "home"),
        (page) => {
          const list = at(only(page, "BreadcrumbList"), "itemListElement");
          if (!Array.isArray(list) || list.length !== page.breadcrumb.length) return false;
          return page.breadcrumb.every(({ label, href }, index) => {
            const item = at(list, index, "item");
            const path = typeof item === "string" ? pathWithin(item, "/") : "";
            return (
              at(list, index, "position") === index + 1 &&
              fold(String(at(list, index, "name"))) === label &&
              path === href
            );
          });
        },
      ),
    ).toEqual([]);
  });
});

const idOf = (address: string) => Number(/\/(\d+)-[^/]*$/.exec(address)?.[1]);
const sent = (
  await wireRows<{ readonly car_id: number; readonly id_modele: number; readonly prix: number | null }>("get_versions")
).filter(({ prix }) => prix !== null);
/** Versions with a price in api.php, and their models. */
const priced = new Set(sent.map(({ car_id }) => car_id));
const pricedModels = new Set(sent.map(({ id_modele }) => id_modele));

// rule: guide/search-engine-data
describe("cars", () => {
  test("a version is a Car with one Offer, a whole amount of XOF that its page shows; without a price it has no offer", () => {
    expect(
      failing(pagesOf("version"), (page) => {
        const car = only(page, "Car");
        if (!priced.has(idOf(page.address))) return car !== undefined && at(car, "offers") === undefined;
        const price = at(car, "offers", "price");
        if (
          at(car, "offers", "@type") !== "Offer" ||
          at(car, "offers", "priceCurrency") !== "XOF" ||
          typeof price !== "number" ||
          !Number.isInteger(price)
        )
          return false;
        return (
          page.text.includes(`${String(price).replace(/\B(?=(?:\d{3})+$)/g, ".")} FCA`) &&
          page.h1s[0] === fold(String(at(car, "name")))
        );
      }),
    ).toEqual([]);
  });

  test("a model is a Car whose offers in XOF range from its lowest to its highest price", () => {
    expect(
      failing(pagesOf("model"), (page) => {
        const offers = at(only(page, "Car"), "offers");
        if (!pricedModels.has(idOf(page.address))) return offers === undefined;
        const [low, high] = [at(offers, "lowPrice"), at(offers, "highPrice")];
        return (
          at(offers, "priceCurrency") === "XOF" &&
          typeof low === "number" &&
          typeof high === "number" &&
          low > 0 &&
          low <= high
        );
      }),
    ).toEqual([]);
  });

  test("a rating is given only when owners gave one, between 1 and 5", () => {
    expect(
      failing(pagesOf("model"), (page) => {
        const rating = at(only(page, "Car"), "aggregateRating");
        if (rating === undefined) return !page.ids.includes("avis");
        const value = at(rating, "ratingValue");
        return (
          page.ids.includes("avis") &&
          typeof value === "number" &&
          value >= 1 &&
          value <= 5 &&
          Number(at(rating, "reviewCount")) > 0
        );
      }),
    ).toEqual([]);
  });
});

// rule: guide/search-engine-data
test("every dealer of the directory is an AutoDealer with a town in Senegal", () => {
  for (const dealer of topThings(pageAt("/concessionnaires"), "AutoDealer")) {
    expect(dealer.name).toEqual(expect.stringMatching(/\S/));
    expect(dealer.address).toMatchObject({ addressCountry: "SN", addressLocality: expect.stringMatching(/\S/) });
  }
});

// rule: guide/search-engine-data
test("the page of a dealer is an AutoDealer with the address of the page, its position, its picture and the hours that api.php sends", async () => {
  const sentDealers = await wireRows<{
    readonly slug: string;
    readonly nom: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly horaires: readonly { readonly jour: string; readonly ouvre: string; readonly ferme: string }[];
  }>("get_concessionnaires");
  const days: Readonly<Record<string, string>> = {
    lundi: "Monday",
    mardi: "Tuesday",
    mercredi: "Wednesday",
    jeudi: "Thursday",
    vendredi: "Friday",
    samedi: "Saturday",
    dimanche: "Sunday",
  };
  for (const { slug, nom, latitude, longitude, horaires } of sentDealers) {
    const page = pageAt(`/concessionnaires/${slug}`);
    const dealer = only(page, "AutoDealer");
    expect(dealer).toMatchObject({ name: nom, url: page.canonicals[0], geo: { latitude, longitude } });
    expect(dealer?.address, slug).toMatchObject({ addressCountry: "SN", streetAddress: expect.stringMatching(/\S/) });
    expect(dealer?.image, slug).toMatch(/^https?:\/\/.+\.jpg$/);
    const hours = thingsOf(page, "OpeningHoursSpecification").flatMap(({ dayOfWeek, opens, closes }) =>
      Array.isArray(dayOfWeek)
        ? dayOfWeek.map((day: unknown) => `${String(day)} ${String(opens)} ${String(closes)}`)
        : [],
    );
    expect(hours.sort()).toEqual(horaires.map(({ jour, ouvre, ferme }) => `${days[jour]} ${ouvre} ${ferme}`).sort());
  }
});

test("every article is a NewsArticle with its headline, dates, section, author, photo and publisher", () => {
  expect(
    failing(pagesOf("article"), (page) => {
      const article = only(page, "NewsArticle");
      const [published, modified] = [at(article, "datePublished"), at(article, "dateModified")];
      return (
        fold(String(at(article, "headline"))) === page.h1s[0] &&
        typeof published === "string" &&
        typeof modified === "string" &&
        Date.parse(published) <= Date.parse(modified) &&
        typeof at(article, "articleSection") === "string" &&
        typeof at(article, "author", "name") === "string" &&
        typeof at(article, "image") === "string" &&
        at(article, "publisher", "@type") === "Organization"
      );
    }),
  ).toEqual([]);
});

test("the home page names the site and its publisher", () => {
  const home = pageAt("/");
  expect(only(home, "WebSite")).toMatchObject({
    name: "Guide Auto Sénégal",
    inLanguage: "fr",
    url: expect.stringContaining(builtFor()),
  });
  expect(only(home, "Organization")).toMatchObject({ name: "Guide Auto Sénégal" });
});

test("the home page declares how to search the site, by an address that leads to the search for new cars with the words typed", () => {
  const search = at(only(pageAt("/"), "WebSite"), "potentialAction");
  expect(search).toMatchObject({ "@type": "SearchAction", "query-input": "required name=search_term_string" });
  const template = String(at(search, "target", "urlTemplate"));
  expect(template).toContain("{search_term_string}");
  const { pathname, origin, search: query } = new URL(template.replace("{search_term_string}", "Corolla"));
  expect([origin, pathname, query]).toEqual([builtFor(), "/voitures-neuves/recherche", "?q=Corolla"]);
  expect(hasAddress(pathname)).toBe(true);
});

describe("steps", () => {
  test("most practical guides have steps", () => {
    expect(pagesOf("practical guide").filter(({ steps }) => steps.length > 1).length).toBeGreaterThan(
      pagesOf("practical guide").length / 2,
    );
  });

  // rule: editorial/guide-steps
  test("a page has a HowTo only if it shows steps, and the steps are the same", () => {
    expect(
      failing(ordinaryPages(), (page) => {
        const guide = topThings(page, "HowTo");
        if (page.steps.length === 0) return guide.length === 0;
        const entries = at(guide[0], "step");
        return (
          guide.length === 1 &&
          fold(String(at(guide[0], "name"))) === page.h1s[0] &&
          Array.isArray(entries) &&
          entries.map((entry: unknown) => fold(String(at(entry, "name")))).join("|") === page.steps.join("|") &&
          entries.every((entry: unknown) => page.text.includes(fold(String(at(entry, "text") ?? "?"))))
        );
      }),
    ).toEqual([]);
  });
});

describe("questions", () => {
  test.each<Kind>(["brand", "model", "practical guide", "electric cars", "contact"])(
    "pages of the kind « %s » have some",
    (kind) => {
      expect(pagesOf(kind).filter(({ questions }) => questions.length > 0)).not.toEqual([]);
    },
  );

  // rule: editorial/guide-steps
  test("a page has a FAQPage only if it shows questions, and the questions are the same", () => {
    expect(
      failing(ordinaryPages(), (page) => {
        const faq = topThings(page, "FAQPage");
        if (page.questions.length === 0) return faq.length === 0;
        const entries = at(faq[0], "mainEntity");
        return (
          faq.length === 1 &&
          Array.isArray(entries) &&
          entries.map((entry: unknown) => fold(String(at(entry, "name")))).join("|") === page.questions.join("|") &&
          entries.every((entry: unknown) => /\S/.test(String(at(entry, "acceptedAnswer", "text") ?? "")))
        );
      }),
    ).toEqual([]);
  });
});
