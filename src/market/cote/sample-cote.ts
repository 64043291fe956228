import type { CoteList, CoteModel } from "../../contract/market/cote";
import { sampleAds } from "../cards/sample-ads";

const CRUMBS = [
  { label: "Accueil", path: "/" },
  { label: "Occasion", path: "/marche-doccasion" },
  { label: "Cote", path: "/cote" },
];
const HEAD = { title: "Cote Toyota RAV4 d’occasion", description: "Par année et par kilométrage." };

/** A page of estimates with all that one may show, for tests and for the sample of the built page. */
export const sampleCote = (change: Partial<CoteModel> = {}): CoteModel => ({
  kind: "model",
  title: "Cote Toyota RAV4 d’occasion",
  head: HEAD,
  crumbs: [...CRUMBS, { label: "Toyota RAV4", path: "/cote/toyota/rav4" }],
  n: 52,
  usual: "venant, essence, boîte automatique, dédouanée",
  asked: {
    name: "Toyota RAV4",
    year: 2017,
    km: 90_000,
    estimate: { n: 30, low: 12_300_000, value: 13_500_000, high: 14_800_000, certainty: "sure" },
    words: "venant, diesel, boîte automatique, dédouanée",
    gearbox: "automatique",
    energy: "diesel",
    gearboxes: ["automatique", "manuelle"],
    energies: ["essence", "diesel"],
    cover: "a".repeat(32),
  },
  years: [
    { year: 2017, km: 90_000, n: 30, low: 12_300_000, value: 13_500_000, high: 14_800_000, certainty: "sure" },
    { year: 2016, km: 105_000, n: 28, low: 11_000_000, value: 12_100_000, high: 13_300_000, certainty: "fair" },
  ],
  mileages: {
    year: 2017,
    list: [
      { km: 50_000, value: 14_100_000 },
      { km: 80_000, value: 13_600_000 },
      { km: 90_000, value: 13_500_000 },
    ],
  },
  effects: [
    { label: "Un an de plus", percent: -9 },
    { label: "Diesel plutôt qu’essence", percent: 4 },
  ],
  trend: [
    { month: "2026-10", value: 13_600_000 },
    { month: "2026-11", value: 13_500_000 },
  ],
  drawing: {
    width: 320,
    height: 180,
    area: "M34,100L306,60L306,20L34,50Z",
    line: "M34,80L306,40",
    points: [{ x: 34, y: 80 }],
    prices: [{ y: 100, label: "12\u00a0M" }],
    years: [{ x: 34, label: "2016" }],
  },
  ads: sampleAds(),
  used: "/marche-doccasion/toyota/rav4",
  search: "modele=toyota-rav4",
  guide: { label: "Toyota RAV4 neuve", path: "/guide-auto/voitures-neuves/marque/toyota/modele/1-rav4" },
  neighbours: [
    {
      title: "Les autres cotes de la marque",
      links: [
        {
          label: "Yaris 2015 : 5.200.000\u00a0FCA",
          path: "/cote/toyota/yaris",
          key: "toyota-yaris",
          name: "Yaris",
          car: { year: 2015, value: 5_200_000, km: 110_000, low: 4_700_000, high: 5_900_000, n: 21, cover: null },
        },
      ],
    },
  ],
  ...change,
});

export const sampleCotes = (change: Partial<CoteList> = {}): CoteList => ({
  kind: "list",
  title: "La cote des voitures d’occasion au Sénégal",
  head: HEAD,
  crumbs: CRUMBS,
  brands: [
    {
      title: "Toyota",
      key: "toyota",
      links: [
        {
          label: "RAV4 2017 : 13.500.000\u00a0FCA",
          path: "/cote/toyota/rav4",
          key: "toyota-rav4",
          name: "RAV4",
          car: {
            year: 2017,
            value: 13_500_000,
            km: 90_000,
            low: 12_100_000,
            high: 14_950_000,
            n: 52,
            cover: "a".repeat(32),
          },
        },
      ],
    },
  ],
  ...change,
});
