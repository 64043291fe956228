import { expect, test } from "vitest";
import { cardOf } from "./ad-row";

/** A row of `ads` beside twenty ads whose median is 10.000.000 F. */
const ROW = {
  id: "000000000001",
  brand_name: "Hyundai",
  model_name: "Tucson",
  version: null,
  year: 2017,
  mileage: 84_000,
  price: 10_000_000,
  price_before: null,
  negotiable: 0,
  condition: "venant",
  energy: "essence",
  gearbox: "automatique",
  region: "dakar",
  town: "Ngor",
  district: null,
  seller_name: "Parking",
  seller_type: "parking",
  seller_verified: 1,
  whatsapp: 1,
  photos: 0,
  cover: null,
  published_at: 0,
  papers: "dedouane_mute",
  warnings: "[]",
  market_n: 20,
  market_median: 10_000_000,
};
const labelOf = (row: object) => cardOf({ ...ROW, ...row })?.price_index?.label ?? null;

// rule: market/price-label
test.each<[number, string]>([
  [9_200_000, "bonne_affaire"],
  [9_210_000, "prix_du_marche"],
  [10_790_000, "prix_du_marche"],
  [10_800_000, "prix_eleve"],
])("a price of %i beside a median of 10.000.000 F is « %s »", (price, label) => expect(labelOf({ price })).toBe(label));

// rule: market/price-label
test("a low price is no bargain while papers are left to do, and has no label where a rule saw something", () => {
  expect(labelOf({ price: 9_000_000, papers: "sous_douane" })).toBe("moins_chere");
  expect(labelOf({ price: 9_000_000, warnings: '["prix_tres_bas"]' })).toBeNull();
  expect(labelOf({ price: 11_000_000, warnings: '["prix_tres_haut"]' })).toBe("prix_eleve");
});

// rule: market/comparable-ads
test("without comparable ads a price has no label", () =>
  expect(labelOf({ price: 9_000_000, market_n: null, market_median: null })).toBeNull());
