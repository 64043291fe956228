import { parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { addressesOf } from "../support/kinds";
import { pageAt } from "../support/pages";
import { pageFiles, readText } from "../support/release";
import { at, topThings } from "../support/structured-data";
import { wireRows } from "../support/wire-rows";
import { fold } from "../support/words";

const ADDRESS = "/guide-auto/voitures-electriques";
const ELECTRIFIED = ["Électrique", "Hybride rechargeable", "Hybride"];
const M = 1_000_000;

const idOf = (address: string) => Number(/\/(\d+)-[^/]*$/.exec(address)?.[1]);
/** Version id → price on the version's own page. */
const prices = new Map(
  addressesOf("version").map((address) => [
    idOf(address),
    Number(at(topThings(pageAt(address), "Car")[0], "offers", "price")),
  ]),
);
const number = (text: string | undefined) => (text ? Number(text.replace(",", ".")) : null);
interface Sent {
  readonly car_id: number;
  readonly id_modele: number;
  readonly nom_de_la_version: string;
  readonly energie: string;
  readonly autonomie_km: number | null;
  readonly batterie_kwh: number | null;
  readonly conso_mixte: number | null;
  readonly unite_conso: string | null;
}
const electrified = (await wireRows<Sent>("get_versions"))
  .filter(({ energie }) => ELECTRIFIED.includes(energie))
  .map((row) => ({ row, model: row.id_modele, price: prices.get(row.car_id) ?? Infinity }))
  .sort((a, b) => a.price - b.price || a.row.car_id - b.row.car_id);

const parameters = await wireRows<{ readonly cle: string; readonly valeur: number }>("parametres_pays");
const valueOf = (key: string) => parameters.find(({ cle }) => cle === key)?.valeur ?? Number.NaN;

const cards = parse(readText(pageFiles.get(ADDRESS) ?? ""))
  .querySelectorAll("main article")
  .filter((card) => card.querySelector("dl"))
  .map((card) => ({
    car: fold(card.querySelector("h3")?.text ?? ""),
    model: idOf(card.querySelector("h3 a")?.getAttribute("href") ?? ""),
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
  test("is shown for every model that has such a version", () => {
    expect(cards.map(({ model }) => model).sort()).toEqual([...new Set(electrified.map(({ model }) => model))].sort());
    expect(cards).not.toEqual([]);
  });

  test.each(cards.map((card) => [card.car, card] as const))(
    "%s: every figure is that of its cheapest electrified version, which the card names",
    (_, { model, text, figures, price }) => {
      const cheapest = electrified.find((one) => one.model === model);
      if (!cheapest) throw new Error("no such version");
      const { row } = cheapest;
      expect(text).toContain(fold(`${row.energie}Version ${row.nom_de_la_version}`));
      expect(price).toBe(cheapest.price);
      expect(price).toBeGreaterThan(M);
      const shown = {
        range: number(/^(\d+) km$/.exec(figures["Autonomie annoncée"] ?? "")?.[1]),
        battery: number(/^([\d,]+) kWh$/.exec(figures.Batterie ?? "")?.[1]),
        litres: number(/^([\d,]+) l/.exec(figures["Conso mixte"] ?? "")?.[1]),
      };
      expect(shown).toEqual({
        range: row.autonomie_km,
        battery: row.batterie_kwh,
        litres: row.batterie_kwh ? null : row.conso_mixte,
      });
      const consumed = row.conso_mixte ?? Number.NaN;
      const cost = row.unite_conso?.startsWith("kWh")
        ? consumed * valueOf("electricite_tranche_2") * (1 + valueOf("electricite_perte_recharge") / 100)
        : consumed * valueOf("carburant_super");
      expect(Number((figures["Aux 100 km"] ?? "").replace(/\D/g, ""))).toBe(Math.round(cost / 50) * 50); // An estimate is not told to the franc.
    },
  );

  test("is sorted by energy, then by the price shown, and last of an energy comes what is not sold yet", () => {
    const rank = ({ model, text, price }: (typeof cards)[number]) =>
      (2 * ELECTRIFIED.indexOf(electrified.find((one) => one.model === model)?.row.energie ?? "") +
        Number(text.includes("À venir"))) *
        1_000 *
        M +
      price;
    expect(cards.map(rank)).toEqual(cards.map(rank).toSorted((a, b) => a - b));
  });
});
