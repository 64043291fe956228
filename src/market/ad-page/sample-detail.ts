import type { AdDetail, SellerAnswer } from "../../contract/market/ad";
import { CAR_FIELD_NAMES, type CarField } from "../../contract/market/car-fields";
import { sampleAd, sampleAds } from "../cards/sample-ads";

/** Fields of a car without any value. */
export const NOTHING_SAID = Object.fromEntries(CAR_FIELD_NAMES.map((field) => [field, null])) as Readonly<
  Record<CarField, null>
>;

/** An ad as the API returns it. */
export const anAdDetail = (more: Partial<AdDetail> = {}): AdDetail => ({
  ...NOTHING_SAID,
  ...sampleAd({
    id: "0123456789ab",
    negotiable: true,
    town: "Sacré-Cœur",
    seller_name: "Awa",
    seller_type: "particulier",
    verified: false,
    published_at: "2026-11-20T10:00:00.000Z",
  }),
  reference: "GA-012345",
  state: "publiee",
  brand: "Hyundai",
  brand_key: "hyundai",
  model: "Tucson",
  model_key: "hyundai-tucson",
  model_id: null,
  model_page: null,
  new_price: null,
  estimate: null,
  cote: null,
  own_name: null,
  missing_papers: {},
  version: null,
  month: null,
  body_type: "suv",
  papers: "dedouane_mute",
  papers_seen: [],
  first_hand: false,
  service_book: false,
  inspection_until: null,
  insurance_until: null,
  accidents: null,
  equipment: [],
  description: "Très propre.\nPneus neufs.",
  trade_in: false,
  credit: false,
  department: null,
  whatsapp: true,
  call_hours: null,
  gallery: [],
  updated_at: "2026-11-21T10:00:00.000Z",
  views: 12,
  price_history: [],
  seller: {
    id: "vabcdefghjkm",
    name: "Awa",
    type: "particulier",
    verified: false,
    since: "2025-10-01T00:00:00.000Z",
    ads: 1,
  },
  similar: [],
  ...more,
});

const photo = (sign: string) => ({ hash: sign.repeat(32), width: 1600, height: 1200 });
/** An ad with a value for every field. */
export const aFullAd = (more: Partial<AdDetail> = {}): AdDetail =>
  anAdDetail({
    price_before: 9_900_000,
    price_label: "prix_du_marche",
    own_name: {
      total: 9_868_078,
      lines: [
        { label: "Prix de la voiture", amount: 9_500_000, explanation: "prix demandé par le vendeur", certainty: null },
        {
          label: "Droit d’enregistrement",
          amount: 285_000,
          explanation: "3\u00a0% du prix de vente",
          certainty: "à confirmer",
        },
      ],
      notes: ["Sans l’acte de vente légalisé ni le transitaire, dont nous n’avons pas les tarifs."],
    },
    missing_papers: { visite_technique: "9.000 à 10.000\u00a0FCA au centre de contrôle." },
    cote: "/cote/hyundai/tucson",
    estimate: { n: 23, low: 9_400_000, value: 10_100_000, high: 10_900_000, certainty: "sure" },
    version: "2.0 GDI",
    month: 3,
    drive: "4x4",
    fiscal_power: 11,
    engine: 1_999,
    colour: "gris",
    seats: 5,
    doors: 5,
    papers: "sous_douane",
    papers_seen: ["acte_de_vente"],
    origin: "coree",
    steering: "gauche",
    owners: 2,
    service_book: true,
    inspection_until: "2027-03-31",
    insurance_until: "2027-01-15",
    accidents: "Pare-chocs repeint",
    equipment: ["abs", "gps"],
    trade_in: true,
    credit: true,
    call_hours: "9 h – 19 h",
    model_id: 13,
    model_page: "/guide-auto/voitures-neuves/marque/hyundai/modele/13-tucson",
    new_price: 19_900_000,
    gallery: [photo("a"), photo("b"), photo("c")],
    photos: 3,
    cover: "a".repeat(32),
    seller: {
      id: "vabcdefghjkm",
      name: "Parking Yoff",
      type: "parking",
      verified: true,
      since: "2025-10-01T00:00:00.000Z",
      ads: 12,
    },
    price_history: [
      { price: 9_900_000, at: "2026-11-01T00:00:00.000Z" },
      { price: 9_500_000, at: "2026-11-10T00:00:00.000Z" },
    ],
    similar: sampleAds(),
    ...more,
  });

/** A seller with every mark, and their ads. */
export const aSellerAnswer = (): SellerAnswer => ({
  seller: { ...aFullAd().seller, name: "Parking de Saint-Louis" },
  ads: sampleAds(),
  similar: sampleAds(),
  cote: "/cote/hyundai/tucson",
});
