import { describe, expect, test } from "vitest";
import { demoGroups, demoIndexFile } from "../../../tests/support/demo-search";
import type { FoundKind } from "../../../src/contract/site/found";
import { figureOf } from "../../../src/site/search/found-row";

/** What visitors of a car site in Senegal type; the group that is expected first; a row in it. */
const QUERIES: readonly (readonly [typed: string, first: FoundKind, row: string])[] = [
  ["toyota", "brand", "Toyota"],
  ["kia", "brand", "Kia"],
  ["mercedes", "brand", "Mercedes-Benz"],
  ["peugot", "brand", "Peugeot"],
  ["TOYOTTA", "brand", "Toyota"],
  ["je cherche une toyota pas chère", "brand", "Toyota"],
  ["hilux", "model", "Toyota Hilux"],
  ["hilux toyota", "model", "Toyota Hilux"],
  ["rav 4", "model", "Toyota RAV4"],
  ["cx5", "model", "Mazda CX-5"],
  ["land cruiser", "model", "Toyota Land Cruiser Prado"],
  ["landcruiser", "model", "Toyota Land Cruiser Prado"],
  ["duster", "model", "Dacia Duster"],
  ["tuscon", "model", "Hyundai Tucson"],
  ["corola", "model", "Toyota Corolla"],
  ["208", "model", "Peugeot 208"],
  ["bmw x5", "model", "BMW X5"],
  ["classe c", "model", "Mercedes-Benz Classe C"],
  ["tucson d’occasion", "model", "Hyundai Tucson"],
  ["yaris", "used", "Toyota Yaris d’occasion"],
  ["prix yaris", "used", "Toyota Yaris d’occasion"],
  ["yaris occasion", "used", "Toyota Yaris d’occasion"],
  ["escape 2014", "used", "Ford Escape 2014 d’occasion"],
  ["ford escape", "used", "Ford Escape d’occasion"],
  ["206", "used", "Peugeot 206 d’occasion"],
  ["suv", "cars", "SUV"],
  ["pick-up", "cars", "Pick-up"],
  ["suv moins de 15 M", "cars", "SUV"],
  ["diesel", "cars", "Diesel"],
  ["hybride", "cars", "Hybride"],
  ["voiture électrique", "cars", "Électrique"],
  ["moins de 10 millions", "cars", "Moins de 10 millions"],
  ["douane", "tool", "Simulateur de dédouanement"],
  ["dédouanement", "tool", "Simulateur de dédouanement"],
  ["dedouaner une voiture", "tool", "Simulateur de dédouanement"],
  ["crédit", "tool", "Simulateur de crédit"],
  ["crédit auto", "tool", "Simulateur de crédit"],
  ["mensualités", "tool", "Simulateur de crédit"],
  ["impôt", "guide", "Vignette"],
  ["combien par mois", "tool", "Combien par mois ?"],
  ["prix clé en main", "tool", "Prix clé en main"],
  ["assurance", "guide", "Assurer Mon véhicule"],
  ["assurance voiture", "guide", "Assurer Mon véhicule"],
  ["vignette", "guide", "Vignette"],
  ["vignettes", "guide", "Vignette"],
  ["carte grise", "guide", "Immatriculation"],
  ["imatriculation", "guide", "Immatriculation"],
  ["plaque", "guide", "Immatriculation"],
  ["visite technique", "guide", "Visite technique"],
  ["contrôle technique", "guide", "Visite technique"],
  ["permis de conduire", "guide", "Permis de conduire"],
  ["PERMIS", "guide", "Permis de conduire"],
  ["auto-école", "guide", "Choisir son auto-école sans se tromper"],
  ["mutation", "guide", "Mutation : mettre une voiture d’occasion à son nom"],
  ["accident", "guide", "Accident : que faire, du bord de la route au constat amiable"],
  ["leasing", "guide", "Leasing, LOA, LLD : louer plutôt qu’acheter ?"],
  ["kia dakar", "dealer", "Bissap Motors"],
  ["dakar kia", "dealer", "Bissap Motors"],
  ["toyota thies", "dealer", "Rail & Volant"],
  ["concessionnaire toyota", "dealer", "Baobab Mobilité"],
  ["garage saint louis", "dealer", "Le Pélican Roulant"],
  ["concesionnaire", "page", "Concessionnaires"],
  ["vendre ma voiture", "page", "Vendre ma voiture"],
  ["occasion", "page", "Voitures d’occasion"],
  ["argus", "page", "La cote des voitures d’occasion"],
  ["comparateur", "page", "Comparer des voitures"],
  ["promo", "page", "Promos du moment"],
  ["favoris", "page", "Ma sélection"],
  ["contact", "page", "Nous contacter"],
  ["goudron", "news", "Toyota Hilux 2.4 : le pick-up quand le goudron s’arrête"],
];

