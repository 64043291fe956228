import type { ComparedCar } from "../../src/contract/guide/comparison";

/** A car as it is compared: one of which neither costs nor opinions nor figures are known, by default. */
export const aComparedCar = (more: Partial<ComparedCar> = {}): ComparedCar => ({
  id: 1,
  modelId: 1,
  brand: "Kia",
  model: "Seltos",
  name: "1.5",
  bodyType: "SUV",
  path: "/x",
  photo: null,
  price: 14_000_000,
  promoPrice: null,
  costs: null,
  ownerScore: null,
  reviewCount: 0,
  specs: {},
  equipment: [],
  ...more,
});
