import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText } from "../../../../tests/support/any-text";
import { banner } from "../../../../src/contract/wire/banner";
import { article } from "../../../../src/contract/wire/news";
import { model } from "../../../../src/contract/wire/model";
import { version } from "../../../../src/contract/wire/version";
import { dealer } from "../../../../src/contract/wire/dealer";
import { toArticle } from "./article";
import { categoryIdsBySlug, toNewsCategory } from "./news-category";
import { toBanner } from "./banner";
import { toDealer } from "./dealer";
import { toModel } from "./model";
import { modelFacts } from "./model-facts";
import { contentLink, webAddress } from "./safe-url";
import { slugOf } from "./slug-of";
import { toVersion } from "./version";
import { whole } from "./whole";
import { isAutomatic, isFourWheelDrive, rearAirOf } from "./wording";

const ADDRESS = { slug: "a", path: "/a" };
const aVersion = (more: object) =>
  toVersion(
    version.parse({ car_id: 1, nom_de_la_version: "1.5", id_modele: 1, energie: "Essence", ...more }),
    ADDRESS,
    [],
    [],
  );
const anArticle = (more: object) =>
  article.parse({
    ID: 1,
    post_title: "Essai",
    post_name: "essai",
    post_date: "2026-01-01",
    post_content: "<p>a</p>",
    ...more,
  });
const asIs = (html: string) => html;

describe("wording", () => {
  test.each([
    ["Automatique 8", true],
    ["Automatique e-CVT", true],
    ["DSG7", true],
    ["Manuelle 5", false],
    ["5 rapports", null],
    [null, null],
  ])("gearbox %j → %j", (wording, automatic) => expect(isAutomatic(wording)).toBe(automatic));
  test.each([
    ["4x4 enclenchable", true],
    ["4x4 permanente", true],
    ["AWD", true],
    ["Traction", false],
    ["Propulsion", false],
    ["4x2", false],
    ["?", null],
    [null, null],
  ])("drivetrain %j → %j", (wording, fourWheels) => expect(isFourWheelDrive(wording)).toBe(fourWheels));
  test.each([
    [[["Aérateurs à l’arrière", "OPTION"]], "OPTION"],
    [[["Climatisation arrière", "STANDARD"]], "STANDARD"],
    [
      [
        ["Climatisation bizone", "STANDARD"],
        ["Aérateurs à l’arrière", "UNAVAILABLE"],
      ],
      "UNAVAILABLE",
    ],
    [
      [
        ["Aérateurs à l’arrière", "UNAVAILABLE"],
        ["Clim automatique arrière", "OPTION"],
      ],
      "OPTION",
    ],
    [
      [
        ["Climatisation manuelle", "STANDARD"],
        ["Vitres arrière électriques", "STANDARD"],
      ],
      null,
    ],
    [[], null],
  ] as const)("air for the rear seats of %j → %j", (equipment, status) =>
    expect(rearAirOf(equipment.map(([label, known]) => ({ label, status: known })))).toBe(status),
  );
});

test("figures of the GraphQL type Int fit into 32 bits", () => {
  expect([whole(7.6), whole(null), whole(12_900_000_000)]).toEqual([8, null, null]);
  expect(aVersion({ prix: 12_900_000_000, puissance_ch: 105.5 })).toMatchObject({ price: null, power: 106 });
});

test("a slug is never empty and never spans several segments", () => {
  expect(slugOf(null, "Citroën C-Élysée", 3)).toBe("citroen-c-elysee");
  expect(slugOf("../../etc", "x", 3)).toBe("etc");
  fc.assert(
    fc.property(anyText(), anyText(), fc.nat(), (sent, name, id) => {
      expect(slugOf(sent, name, id)).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    }),
  );
});

