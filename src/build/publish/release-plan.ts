import { readFile } from "node:fs/promises";
import path from "node:path";
import postcss from "postcss";
import { contentSecurityPolicy, roomForStyles } from "./csp";
import { propertiesReadIn, subset } from "./css-subset";
import { editorsSheet } from "./editors-sheet";
import type { GatsbyScripts } from "./gatsby-scripts";
import { policyLineStart } from "./headers";
import { bootScript, launchScript } from "./inline-boot";
import { launchPlan } from "./launch-plan";
import { groupStyles } from "./style-groups";
import type { Survey } from "./survey";

/** What the pages of a release share. */
export interface ReleasePlan {
  /** Gatsby's chunk name of a page → its rules. */
  readonly styles: ReadonlyMap<string, string>;
  readonly boot: string;
  /** The editors' own sheet, as each page carries it. */
  readonly editors: string;
  readonly launch: { readonly name: string; readonly text: string };
  readonly policy: string;
}

/** Rules and policy for every kind of page. The editors' own sheet (custom.css) may read any token of ours. */
export async function planRelease(publicDir: string, scripts: GatsbyScripts, found: Survey): Promise<ReleasePlan> {
  const launch = await launchScript(await launchPlan(publicDir, scripts, found));
  const boot = await bootScript([`/${launch.name}`, ...scripts.sources]);
  const texts = { scripts: [boot, ...found.scripts], styleAttributes: found.styleAttributes };

  const sheet = postcss.parse(found.sheet?.css ?? "");
  const custom = await readFile(path.join(publicDir, "custom.css"), "utf8").catch(() => "");
  const read = new Set(propertiesReadIn(custom));
  const editors = editorsSheet(custom);
  const kinds = new Map([...found.kinds].map(([chunk, { words }]) => [chunk, words] as const));
  const room = roomForStyles(texts, policyLineStart) - found.styles.size - editors.inline.length;
  const styles = groupStyles(kinds, (words) => subset(sheet, words, read), room);

  const inline = [...styles.values()].filter((css) => css !== "");
  return { styles, boot, editors: editors.html, launch, policy: contentSecurityPolicy({ ...texts, styles: [...inline, ...editors.inline, ...found.styles] }) };
}
