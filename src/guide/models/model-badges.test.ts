import { expect, test } from "vitest";
import { modelBadges } from "./model-badges";

const badgesOf = (...versions: readonly (readonly [price: number | null, promoPrice: number | null])[]) =>
  modelBadges({
    status: "ON_SALE",
    energies: [],
    versions: versions.map(([price, promoPrice]) => ({ price, promoPrice })),
  }).map((badge) => badge.replaceAll("\u00a0", " "));

// rule: guide/lowest-price
test.each([
  ["saves on the lowest price", badgesOf([24_000_000, null], [22_900_000, 21_400_000]), ["Promo −1.500.000 FCA"]],
  ["makes another price", badgesOf([20_000_000, null], [28_000_000, 27_000_000]), ["Promo"]],
  ["makes no price", badgesOf([20_000_000, null], [null, null]), []],
])("a promo that %s", (_, badges, said) => expect(badges).toEqual(said));