describe("toArticle", () => {
  // rule: editorial/article-category
  test.each([
    [[{ name: "Marché &amp; chiffres", slug: "x", id: 5 }], "marche-chiffres", "Marché & chiffres"],
    ["Essais", "essais", "Essais"],
    [["Essais", "Dossiers"], "essais", "Essais"],
    [[], "actualite", "Actualité"],
    [undefined, "actualite", "Actualité"],
  ])("terms %j → category %s", (terms, categorySlug, categoryName) => {
    expect(toArticle(anArticle({ terms }), () => null, asIs)).toMatchObject({ categorySlug, categoryName });
  });

  test("the category of the lowest id counts where two have one name", () => {
    const rows = [3, 2, 5].map((id) => ({ id, name: id === 5 ? "Dossiers" : "Essais", description: null }));
    expect([...categoryIdsBySlug(rows.map(toNewsCategory))].sort()).toEqual([
      ["dossiers", 5],
      ["essais", 2],
    ]);
  });

  test("is null when its text is too long to show", () => {
    expect(
      toArticle(
        anArticle({}),
        () => null,
        () => null,
      ),
    ).toBeNull();
  });

  // rule: editorial/article-dates
  test.each([
    ["2026-01-03 09:00:00", "2026-01-03T09:00:00Z"],
    ["2025-12-20 18:00:00", null], // The article was scheduled: it was saved before its publication.
    ["2026-01-01", null],
    ["", null],
  ])("has a date of change only when it is after the publication: %j", (post_modified, modified) => {
    expect(toArticle(anArticle({ post_modified }), () => null, asIs)?.modified).toBe(modified);
  });

  // rule: editorial/reading-time
  test("has a computed reading time when the editors gave none", () => {
    const post_content = `<p>${"mot ".repeat(401)}</p>`;
    expect(toArticle(anArticle({ post_content }), () => null, asIs)?.readingMinutes).toBe(3);
    expect(toArticle(anArticle({ temps_lecture: 7 }), () => null, asIs)?.readingMinutes).toBe(7);
  });
});

test("a photo's alt text names the car once", () => {
  const row = model.parse({
    id: 1,
    nom_du_modele: "Hilux",
    marque_id: 1,
    carrosserie: "Pick-up",
    photos: [
      { url: "/a.jpg", legende: "Toyota Hilux de profil" },
      { url: "/b.jpg", legende: "Le coffre" },
      { url: "/c.jpg", type: "interieur" },
    ],
  });
  const { photos } = toModel(row, "Toyota", ADDRESS, modelFacts([], [], []), (source) => ({
    url: `https://api.example${source}`,
    file: "f",
  }));
  expect(photos.map(({ alt }) => alt)).toEqual([
    "Toyota Hilux de profil",
    "Toyota Hilux, Le coffre",
    "Toyota Hilux, intérieur",
  ]);
});

// rule: guide/dealer-whatsapp
test.each([
  ["33 800 00 44", "+221338000044"],
  ["+221 33 800 00 44", "+221338000044"],
  ["00221 77 123 45 67", "+221771234567"],
  ["poste 12", null],
])("a number of a dealer that is written %j is dialled %j", (written, dialled) => {
  const row = dealer.parse({ id: 1, nom: "a", ville: "b", region: "c", telephones: [written], whatsapp: written });
  expect(toDealer(row, ADDRESS, () => null)).toMatchObject({
    phones: dialled === null ? [] : [{ dialled }],
    whatsapp: dialled,
  });
});

// rule: editorial/links-in-text
describe("addresses in content", () => {
  test.each(["https://a.example/b?c=d", "/guide-pratique/permis", "#papiers"])("%s is kept", (link) =>
    expect(contentLink(link)).toBe(link),
  );
  test.each([
    "http://a.example",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "\\\\evil.example",
    "javascript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,x",
    "https://user:pass@evil.example",
    "vbscript:x",
    "foo/bar",
    "",
    "/a\\..\\b",
    "https:evil.example",
  ])("%j is rejected", (link) => expect(contentLink(link)).toBeNull());
  test.each(["javascript:alert(1)", "ftp://x.example", "x.example", "https://u@x.example"])(
    "%s is not accepted as a web address",
    (text) => expect(webAddress(text)).toBeNull(),
  );
});

// rule: editorial/banner-days
describe("toBanner", () => {
  const shown = (dates: object) => {
    const row = {
      ...banner.parse({ image: "/a.png", lien: "/", texte_alternatif: "a", ...dates }),
      place: "accueil_haut",
    };
    return toBanner(row, () => ({ url: "https://api.example/a.png", file: "file" }), "2026-11-21") !== null;
  };

  test.each([
    ["no dates", {}, true],
    ["its first day", { debut: "2026-11-21" }, true],
    ["its last day", { fin: "2026-11-21" }, true],
    ["the day before", { debut: "2026-11-22" }, false],
    ["the day after", { debut: "2026-01-01", fin: "2026-11-20" }, false],
  ])("is shown by its dates: %s", (_, dates, expected) => expect(shown(dates)).toBe(expected));
});
