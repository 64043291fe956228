import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchChromium } from "../support/chromium";
import { withoutLists } from "../support/footer-lists";
import { addressesOf, type Kind, KINDS, samples } from "../support/kinds";
import { KB, MAX_HTML, MAX_INLINE_STYLES, MAX_SHEETS, mostScripts, mostWithoutLists } from "../support/page-budgets";
import { pageAt, pages } from "../support/pages";
import { files, pageFiles, readBytes, readText } from "../support/release";
import { scriptsAfterTouch, sheetsAfterTouch } from "../support/files-after-touch";
import { scriptsThatCome } from "../support/scripts-that-come";
import { wholeSheet } from "../support/whole-sheet";

/** Maximum size in kilobytes of the data that React needs to hydrate a page: only the content that the page shows. */
const MAX_DATA = 6;
/** Maximum size of the only font, in kilobytes. */
const MAX_FACE = 22;
/** Maximum size of the scripts that run before a first touch, in uncompressed kilobytes. */
const MAX_AT_LOAD = 3;
/** Number of pages measured per kind. Sizes differ more between kinds than between pages, so the two heaviest pages represent their kind. */
const WEIGHED = 2;

const brotli = (text: string | Buffer) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** The pages of a kind that are the heaviest once compressed. Their order is that of gzip, which takes a hundredth of the time of brotli 11. */
const heaviestSent = (kind: Kind) =>
  addressesOf(kind)
    .map((address) => ({ address, html: readText(pageFiles.get(address) ?? "") }))
    .map((page) => ({ ...page, size: gzipSync(page.html).length }))
    .sort((a, b) => b.size - a.size)
    .slice(0, WEIGHED);

describe.each(KINDS)("HTML of the kind « %s », compressed with brotli 11", (kind) => {
  const heavy = heaviestSent(kind);

  test(`is at most ${MAX_HTML} KB`, () => {
    for (const { address, html } of heavy) expect(brotli(html), address).toBeLessThanOrEqual(MAX_HTML * KB);
  });

  test(`carries styles of at most ${MAX_INLINE_STYLES} KB`, () => {
    for (const { address, html } of heavy) {
      const styles = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css = ""]) => css).join("");
      expect(brotli(styles), address).toBeLessThanOrEqual(MAX_INLINE_STYLES * KB);
      expect(brotli(styles)).toBeGreaterThan(KB);
    }
  });

  const most = mostWithoutLists(kind);
  test(`is at most ${most} KB without the footer's lists`, () => {
    for (const { address, html } of heavy) expect(brotli(withoutLists(html)), address).toBeLessThanOrEqual(most * KB);
  });
});

test(`the data of each page, loaded with its scripts, is at most ${MAX_DATA} KB, compressed with brotli`, () => {
  const data = files
    .filter((file) => file.endsWith("/page-data.json"))
    .map((file) => ({ file, bytes: readBytes(file) }));
  const heaviestFirst = data.sort((a, b) => b.bytes.length - a.bytes.length);
  const weighed = heaviestFirst.slice(0, 40).map(({ file, bytes }) => ({ file, size: brotli(bytes) }));
  expect(weighed.filter(({ size }) => size > MAX_DATA * KB)).toEqual([]);
});

describe("styles", () => {
  test.each(samples)(
    `the shared sheet and those of the kind « %s » are at most ${MAX_SHEETS} KB, compressed with brotli`,
    (_, address) => {
      const sheets = sheetsAfterTouch(pageAt(address));
      expect(sheets).toContain(wholeSheet());
      expect(
        sheets.reduce((sum, file) => sum + brotli(readBytes(file)), 0),
        sheets.join(" "),
      ).toBeLessThanOrEqual(MAX_SHEETS * KB);
    },
  );

  // A component could not change a button otherwise: of two rules that are equally specific, the later one counts.
  test("the shared sheet begins with the tokens and the base, before all components", () => {
    const sheet = readBytes(wholeSheet()).toString("utf8");
    const firstOf = (selector: RegExp) => sheet.search(selector);
    expect(sheet.replace(/^@charset "[^"]*";/, "")).toMatch(/^(?:@layer [^{;]*;)?:root/);
    expect(firstOf(/(?:^|\})\.button\{/)).toBeLessThan(firstOf(/position:fixed/));
  });

  test("every page has one inline style sheet with the rules of its own kind, smaller than all sheets together (long: all pages are read)", () => {
    const all = files.filter((file) => file.endsWith(".css")).reduce((sum, file) => sum + readBytes(file).length, 0);
    expect(
      pages().flatMap(({ address, styles }) => (styles.length === 1 && (styles[0] ?? "").length < all ? [] : address)),
    ).toEqual([]);
  });

  test(`the display face is at most ${MAX_FACE} KB, and is the only one`, () => {
    const fonts = files.filter((file) => /\.(?:woff2?|ttf|otf)$/.test(file));
    expect(fonts).toHaveLength(1);
    for (const font of fonts) expect(readBytes(font).length, font).toBeLessThanOrEqual(MAX_FACE * KB);
  });
});

describe("scripts", () => {
  test("the inline theme and boot scripts are the only ones that run when a page loads", () => {
    const wrong = pages().flatMap(({ address, scripts }) => {
      const running = scripts.filter(({ type }) => type !== "application/ld+json");
      return running.length === 2 && running.every(({ src, type }) => src === undefined && type === "")
        ? []
        : `${address}: ${running.map(({ src, type }) => src ?? (type || "inline")).join(", ")}`;
    });
    expect(wrong).toEqual([]);
  });

  test(`the theme and boot scripts are the same on every page, at most ${MAX_AT_LOAD} KB together`, () => {
    const texts = new Set(
      pages().flatMap(({ scripts }) => scripts.filter(({ type }) => type === "").map(({ text }) => text)),
    );
    expect(texts.size).toBe(2);
    expect([...texts].join("").length).toBeLessThanOrEqual(MAX_AT_LOAD * KB);
  });

  describe("loaded by a phone after its first touch, including those that the application requests by itself", () => {
    let browser: Browser;
    beforeAll(async () => void (browser = await launchChromium()));
    afterAll(() => browser.close());

    test.each(samples)("are within the budget of the kind « %s » (gzip)", async (kind, address) => {
      const came = await scriptsThatCome(browser, address);
      expect(came).toEqual(expect.arrayContaining([...scriptsAfterTouch(pageAt(address))]));
      const weights = came.map((file) => [file, gzipSync(readBytes(file), { level: 9 }).length] as const);
      expect(
        weights.reduce((sum, [, bytes]) => sum + bytes, 0),
        weights.map(String).join(" "),
      ).toBeLessThanOrEqual(mostScripts(kind) * KB);
    });
  });
});
