import { describe, expect, test } from "vitest";
import { failing } from "../support/failing";
import { KINDS, MEMBER_PAGES, UNLISTED_KINDS, type Kind } from "../support/kinds";
import { builtFor } from "../support/origin";
import { meta, ordinaryPages, pageAt, pages, pagesOf, type Page } from "../support/pages";
import { hasFile, readText } from "../support/release";
import { wireRows } from "../support/wire-rows";
import { readIn, slugOf } from "../support/words";

const idOf = (address: string) => Number(/\/(\d+)(?:-[^/]*)?$/.exec(address)?.[1]);

interface Named {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly nom_de_la_marque: string;
  readonly nom_du_modele: string;
  readonly marque_id: number;
}
interface NamedVersion {
  readonly car_id: number;
  readonly id_modele: number;
  readonly nom_de_la_version: string;
}
const brands = new Map(
  (await wireRows<Named>("get_marques")).map(({ id, nom_de_la_marque }) => [id, [readIn(nom_de_la_marque)]]),
);
const models = new Map(
  (await wireRows<Named>("get_modeles")).map(({ id, marque_id, nom_du_modele }) => [
    id,
    [...(brands.get(marque_id) ?? ["?"]), readIn(nom_du_modele)],
  ]),
);
const versions = new Map(
  (await wireRows<NamedVersion>("get_versions")).map(({ car_id, id_modele, nom_de_la_version }) => [
    car_id,
    [...(models.get(id_modele) ?? ["?"]), readIn(nom_de_la_version)],
  ]),
);
/** Kind of page → id → names that its title must contain. */
const names = { brand: brands, model: models, version: versions };
const categories = new Map((await wireRows<Named>("get_header_menu_news")).map(({ id, name }) => [id, readIn(name)]));
const topics = new Map((await wireRows<Named>("menu-guide-pratique")).map(({ slug, name }) => [slug, readIn(name)]));

const pageNumber = ({ address }: Page) => /\/page\/(\d+)$/.exec(address)?.[1];

