import type { Page } from "playwright";
import type { Kind } from "./kinds";
import type { marketKinds } from "./market-kinds";

type MarketKind = Awaited<ReturnType<typeof marketKinds>>[number][0];

/** A price in francs. */
const PRICE = "text=/\\d\\sFCA/";
const CARD = ".card";
const FIELD = "select, input";

/** What a page of each kind is for, as Playwright finds it in its `main`. */
const PURPOSES: Readonly<Record<Kind | MarketKind, string>> = {
  home: "input[type=search]",
  "guide home": CARD,
  "new cars": CARD,
  "electric cars": "article",
  promos: "article",
  "premium cars": "article",
  novelties: "article",
  reviews: "ol a",
  "review list": "article",
  "reordered review list": "article",
  "car search": "article",
  "car list": "article",
  "used cars": FIELD,
  "used search": "article",
  estimates: "a[href^='/cote/']",
  "dealers by brand": "section a[href^='/concessionnaires/']",
  brand: "article",
  model: PRICE,
  version: PRICE,
  "news home": "article",
  "all news": "article",
  category: "article",
  article: "p",
  "practical guides": "a[href^='/guide-pratique/']",
  tools: CARD,
  tool: "[role=status]",
  "guide topic": CARD,
  "practical guide": "p",
  dealers: CARD,
  dealer: "a.button[href^='tel:']",
  comparator: "button, a.button",
  comparison: "td",
  contact: "input",
  about: "p",
  legal: "p",
  "used cars of a model": "article",
  "estimates of a model": PRICE,
  "results of the search": CARD,
  ad: PRICE,
  seller: "article",
};
/** Lists that begin with what they list: before it stand a title, one line and one row of controls. */
const LISTS: readonly (keyof typeof PURPOSES)[] = [
  "electric cars",
  "promos",
  "premium cars",
  "novelties",
  "reviews",
  "review list",
  "reordered review list",
  "car search",
  "car list",
  "used search",
  "brand",
];
/** What a list begins with is above this many pixels of a phone. */
const LIST_BEGINS_ABOVE = 360;
const isKnown = (kind: string): kind is keyof typeof PURPOSES => kind in PURPOSES;

/** At least this much of it has to be seen, in CSS pixels: a line of text. */
const A_LINE = 24;
const MAX_TITLE_LINES = 3;

/**
 * What is wrong with the first screen of a page as it is opened: a long title, or that what the page is for is further down or behind something. The help
 * button does not count, because it folds once the page is scrolled.
 */
export async function firstScreenProblems(page: Page, kind: string): Promise<readonly string[]> {
  const lines = await page.locator("h1").evaluate((title) => {
    scrollTo(0, 0);
    const { height } = title.getBoundingClientRect();
    return Math.round(height / Number.parseFloat(getComputedStyle(title).lineHeight));
  });
  const long = lines > MAX_TITLE_LINES ? [`a title of ${lines} lines`] : [];
  if (!isKnown(kind)) return long;
  const purpose = page.locator("main").locator(PURPOSES[kind]).locator("visible=true").first();
  const lowest = LISTS.includes(kind) ? LIST_BEGINS_ABOVE : null;
  const hidden = await purpose.evaluate(
    (element, [line, most]) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      if (top > (most ?? innerHeight - line))
        return `« ${element.textContent?.slice(0, 30)} » begins at ${Math.round(top)}`;
      const at = document
        .elementsFromPoint(left + Math.min(width, innerWidth) / 2, top + Math.min(height, line) / 2)
        .find((one) => one.closest("footer") === null);
      const isSeen = at && (at.contains(element) || element.contains(at) || element.closest(".card")?.contains(at));
      return isSeen ? null : `« ${element.textContent?.slice(0, 30)} » is behind ${at?.outerHTML.slice(0, 60)}`;
    },
    [A_LINE, lowest] as const,
  );
  return [...long, ...(hidden === null ? [] : [hidden])];
}
