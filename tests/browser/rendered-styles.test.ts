import { expect, test } from "vitest";
import { pageFiles, readText } from "../support/release";
import { pathsIn } from "../support/sitemap";
import { siteUrl } from "../support/visitors";

/** Pages of each sitemap that are read: enough that each mark of an ad is on one of them. */
const READ = 40;
const SEARCHES = [
  "/",
  "/marche-doccasion",
  "/marche-doccasion/rechercher",
  "/marche-doccasion/rechercher?marque=toyota&page=2",
  "/marche-doccasion/rechercher?q=aucune-voiture",
  "/recherche?q=toyota",
  "/recherche?q=vignette",
  "/recherche?q=aucun-resultat",
];

const textAt = async (path: string) => (await fetch(siteUrl + path)).text();

/** Paths of a sitemap, taken evenly from its beginning to its end. */
async function someIn(sitemap: string): Promise<readonly string[]> {
  const paths = await pathsIn(siteUrl, sitemap);
  const step = Math.max(1, Math.floor(paths.length / READ));
  return paths.filter((_, index) => index % step === 0);
}

/** Names of the classes that the styles in a page's head have rules for. */
const styledIn = (html: string): readonly string[] =>
  [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].flatMap(([, css = ""]) =>
    [...css.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = ""]) => name),
  );

/** Names of the classes of a page's elements. */
const worn = (html: string): readonly string[] =>
  [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(/\s+/)).filter((name) => name !== "");

// rule: market/ad-page
test("what the Worker renders into a page has its styles before any script: the page's own head has each class that any page's has", async () => {
  const known = new Set([...pageFiles.values()].flatMap((file) => styledIn(readText(file))));
  const rendered = [
    ...SEARCHES,
    ...(await someIn("/sitemap-annonces.xml")),
    ...(await someIn("/sitemap-occasions.xml")),
  ];
  expect(rendered.length).toBeGreaterThan(READ);
  const bare = new Map<string, string>();
  for (const path of rendered) {
    const html = await textAt(path);
    const styled = new Set(styledIn(html));
    for (const name of worn(html)) if (known.has(name) && !styled.has(name)) bare.set(name, path);
  }
  expect(Object.fromEntries(bare)).toEqual({});
});
