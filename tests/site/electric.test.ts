import { readFileSync } from "node:fs";
import { parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { sheet } from "../support/editors-content";
import { addressesOf } from "../support/kinds";
import { pageAt } from "../support/pages";
import { pageFiles, readText } from "../support/release";
import { at, topThings } from "../support/structured-data";
import { fold } from "../support/words";

const ADDRESS = "/guide-auto/voitures-electriques";
const ELECTRIFIED = ["Électrique", "Hybride rechargeable", "Hybride"];
const M = 1_000_000;

const idOf = (address: string) => Number(/\/(\d+)-[^/]*$/.exec(address)?.[1]);
/** What a version costs, by its own page. */
const prices = new Map(
  addressesOf("version").map((address) => [
    idOf(address),
    Number(at(topThings(pageAt(address), "Car")[0], "offers", "price")),
  ]),
);
const number = (text: string | undefined) => (text ? Number(text.replace(",", ".")) : null);
const electrified = sheet("versions")
  .filter(({ energie = "" }) => ELECTRIFIED.includes(energie))
  .map((row) => ({ row, car: `${row.marque} ${row.modele}`, price: prices.get(Number(row.id)) ?? Number.NaN }))
  .sort((a, b) => a.price - b.price || Number(a.row.id) - Number(b.row.id));

const parameters = JSON.parse(readFileSync("upstream/content/parametres_pays.json", "utf8")) as readonly {
  readonly cle: string;
  readonly valeur: number;
}[];
const valueOf = (key: string) => parameters.find(({ cle }) => cle === key)?.valeur ?? Number.NaN;

const cards = parse(readText(pageFiles.get(ADDRESS) ?? ""))
  .querySelectorAll("main article")
  .filter((card) => card.querySelector("dl"))
  .map((card) => ({
    car: fold(card.querySelector("h3")?.text ?? ""),
    text: fold(card.text),
    figures: Object.fromEntries(
      card
        .querySelectorAll("dl > div")
        .map((line) => [fold(line.querySelector("dt")?.text ?? ""), fold(line.querySelector("dd")?.text ?? "")]),
    ),
    price: Number((card.querySelector("strong.price")?.text ?? "").replace(/\D/g, "")),
  }));

// rule: guide/electric-cards
describe("the card of an electric or hybrid car", () => {
  test("stands there for every model that has such a version", () => {
    expect(cards.map(({ car }) => car).sort()).toEqual([...new Set(electrified.map(({ car }) => car))].sort());
    expect(cards.length).toBeGreaterThan(8);
  });

  test.each(cards.map((card) => [card.car, card] as const))(
    "%s: every figure is of its cheapest electrified version, which it names",
    (car, { text, figures, price }) => {
      const cheapest = electrified.find((one) => one.car === car);
      if (!cheapest) throw new Error("no such version");
      const { row } = cheapest;
      expect(text).toContain(fold(`· ${row.energie}Version ${row.nom_de_la_version}`));
      expect(price).toBe(cheapest.price);
      expect(price).toBeGreaterThan(M);
      const shown = {
        range: number(/^(\d+) km$/.exec(figures["Autonomie annoncée"] ?? "")?.[1]),
        battery: number(/^([\d,]+) kWh$/.exec(figures.Batterie ?? "")?.[1]),
        litres: number(/^([\d,]+) l/.exec(figures["Conso mixte"] ?? "")?.[1]),
      };
      expect(shown).toEqual({
        range: number(row.autonomie_km),
        battery: number(row.batterie_kwh),
        litres: row.batterie_kwh ? null : number(row.conso_mixte),
      });
      const consumed = number(row.conso_mixte) ?? Number.NaN;
      const cost = row.unite_conso?.startsWith("kWh")
        ? consumed * valueOf("electricite_tranche_2") * (1 + valueOf("electricite_perte_recharge") / 100)
        : consumed * valueOf("carburant_super");
      expect(Number((figures["Coût aux 100 km"] ?? "").replace(/\D/g, ""))).toBe(Math.round(cost));
    },
  );

  test("stands by energy, then by the price that it shows", () => {
    const rank = ({ car, price }: (typeof cards)[number]) =>
      ELECTRIFIED.indexOf(electrified.find((one) => one.car === car)?.row.energie ?? "") * 1_000 * M + price;
    expect(cards.map(rank)).toEqual(cards.map(rank).toSorted((a, b) => a - b));
  });
});
