import { expect, test } from "vitest";
import { cardOf } from "./ad-row";

/** A row of `ads` that is estimated at 10.000.000 F. */
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
  estimate_n: 20,
  estimate_value: 10_000_000,
  estimate_low: 9_300_000,
  estimate_high: 10_700_000,
  estimate_certainty: "sure",
};
const labelOf = (row: object) => cardOf({ ...ROW, ...row })?.price_label ?? null;

// rule: market/price-label
test.each<[number, string]>([
  [8_500_000, "tres_bonne_affaire"],
  [8_510_000, "bonne_affaire"],
  [9_200_000, "bonne_affaire"],
  [9_210_000, "prix_du_marche"],
  [10_790_000, "prix_du_marche"],
  [10_800_000, "prix_un_peu_eleve"],
  [11_490_000, "prix_un_peu_eleve"],
  [11_500_000, "prix_eleve"],
])("a price of %i beside an estimate of 10.000.000 F is « %s »", (price, label) =>
  expect(labelOf({ price })).toBe(label),
);

// rule: market/price-label
test("a price among those that half of such cars ask is that of the market, however wide they lie", () => {
  const wide = { estimate_low: 8_000_000, estimate_high: 12_500_000 };
  expect(labelOf({ price: 8_100_000, ...wide })).toBe("prix_du_marche");
  expect(labelOf({ price: 12_400_000, ...wide })).toBe("prix_du_marche");
  expect(labelOf({ price: 8_000_000, ...wide })).toBe("tres_bonne_affaire");
});

// rule: market/price-label
test("a low price is no bargain while papers are left to do, and has no label where a rule saw something", () => {
  expect(labelOf({ price: 9_000_000, papers: "sous_douane" })).toBe("moins_chere");
  expect(labelOf({ price: 8_000_000, papers: "sous_douane" })).toBe("moins_chere");
  expect(labelOf({ price: 9_000_000, warnings: '["prix_tres_bas"]' })).toBeNull();
  expect(labelOf({ price: 12_000_000, warnings: '["prix_tres_haut"]' })).toBe("prix_eleve");
});

// rule: market/estimate
test("without an estimate a price has no label", () =>
  expect(labelOf({ price: 9_000_000, estimate_n: null, estimate_value: null })).toBeNull());