const plain = (text: string) => text.replace(/[\s\u00a0]+/g, " ");

// rule: site/found-groups
describe("what visitors type finds what they mean, on the demonstration", () => {
  test("the list has at least 60 texts", () =>
    expect(new Set(QUERIES.map(([typed]) => typed)).size).toBeGreaterThan(60));

  test.each(QUERIES)("« %s »: first %s, with « %s »", (typed, first, row) => {
    const [group] = demoGroups(typed);
    expect([group?.kind, group?.rows.map(({ label }) => plain(label))]).toEqual([first, expect.arrayContaining([row])]);
  });

  test.each(["toyota", "hilux", "rav 4", "bmw x5", "assurance", "kia dakar", "vendre ma voiture"])(
    "« %s » is answered by the index alone while api.php is down",
    (typed) => expect(demoGroups(typed, true)[0]?.rows.length).toBeGreaterThan(0),
  );

  test("a model has its lowest price, a brand how many models and the lowest price, used cars how many ads, a dealer its town and the brand that was named", () => {
    const figures = (typed: string) =>
      demoGroups(typed).flatMap(({ kind, rows: [row] }) => (row?.figure ? [`${kind} ${plain(figureOf(row))}`] : []));
    expect(figures("hilux")).toEqual([expect.stringMatching(/^model dès \d+(?:,\d+)? M$/)]);
    expect(figures("tucson")).toContain("used 14 annonces");
    expect(figures("kia dakar")).toEqual(["dealer Kia · Dakar"]);
    expect(figures("garage saint louis")).toEqual(["dealer Saint-Louis"]);
    expect(figures("toyota")[0]).toMatch(/^brand \d+ modèles · dès \d+(?:,\d+)? M$/);
  });

  // rule: site/results-page
  test("the page of results has all dealers of a brand, and a list that is cut says so", () => {
    const rows: readonly (readonly string[])[] = JSON.parse(demoIndexFile).rows;
    const sellers = rows.filter(([kind, , , , words]) => kind === "dealer" && words?.split(" ").includes("Toyota"));
    const dealers = (most: number) => demoGroups("toyota", false, most).find(({ kind }) => kind === "dealer");
    expect(sellers.length).toBeGreaterThan(12);
    expect([dealers(30)?.rows.length, dealers(30)?.more]).toEqual([sellers.length, undefined]);
    expect(dealers(30)?.rows.every(({ brand }) => brand === "Toyota")).toBe(true);
    expect([dealers(4)?.rows.length, dealers(4)?.more]).toEqual([4, true]);
  });

  // rule: site/found-groups
  test.each(["toyota", "toyotta", "une toyota neuve"])(
    "« %s »: the models of a brand begin with those of which most owners wrote",
    (typed) => {
      const models = demoGroups(typed).find(({ kind }) => kind === "model");
      expect(models?.rows.slice(0, 3).map(({ label }) => label)).toEqual([
        "Toyota Hilux",
        "Toyota Starlet",
        "Toyota RAV4",
      ]);
    },
  );

  // rule: site/suggestion-links
  test("models stand before used cars, and these before news", () => {
    for (const [typed] of QUERIES) {
      const kinds = demoGroups(typed).map(({ kind }) => kind);
      const three = kinds.filter((kind) => kind === "model" || kind === "used" || kind === "news");
      expect(three, typed).toEqual(["model", "used", "news"].filter((kind) => kinds.includes(kind as FoundKind)));
    }
  });

  test("no page is shown twice for a text", () => {
    for (const [typed] of QUERIES) {
      const ids = demoGroups(typed).flatMap(({ rows }) =>
        rows.map(({ path }) => /\/(\d+)-[^/]*$/.exec(path)?.[1] ?? path),
      );
      expect(new Set(ids).size, typed).toBe(ids.length);
    }
  });
});
