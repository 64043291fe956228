import { pathsIn } from "./sitemap";

/** One page of each kind that only the Worker renders: its addresses come from the running site, since no file of the release has them. */
export async function marketKinds(site: string) {
  const text = async (path: string) => (await fetch(`${site}${path}`)).text();
  /** The path of the first address in a sitemap that matches. */
  const listedIn = async (sitemap: string, kind: RegExp): Promise<string> => {
    const found = (await pathsIn(site, sitemap)).find((path) => kind.test(path));
    if (!found) throw new Error(`${sitemap} has no ${kind}`);
    return found;
  };
  const ad = await listedIn("/sitemap-annonces.xml", /\/annonce\/[0-9a-z]{12}-/);
  const id = /annonce\/([0-9a-z]{12})/.exec(ad)?.[1] ?? "";
  const { seller } = JSON.parse(await text(`/api/ads/${id}`)) as { readonly seller: { readonly id: string } };
  return [
    [
      "used cars of a model",
      await listedIn("/sitemap-occasions.xml", /^\/marche-doccasion\/(?!ville|budget)[^/]+\/[^/]+$/),
    ],
    ["estimates of a model", await listedIn("/sitemap-occasions.xml", /^\/cote\/[^/]+\/[^/]+$/)],
    ["results of the search", "/recherche?q=toyota"],
    ["ad", ad],
    ["seller", `/marche-doccasion/vendeur/${seller.id}`],
  ] as const;
}
