import { FIXTURE_PAGES, type FixturePage, writeFixture } from "../../../src/gatsby-5.16/build/fixture-public";
import { Published } from "../../../scripts/deploy/published";
import { type Check, pageChecks } from "../../../scripts/deploy/smoke-pages";
import { publishFixture } from "../../support/fixture-release";
import path from "node:path";

/** A page that shows a price. */
export const PRICED = "/guide-auto/voitures-neuves/marque/kia/modele/13-rio";
/** Pages that the Worker fills with more than the small ones stand for. */
const FILLED = ["/marche-doccasion", "/cote"];
const BELOW = [
  "/concessionnaires/a-kia",
  "/comparateur/a-rio",
  "/guide-pratique/a-assurance",
  "/guide-pratique/a-assurance/a-choix",
];
const FILES = {
  "robots.txt": "User-agent: *\nAllow: /",
  "sw.js": "",
  "rss.xml": "<rss/>",
  "sitemap-index.xml": "<sitemapindex/>",
};

const distOf = (root: string) => path.join(root, "dist");

/** Publishes small pages, with a price: one at each address that a deployment looks at. */
export async function publishPages(root: string, price: string): Promise<void> {
  const wanted = pageChecks(new Published(distOf(root))).map(({ name }) => name.replace(/^la page /, ""));
  const there = new Set(FIXTURE_PAGES.map(({ address }) => address));
  const more = [...new Set([...wanted, ...BELOW])].filter(
    (address) => !there.has(address) && !address.endsWith("/index"),
  );
  const pages: FixturePage[] = [
    ...FIXTURE_PAGES.map((page) => (page.address === PRICED ? { ...page, body: `<p>${price}</p>` } : page)),
    ...more.map((address) => ({ address, kind: "pages-other", body: `<p>${address}</p>` })),
  ];
  await writeFixture(root, pages, FILES);
  const result = await publishFixture(root);
  if (!result.ok) throw new Error(result.reasons.join("\n"));
}

export const publishedIn = (root: string): Published => new Published(distOf(root));

/** The checks of a deployment that these pages can pass. */
export const withoutFilled = (checks: readonly Check[]): readonly Check[] =>
  checks.filter(({ name }) => !FILLED.some((address) => name === `la page ${address}`));
