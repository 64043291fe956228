import type { IndexedCar, IndexedModel } from "../../src/contract/guide/indexed-car";

/** A car of the guide's index; by default, a small SUV with a petrol engine. */
export const aCarOfTheGuide = ({
  model,
  ...more
}: Partial<Omit<IndexedCar, "model">> & { readonly model?: Partial<IndexedModel> } = {}): IndexedCar => ({
  id: 1,
  slug: null,
  name: "1.5 GLi",
  price: 12_000_000,
  promoPrice: null,
  energy: "Essence",
  automatic: false,
  fourWheelDrive: false,
  seats: 5,
  power: 105,
  fiscalPower: 8,
  litres: 5.6,
  range: null,
  battery: null,
  fastCharge: null,
  groundClearance: 170,
  boot: 314,
  equipment: [],
  inStock: null,
  ...more,
  model: {
    id: 13,
    slug: "rio",
    name: "Rio",
    brand: { id: 2, slug: "kia", name: "Kia" },
    bodyTypes: ["SUV"],
    status: "ON_SALE",
    conditionalPromo: false,
    ownerScore: null,
    reviewCount: 0,
    launched: null,
    picture: null,
    ...model,
  },
});
