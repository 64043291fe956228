import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Selectors: what alone is looked at, what is left out. */
interface Places {
  readonly only?: string;
  readonly besides?: string;
}

/** What axe finds against WCAG 2.2 AA, one line a place. */
export async function violations(page: Page, { only, besides }: Places = {}): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).withTags(TAGS).setLegacyMode();
  if (only) axe.include(only);
  if (besides) axe.exclude(besides);
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${(failureSummary ?? "").split("\n").at(-1)?.trim()}`));
}
