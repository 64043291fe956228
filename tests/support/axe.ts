import axe from "axe-core";
import type { Page } from "playwright";
import { themeOf } from "./look";

const WCAG = { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] } as const;
/** What another theme can break: its colours alone differ. */
const COLOURS = { type: "rule", values: ["color-contrast", "link-in-text-block"] } as const;

/** The header and the footer, half of many a page, are the same on all: those of the home page are looked at, and its open menus. */
export const FRAME = "header:has(~ main), main ~ footer";

/** Selectors: what alone is looked at, what is left out. */
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
 * What axe finds against WCAG 2.2 AA in the light theme, and of colours in the dark one, one line a place. The visitor’s system
 * asks for light, before and after.
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
