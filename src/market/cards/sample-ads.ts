import type { AdCard, AdSearchAnswer } from "../../contract/market/ad";

/** An ad as the edge returns it, for tests and for the samples of built pages (src/shared/served/served-part.tsx). */
export const sampleAd = (change: Partial<AdCard> = {}): AdCard => ({
  id: "000000000001",
  slug: "hyundai-tucson-2017",
  title: "Hyundai Tucson 2017",
  price: 9_500_000,
  price_before: null,
  negotiable: false,
  year: 2017,
  mileage: 84_000,
  condition: "venant",
  energy: "essence",
  gearbox: "automatique",
  papers: "dedouane_mute",
  region: "dakar",
  town: "Ngor",
  district: null,
  seller_name: "Parking Teranga",
  seller_type: "parking",
  verified: true,
  whatsapp: true,
  photos: 0,
  cover: null,
  published_at: "2026-11-22T10:00:00.000Z",
  price_label: null,
  ...change,
});

/** Ads that show all that a card may show, for the samples of built pages. */
export const sampleAds = (): AdCard[] => [
  sampleAd({
    price_before: 9_900_000,
    photos: 3,
    cover: "a".repeat(32),
    price_label: "bonne_affaire",
  }),
  sampleAd({ id: "000000000002", papers: "sous_douane", price_label: "prix_eleve" }),
];

export const sampleAnswer = (change: Partial<AdSearchAnswer> = {}): AdSearchAnswer => ({
  total: 0,
  more: false,
  ads: [],
  facets: {},
  relaxed: [],
  near: [],
  ...change,
});
