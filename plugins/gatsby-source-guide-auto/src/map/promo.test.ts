import { expect, test } from "vitest";
import { promo } from "../../../../src/contract/wire/promo";
import { toPromo } from "./promo";

const aPromo = (more: object) =>
  toPromo(
    promo.parse({
      id: 1,
      titre: "a",
      marque_id: 1,
      id_modele: 1,
      type_de_promo: "remise",
      debut: "2026-11-01",
      fin: "2026-11-30",
      ...more,
    }),
    "2026-11-21",
  );

// rule: guide/promo-days
test.each([
  ["2026-11-22", "2026-12-31", "UPCOMING"],
  ["2026-11-21", "2026-12-31", "RUNNING"],
  ["2026-01-01", "2026-11-21T18:00:00Z", "RUNNING"],
  ["2026-01-01", "2026-11-20", "ENDED"],
])("a promo from %s to %s is %s on 21 November 2026", (debut, fin, status) =>
  expect(aPromo({ debut, fin }).status).toBe(status),
);

// rule: guide/promo-card
test.each([
  [27_900_000, 25_400_000, 2_500_000],
  [null, 19_950_000, null],
  [19_950_000, null, null],
])("what is saved from %s to %s francs is %s", (prix_initial, prix_promo, saving) =>
  expect(aPromo({ prix_initial, prix_promo }).saving).toBe(saving),
);
