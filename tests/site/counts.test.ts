import { describe, expect, test } from "vitest";
import { addressesOf, kindOf, type Kind } from "../support/kinds";
import { pageAt } from "../support/pages";
import { topThings } from "../support/structured-data";
import { wireRows } from "../support/wire-rows";

const numbers = (ids: readonly (number | undefined)[]) => ids.map(Number).sort((a, b) => a - b);
const idOf = (address: string) => Number(/\/(\d+)(?:-[^/]*)?$/.exec(address)?.[1]);
const idsSent = async (endpoint: string, field: string) =>
  numbers((await wireRows<Readonly<Record<string, number>>>(endpoint)).map((row) => row[field]));

const sent: Partial<Record<Kind, readonly number[]>> = {
  brand: await idsSent("get_marques", "id"),
  model: await idsSent("get_modeles", "id"),
  version: await idsSent("get_versions", "car_id"),
  article: await idsSent("get_articles", "ID"),
};
const guides = await wireRows<{ readonly taxonomy: string; readonly slug: string }>("get_guides");
const dealers = await wireRows<{ readonly nom: string; readonly slug: string }>("get_concessionnaires");

describe("the site has everything that api.php sends, and nothing else", () => {
  // rule: site/routes
  test.each(Object.keys(sent) as Kind[])("each %s has its page", (kind) => {
    expect(sent[kind]).not.toEqual([]);
    expect(numbers(addressesOf(kind).map(idOf))).toEqual(sent[kind]);
  });

  test("each practical guide has a page below its topic’s", () =>
    expect(addressesOf("practical guide")).toEqual(
      guides.map(({ taxonomy, slug }) => `/guide-pratique/${taxonomy}/${slug}`).sort(),
    ));

  // rule: editorial/guides-home
  test("the home of the practical guides leads to each topic with its number of guides, and to the first of them; the topic leads to all", () => {
    const { links } = pageAt("/guide-pratique");
    const hrefs = new Set(links.map(({ href }) => href));
    for (const topic of new Set(guides.map(({ taxonomy }) => taxonomy))) {
      const path = `/guide-pratique/${topic}`;
      const own = guides.filter(({ taxonomy }) => taxonomy === topic).map(({ slug }) => `${path}/${slug}`);
      expect(own.filter((address) => hrefs.has(address)).length, topic).toBe(Math.min(own.length, 3));
      const all = links.find(({ href, label }) => href === path && /\d guides?\b/.test(label));
      expect(/(\d+) guides?\b/.exec(all?.label ?? "")?.[1], topic).toBe(String(own.length));
      expect(own.filter((address) => !pageAt(path).links.some(({ href }) => href === address))).toEqual([]);
    }
  });

  test("each dealer is in the directory and in its structured data, and the directory shows their number", () => {
    const directory = pageAt("/concessionnaires");
    expect(
      topThings(directory, "AutoDealer")
        .map(({ name }) => name)
        .sort(),
    ).toEqual(dealers.map(({ nom }) => nom).sort());
    expect(directory.text).toContain(`${dealers.length} adresses`);
  });

  // rule: editorial/about-the-content
  test("the page about the site counts what it has", async () => {
    const reviews = await wireRows("get_avis");
    expect(pageAt("/a-propos-de-nous").text).toContain(
      `Marques${sent.brand?.length}Modèles${sent.model?.length}Versions et prix${sent.version?.length}Avis d’automobilistes${reviews.length}`,
    );
  });

  // rule: guide/dealer-page, guide/dealer-address
  test("each dealer has its page, to which the directory links", () => {
    const wanted = dealers.map(({ slug }) => `/concessionnaires/${slug}`).sort();
    expect(addressesOf("dealer")).toEqual(wanted);
    const linked = pageAt("/concessionnaires").links.map(({ href }) => href);
    expect(wanted.filter((address) => !linked.includes(address))).toEqual([]);
  });

  // rule: site/footer-brands
  test.each(["/", "/contactez-nous", "/404.html"])("the footer of %s lists each brand and each model", (address) => {
    const linked = [...new Set(pageAt(address).links.map(({ href }) => href))];
    for (const kind of ["brand", "model"] as const)
      expect(numbers(linked.filter((href) => kindOf(href) === kind).map(idOf)), kind).toEqual(sent[kind]);
  });
});
