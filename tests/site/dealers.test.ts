import { parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { failing } from "../support/failing";
import { kindOf } from "../support/kinds";
import { pageAt, pagesOf } from "../support/pages";
import { readText } from "../support/release";
import { wireRows } from "../support/wire-rows";
import { fold, readIn } from "../support/words";

interface Sent {
  readonly slug: string;
  readonly marques: readonly number[];
  readonly horaires: readonly { readonly jour: string; readonly ouvre: string; readonly ferme: string }[];
  readonly latitude: number | null;
  readonly verifie: boolean;
}
const dealers = await wireRows<Sent>("get_concessionnaires");
const brands = new Map(
  (await wireRows<{ readonly id: number; readonly nom_de_la_marque: string }>("get_marques")).map(
    ({ id, nom_de_la_marque }) => [id, readIn(nom_de_la_marque)],
  ),
);
const pageOf = ({ slug }: Sent) => pageAt(`/concessionnaires/${slug}`);
const mainOf = (dealer: Sent) => parse(readText(pageOf(dealer).file)).querySelector("main");
const DAYS = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"];

// rule: guide/dealer-page
describe("the page of a dealer, as it is served", () => {
  test("links to the page of each of its brands, and to models of these brands alone", () => {
    for (const dealer of dealers) {
      const main = mainOf(dealer);
      const links = main?.querySelectorAll("a").map((link) => link.getAttribute("href") ?? "") ?? [];
      const ids = links.flatMap((href) => (kindOf(href) === "brand" ? Number(href.split("/").at(-1)) : []));
      expect([...new Set(ids)].sort(), dealer.slug).toEqual(dealer.marques.toSorted());
      const names = dealer.marques.map((id) => brands.get(id) ?? "?");
      const shown = main?.querySelectorAll("#modeles h3").map(({ text }) => fold(text)) ?? [];
      expect(shown.length, dealer.slug).toBeGreaterThan(0);
      expect(shown.filter((model) => !names.some((name) => model.startsWith(`${name} `)))).toEqual([]);
    }
  });

  test("has the hours of every day, « Fermé » on the others", () => {
    const clock = (time: string) => `${Number(time.slice(0, 2))} h ${time.slice(3)}`;
    for (const dealer of dealers) {
      const rows = mainOf(dealer)
        ?.querySelectorAll("#horaires tr")
        .map((row) => row.innerHTML.split(/<\/th>|<br>/).flatMap((part) => readIn(part) || []));
      expect(rows, dealer.slug).toEqual(
        DAYS.map((day) => {
          const open = dealer.horaires.filter(({ jour }) => jour === day);
          const periods = open.map(({ ouvre, ferme }) => `${clock(ouvre)} – ${clock(ferme)}`);
          return [`${day[0]?.toUpperCase()}${day.slice(1)}`, ...(periods.length > 0 ? periods : ["Fermé"])];
        }),
      );
    }
  });

  // rule: guide/dealer-open
  test("says neither that it is open nor which day it is, because it does not know when it is read", () => {
    const pages = pagesOf("dealer");
    expect(failing(pages, ({ text }) => !/ouvert maintenant|fermé, ouvre|aujourd’hui/i.test(text))).toEqual([]);
    expect(failing(pages, ({ file }) => !readText(file).includes('aria-current="date"'))).toEqual([]);
    expect(failing(pages, ({ text }) => text.includes("Un jour férié peut changer ces horaires"))).toEqual([]);
  });

  test("draws where it is, and asks no other site for a map", () => {
    for (const dealer of dealers.filter(({ latitude }) => latitude !== null)) {
      const map = mainOf(dealer)?.querySelector("svg[role=img]");
      expect(map?.getAttribute("aria-label"), dealer.slug).toMatch(/^Carte : \S/);
      expect(map?.querySelectorAll("path, circle").length).toBeGreaterThan(2);
      expect(map?.querySelectorAll("image, use")).toEqual([]);
    }
  });
});

// rule: guide/dealer-directory
test("the list by brand marks the dealers that are verified, and no others", () => {
  const shown = parse(readText(pageAt("/guide-auto/liste-des-concessionnaires").file))
    .querySelectorAll("section li a[href^='/concessionnaires/']")
    .map((link) => [link.getAttribute("href"), link.text.includes("Vérifié")]);
  const verified = new Map(dealers.map((dealer) => [pageOf(dealer).address, dealer.verifie]));
  expect(shown.length).toBeGreaterThanOrEqual(dealers.length);
  expect(shown).toEqual(shown.map(([address]) => [address, verified.get(String(address))]));
});

// rule: guide/dealer-page
test("a brand’s page links to the page of each dealer that sells it", () => {
  for (const page of pagesOf("brand")) {
    const id = Number(page.address.split("/").at(-1));
    const wanted = dealers.filter(({ marques }) => marques.includes(id)).map((dealer) => pageOf(dealer).address);
    const linked = new Set(page.links.map(({ href }) => href));
    expect(
      wanted.filter((address) => !linked.has(address)),
      page.address,
    ).toEqual([]);
  }
});
