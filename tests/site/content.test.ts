import { describe, expect, test } from "vitest";
import { failing, few } from "../support/failing";
import { FILLED_PAGES } from "../support/kinds";
import { ordinaryPages, type Page, pageAt, pages, pagesOf } from "../support/pages";
import { files, hasFile, pageFiles, readText, writtenAt } from "../support/release";
import { wireRows } from "../support/wire-rows";
import { fold } from "../support/words";

/** Occurrences of a forbidden pattern, with some context. */
const found = (pattern: RegExp) =>
  few(
    pages().flatMap(({ address, text }) =>
      [...text.matchAll(pattern)].map(
        (match) => `${address}: …${text.slice(Math.max(0, match.index - 30), match.index + 30)}…`,
      ),
    ),
  );

/** Matches 12.900.000, or 8,50 for the price of a litre or a kilowatt-hour. */
const AMOUNT = /^[1-9]\d{0,2}(?:\.\d{3})*(?:,\d+)?$/;

describe("the text of pages", () => {
  test("contains no control character", () => {
    expect(
      few(
        [...pageFiles.values()].filter((file) => /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffd]/.test(readText(file))),
      ),
    ).toEqual([]);
  });

  test.each([
    ["filler text", /lorem|ipsum|\bTODO\b|\bFIXME\b/gi],
    ["a value that does not exist", /\bundefined\b|\bNaN\b|\bnull\b|\[object|\bInfinity\b/g],
    ["a template that was not filled", /\$\{|\{\{|%s\b/g],
    ["markup shown as text", /<\/?[a-z]+[ >]|&(?:amp|lt|gt|quot|nbsp|#\d+);/g],
    ["a character that was lost", /\ufffd/g],
  ])("contains no %s", (_, pattern) => {
    expect(found(pattern)).toEqual([]);
  });

  // rule: shared/price-text
  test("has amounts in FCA grouped in threes by dots, and never zero", () => {
    const wrong = pages().flatMap(({ address, text }) =>
      [...text.matchAll(/(?:([\d.,]*\d) – )?([\d.,]*\d) ?FCA(?!\w)/g)].flatMap(([whole, from, amount]) =>
        [from, amount].every((side) => side === undefined || AMOUNT.test(side)) ? [] : `${address}: ${whole}`,
      ),
    );
    expect(few(wrong)).toEqual([]);
  });

  // rule: shared/price-text
  test("has no amount with another suffix", () => {
    expect(found(/\d\s?(?:F\s?CFA|CFA|XOF)\b/g)).toEqual([]);
  });
});

const settings = await wireRows<{ readonly groupe: string; readonly cle: string; readonly texte: string }>(
  "parametres_site",
);
const dealers = await wireRows<{ readonly telephones: readonly string[]; readonly whatsapp: string | null }>(
  "get_concessionnaires",
);
const textsOf = (group: string) => settings.filter(({ groupe }) => groupe === group);

// rule: guide/demo-content
describe("demonstration content is marked as such, in the words that api.php sends", () => {
  const places: Readonly<Record<string, () => readonly Page[]>> = {
    demonstration_avis: pages,
    demonstration_prix: () => [...pagesOf("model"), ...pagesOf("version")],
    demonstration_concessionnaires: () => [pageAt("/concessionnaires"), ...pagesOf("dealer")],
    demonstration_images: () => [...pagesOf("model"), ...pagesOf("version")],
  };

  test.each(textsOf("demonstration").map(({ cle, texte }) => [cle, texte] as const))("%s: « %s »", (key, words) =>
    expect(
      failing(places[key]?.() ?? pages(), ({ text }) => text.toLowerCase().includes(fold(words).toLowerCase())),
    ).toEqual([]),
  );
});

test("telephone and WhatsApp links of dealers have only the numbers that api.php sends", () => {
  const sent = new Set(
    dealers.flatMap(({ telephones, whatsapp }) =>
      [...telephones, whatsapp ?? ""].map((number) => number.replace(/\D/g, "").slice(-9)),
    ),
  );
  const called = pageAt("/concessionnaires").links.flatMap(({ href }) => /^tel:\+221(\d+)$/.exec(href)?.[1] ?? []);
  expect(called.length).toBeGreaterThanOrEqual(dealers.filter(({ telephones }) => telephones.length > 0).length);
  expect(called.filter((number) => !sent.has(number))).toEqual([]);
  const numbers = pagesOf("dealer").flatMap(({ links }) =>
    links.flatMap(({ href }) => /^(?:tel:\+|https:\/\/wa\.me\/)221(\d+)/.exec(href)?.[1] ?? []),
  );
  expect(new Set(numbers)).toEqual(new Set([...sent].filter((number) => number !== "")));
});

test("no element's id is used twice on a page", () => {
  expect(
    pages().flatMap(({ address, ids }) =>
      ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${address}: #${id}`),
    ),
  ).toEqual([]);
});

describe("images", () => {
  test("each has an alt text, empty for decoration, and reserves its space before it loads", () => {
    const wrong = pages().flatMap(({ address, images }) =>
      images
        .filter(({ src }) => src !== "" || !FILLED_PAGES.includes(address))
        .filter(
          ({ alt, width, height }) =>
            alt === undefined || !/^[1-9]\d*$/.test(width ?? "") || !/^[1-9]\d*$/.test(height ?? ""),
        )
        .map(({ src }) => `${address}: ${src}`),
    );
    expect(few(wrong)).toEqual([]);
  });

  test("every size of each image is a file of the site", () => {
    const missing = new Set(
      pages().flatMap(({ address, images, drawingLinks }) =>
        [...images.flatMap(({ candidates }) => candidates), ...drawingLinks]
          .filter(
            (source) =>
              (source !== "" || !FILLED_PAGES.includes(address)) &&
              !source.startsWith("data:") &&
              !hasFile(decodeURIComponent((source.split("#")[0] ?? "").slice(1))),
          )
          .map((source) => `${address}: ${source}`),
      ),
    );
    expect(few([...missing])).toEqual([]);
  });

  test("every icon is in the icon sprite", () => {
    const used = new Set(pages().flatMap(({ drawingLinks }) => drawingLinks.filter((link) => link.includes("#"))));
    expect(used.size).toBeGreaterThan(20);
    const missing = [...used].filter((link) => {
      const [file = "", id = ""] = link.slice(1).split("#");
      return !hasFile(file) || !readText(file).includes(`id="${id}"`);
    });
    expect(missing).toEqual([]);
  });

  test("photos of models have an alt text", () => {
    expect(pagesOf("model").flatMap(({ address, images }) => (images[0]?.alt ? [] : address))).toEqual([]);
  });
});

test("every ordinary page has a skip link, a main navigation and footer links", () => {
  const needed = [
    "#contenu",
    "/",
    "/a-propos-de-nous",
    "/politique-de-confidentalite-et-mentions-legales",
    "/contactez-nous",
  ];
  // rule: site/frame, site/footer-links
  expect(
    ordinaryPages().flatMap(({ address, links }) =>
      needed.every((href) => links.some((link) => link.href === href)) ? [] : address,
    ),
  ).toEqual([]);
});

// rule: site/frame
test("the top bar has the site's title on every page", () => {
  expect(
    pages().flatMap(({ address, text }) =>
      text.includes("Le premier comparateur de voitures neuves au Sénégal") ? [] : address,
    ),
  ).toEqual([]);
});

// rule: site/footer-links
test("each sister site that api.php sends is in the footer", () => {
  for (const { texte } of textsOf("site_frere"))
    expect(pageAt("/").links.map(({ label }) => label)).toContain(fold(texte));
});

describe("no file contains the time of the build", () => {
  const HOUR = 3_600_000;
  const TIMES = [
    { pattern: /\b20\d\d-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?/g, read: Date.parse },
    { pattern: /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d? \w{3} 20\d\d \d\d:\d\d:\d\d \w+/g, read: Date.parse },
    { pattern: /(?<![\d.])1[6-9]\d{11}(?![\d.])/g, read: Number },
  ];

  // A time within the hour before its file was written comes from the build's clock, and would make two builds of the same content differ.
  test.each([
    ["pages", /\.html$/],
    ["feeds and sitemaps", /\.xml$/],
    ["data and manifest", /\.(?:json|webmanifest|txt)$/],
  ])("%s", (_, name) => {
    const buildTimes = files
      .filter((file) => name.test(file))
      .flatMap((file) => {
        const written = writtenAt(file);
        const text = readText(file);
        return TIMES.flatMap(({ pattern, read }) =>
          (text.match(pattern) ?? [])
            .filter((time) => Math.abs(read(time) - written) < HOUR)
            .map((time) => `${file}: ${time}`),
        );
      });
    expect([...new Set(buildTimes)]).toEqual([]);
  });
});