describe("titles", () => {
  test("every page has exactly one, and it is not empty", () => {
    expect(failing(pages(), ({ titles }) => titles.length === 1 && titles[0] !== "")).toEqual([]);
  });

  test.each(KINDS)("no two pages of the kind « %s » have the same title", (kind) => {
    const titles = pagesOf(kind).map((page) => page.titles[0]);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  // rule: site/titles
  test.each(Object.entries(names))(
    "the title of a %s contains the name of every part of its route, as api.php sends them",
    (kind, namesOf) => {
      expect(
        failing(pagesOf(kind as Kind), ({ address, titles }) => {
          const title = `-${slugOf(titles[0] ?? "")}-`;
          return (namesOf.get(idOf(address)) ?? ["?"]).every((name) => title.includes(`-${slugOf(name)}-`));
        }),
      ).toEqual([]);
    },
  );

  test.each<Kind>(["article", "practical guide"])(
    "that of the kind « %s » begins with what its page is headed",
    (kind) => {
      expect(failing(pagesOf(kind), ({ titles, h1s }) => (titles[0] ?? "").startsWith(h1s[0] ?? "?"))).toEqual([]);
    },
  );

  test("the titles of categories and topics begin with their names, as api.php sends them", () => {
    expect(
      failing(pagesOf("category"), ({ address, titles }) =>
        (titles[0] ?? "").startsWith(categories.get(Number(/\/(\d+)-/.exec(address)?.[1])) ?? "?"),
      ),
    ).toEqual([]);
    expect(
      failing(pagesOf("guide topic"), ({ address, titles }) =>
        (titles[0] ?? "").startsWith(topics.get(address.split("/")[2] ?? "") ?? "?"),
      ),
    ).toEqual([]);
  });

  test("later pages of a list have their number in the title", () => {
    const later = (["all news", "category", "review list", "reordered review list", "car list"] as const)
      .flatMap(pagesOf)
      .filter((page) => pageNumber(page) !== undefined);
    expect(later).not.toEqual([]);
    expect(failing(later, (page) => (page.titles[0] ?? "").includes(`page ${pageNumber(page)}`))).toEqual([]);
  });

  test.each([
    ["/", "Le premier comparateur de voitures neuves au Sénégal"],
    ["/guide-auto/voitures-neuves", "Voitures neuves"],
    ["/voitures-neuves/recherche", "Trouver une voiture neuve"],
    ["/guide-auto/voitures-electriques", "électriques"],
    ["/guide-auto/promos-du-moment", "Promos"],
    ["/guide-auto/voitures-haut-de-gamme", "haut de gamme"],
    ["/guide-auto/nouveautes-au-marche", "Nouveautés"],
    ["/guide-auto/avis-des-automobilistes", "Avis des automobilistes"],
    ["/guide-auto/liste-des-concessionnaires", "Concessionnaires"],
    ["/concessionnaires", "Concessionnaires"],
    ["/actualite-auto", "Actualité auto"],
    ["/actualite-auto/toute-l-actualite", "Toute l’actualité"],
    ["/contactez-nous", "Contactez-nous"],
  ])("the title of %s is « %s »", (address, words) => {
    expect(pageAt(address).titles[0]).toContain(words);
  });

  test("the titles of error pages are their code and message", () => {
    expect(pageAt("/404.html").titles[0]).toMatch(/^404 - Page not found/);
    expect(pageAt("/500.html").titles[0]).toMatch(/^500 - \S/);
  });
});

describe("the metadata of a page", () => {
  test("declare French as its language", () => {
    expect(failing(pages(), ({ lang }) => lang === "fr")).toEqual([]);
  });

  test("go with one main heading, which is not empty", () => {
    expect(failing(pages(), ({ h1s }) => h1s.length === 1 && h1s[0] !== "")).toEqual([]);
  });

  test("have a description of at least one sentence and at most 400 characters", () => {
    expect(failing(pages(), (page) => /^.{20,400}$/s.test(meta(page, "description") ?? ""))).toEqual([]);
  });

  // rule: site/indexing
  test("give the page's own address as canonical, with the same origin on every page", () => {
    const origin = builtFor();
    expect(
      failing(
        ordinaryPages(),
        ({ canonicals, address }) => canonicals.length === 1 && canonicals[0] === new URL(address, origin).href,
      ),
    ).toEqual([]);
  });

  // rule: site/indexing
  test("error pages and members’ pages have no canonical address and ask not to be indexed", () => {
    for (const address of ["/404.html", "/500.html", ...MEMBER_PAGES]) {
      expect(pageAt(address).canonicals, address).toEqual([]);
      expect(meta(pageAt(address), "robots"), address).toContain("noindex");
    }
  });

  test("all other pages allow indexing, except lists in an order other than their default", () => {
    const unlisted = (page: Page) => UNLISTED_KINDS.some((kind) => kind === page.kind);
    expect(
      failing(
        ordinaryPages(),
        (page) => (page.metas.get("robots") ?? []).some((value) => value.includes("noindex")) === unlisted(page),
      ),
    ).toEqual([]);
  });

  test("make phones show it at their own width", () => {
    expect(failing(pages(), (page) => (meta(page, "viewport") ?? "").includes("width=device-width"))).toEqual([]);
  });
});

describe("link cards (WhatsApp, Facebook)", () => {
  // rule: site/share-card
  test("a page's card has its title, description and address, the name of the site and the locale", () => {
    expect(
      failing(
        ordinaryPages(),
        (page) =>
          meta(page, "og:title") === page.titles[0] &&
          meta(page, "og:description") === meta(page, "description") &&
          meta(page, "og:url") === page.canonicals[0] &&
          meta(page, "og:site_name") === "Guide Auto Sénégal" &&
          meta(page, "og:locale") === "fr_SN" &&
          meta(page, "og:type") !== undefined &&
          meta(page, "twitter:card") !== undefined,
      ),
    ).toEqual([]);
  });

  test("its picture is a file of the site, with an absolute address", () => {
    const origin = builtFor();
    expect(
      failing(ordinaryPages(), (page) => {
        const image = new URL(meta(page, "og:image") ?? "missing:");
        return (
          image.origin === origin &&
          hasFile(decodeURIComponent(image.pathname).slice(1)) &&
          /\.(?:jpe?g|png)$/.test(image.pathname)
        );
      }),
    ).toEqual([]);
  });

  test.each<Kind>(["model", "version", "article"])(
    "the kind « %s » shows a photo of its own rather than the site's icon",
    (kind) => {
      expect(failing(pagesOf(kind), (page) => !(meta(page, "og:image") ?? "icon-512").includes("icon-512"))).toEqual(
        [],
      );
    },
  );

  test("articles and practical guides have the type article", () => {
    expect(
      failing([...pagesOf("article"), ...pagesOf("practical guide")], (page) => meta(page, "og:type") === "article"),
    ).toEqual([]);
  });
});

describe("every page links to", () => {
  test.each([
    ["the manifest", "manifest", "/manifest.webmanifest"],
    ["the icon", "icon", "/icon.svg"],
    ["the home screen's icon", "apple-touch-icon", "/icon-192.png"],
    ["the Atom feed", "alternate", "/atom.xml"],
  ])("%s", (_, rel, href) => {
    expect(failing(pages(), ({ headLinks }) => headLinks.get(rel)?.includes(href) === true)).toEqual([]);
  });
});

// rule: site/editors-stylesheet
test("the editors' own rules come last in every page, and while they are few no page requests a style sheet before it is shown", () => {
  const rules = readText("custom.css")
    .replace(/\/\*[^]*?\*\//g, "")
    .trim();
  expect(
    failing(
      pages(),
      ({ headLinks, styles }) => !headLinks.has("stylesheet") && (rules === "" || styles.at(-1) === rules),
    ),
  ).toEqual([]);
});
