import { readFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyScripts } from "../../gatsby-5.16/build/scripts-slice";
import { contentSecurityPolicy, roomForStyles } from "./csp";
import { editorsSheet } from "./editors-sheet";
import { policyLineStart } from "./headers";
import { bootScript, launchScript, popupScript, type Script } from "./inline-boot";
import { launchPlan } from "./launch-plan";
import { goneWorker, offlineFiles, offlineWorker } from "./offline-worker";
import { prerenderedPopups } from "./prerendered-popups";
import type { PublicationMemory } from "./publication-memory";
import type { PublishOptions } from "./publish-options";
import { SiteStyles } from "./site-styles";
import type { Survey } from "./survey";
import type { Vocabulary } from "./vocabulary";

/** Content that the pages of a release share. */
export interface ReleasePlan {
  /** Gatsby's chunk name of a page → CSS rules of the page. */
  readonly styles: ReadonlyMap<string, string>;
  readonly sheet: SiteStyles["sheet"];
  readonly boot: string;
  /** Markup of the editors' own sheet, for every page. */
  readonly editors: string;
  readonly launch: Script;
  /** Gatsby's chunk name of a page → number of its kind in the launch script. */
  readonly numbers: ReadonlyMap<string, number>;
  readonly popup: Script;
  /** Text of /sw.js. */
  readonly worker: string;
  readonly policy: string;
  /** Whether search engines may list the site. */
  readonly indexed: boolean;
}

const wordsOf = ([chunk, { elements, classes, ids, values }]: readonly [string, Vocabulary]) => [
  chunk,
  [elements, classes, ids, values].map((words) => [...words].sort()),
];

/**
 * Computes the rules of every kind of page and the policy.
 * @param root root folder of the project, with `public/` and the sources whose classes the sheet names
 */
export async function planRelease(
  root: string,
  scripts: GatsbyScripts,
  found: Survey,
  memory: PublicationMemory,
  {
    services,
    serviceWorker,
    indexed,
  }: Pick<PublishOptions, "services" | "serviceWorker"> & { readonly indexed: boolean },
): Promise<ReleasePlan> {
  const publicDir = path.join(root, "public");
  const custom = await readFile(path.join(publicDir, "custom.css"), "utf8").catch(() => "");
  const sheets = {
    css: found.sheet?.css ?? "",
    own: [...found.ownSheets].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, css]) => css),
    custom,
  };
  const site = new SiteStyles(sheets);
  const launching = await launchPlan(publicDir, scripts, found, site.sheet ? [`/${site.sheet.name}`] : []);
  const popup = await popupScript(await prerenderedPopups(publicDir), launching);
  const launch = await launchScript(launching, popup.name);
  const first = [`/${launch.name}`, ...scripts.sources];
  const boot = await bootScript(first);
  const worker = serviceWorker ? await offlineWorker(offlineFiles(found, first, launching)) : await goneWorker();
  const texts = { scripts: [boot, ...found.scripts], services };

  const editors = editorsSheet(custom);
  const kinds = new Map([...found.kinds].map(([chunk, { words }]) => [chunk, words] as const));
  const room = roomForStyles(texts, policyLineStart) - found.styles.size - editors.inline.length;
  const styles = memory.styles({ sheets, kinds: [...kinds].map(wordsOf), room }, () => site.forKinds(kinds, room));
  const inline = [...styles.values()].filter((css) => css !== "");
  return {
    styles,
    sheet: site.sheet,
    boot,
    editors: editors.html,
    launch,
    numbers: new Map([...launching.kinds.keys()].map((chunk, number) => [chunk, number])),
    popup,
    worker,
    indexed,
    policy: contentSecurityPolicy({ ...texts, styles: [...inline, ...editors.inline, ...found.styles] }),
  };
}
