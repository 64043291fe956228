/** Paths of the pages that a sitemap of the running site lists, in its order. */
export async function pathsIn(site: string, sitemap: string): Promise<readonly string[]> {
  const text = await (await fetch(`${site}${sitemap}`)).text();
  return [...text.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, loc = ""]) => new URL(loc).pathname);
}
