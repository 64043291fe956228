import axe from "axe-core";
import type { Page } from "playwright";
import { themeOf } from "./seen-in-page";

const WCAG = { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] } as const;
/** Rules that another theme can break, since themes differ only in their colours. */
const COLOURS = { type: "rule", values: ["color-contrast", "link-in-text-block"] } as const;

/** The header and the footer, which make up half of many pages and are the same on all. They are only checked on the home page, with its open menus. */
export const FRAME = "header:has(~ main), main ~ footer";

/** Selectors of the only part to check, and of the part to leave out. */
interface Places {
  readonly only?: string;
  readonly besides?: string;
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

async function broken(
  page: Page,
  rules: typeof WCAG | typeof COLOURS,
  { only, besides }: Places,
): Promise<readonly string[]> {
  const places = { include: [only ?? "html"], exclude: besides ? [besides] : [] };
  const options = { runOnly: { type: rules.type, values: [...rules.values] }, resultTypes: ["violations" as const] };
  const found = await page.evaluate(async ([where, how]) => (await window.axe.run(where, how)).violations, [
    places,
    options,
  ] as const);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(" ")} ${(failureSummary ?? "").split("\n").at(-1)?.trim()}`,
    ),
  );
}

/**
 * Lists violations of WCAG 2.2 AA in the light theme, and of its colour rules in the dark theme, one line per element. The page is in the
 * light theme before and after.
 */
export async function violations(page: Page, places: Places = {}): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const light = [...(await wrongTheme(page, "light")), ...(await broken(page, WCAG, places))];
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = [...(await wrongTheme(page, "dark")), ...(await broken(page, COLOURS, places))];
  await page.emulateMedia({ colorScheme: "light" });
  return [...light, ...dark.map((line) => `in dark, ${line}`)];
}

async function wrongTheme(page: Page, asked: string): Promise<readonly string[]> {
  const seen = await themeOf(page);
  return seen === asked ? [] : [`theme: ${seen}`];
}
