import type { AdAnswers } from "../../src/contract/market/form";
import { EMPTY } from "../../src/market/posting/posting-answers";

/** Valid answers to the steps of posting an ad. The first step is the vehicle. */
export const aVehicle = (more: Partial<AdAnswers["vehicle"]> = {}): AdAnswers["vehicle"] => ({
  ...(EMPTY.vehicle as AdAnswers["vehicle"]),
  brand_name: "Kia",
  model_name: "Rio",
  model_id: 13,
  version: "1.4 EX",
  year: "2017",
  month: "3",
  energy: "essence",
  gearbox: "automatique",
  drive: "4x2",
  body_type: "citadine",
  fiscal_power: "7",
  engine: "1 396",
  colour: "gris",
  seats: "5",
  doors: "5",
  ...more,
});
export const aState = (more: Partial<AdAnswers["state"]> = {}): AdAnswers["state"] => ({
  ...(EMPTY.state as AdAnswers["state"]),
  condition: "venant",
  papers: "dedouane_mute",
  mileage: "84 000",
  mileage_confirmed: false,
  origin: "coree",
  steering: "gauche",
  first_hand: true,
  owners: "1",
  service_book: true,
  inspection_until: "2027-03-31",
  insurance_until: "",
  accidents: "",
  vin: "",
  vin_confirmed: false,
  ...more,
});
export const someWords = (more: Partial<AdAnswers["words"]> = {}): AdAnswers["words"] => ({
  equipment: ["climatisation", "camera-de-recul"],
  description: "Voiture saine, jamais accidentée, entretien suivi au garage du quartier.",
  ...more,
});
export const anOffer = (more: Partial<AdAnswers["offer"]> = {}): AdAnswers["offer"] => ({
  price: "6 500 000",
  negotiable: true,
  trade_in: false,
  credit: false,
  region: "dakar",
  department: "Dakar",
  town: "Yoff",
  district: "",
  seller_name: "Awa D.",
  seller_type: "particulier",
  phone: "33 800 00 01",
  whatsapp: true,
  call_hours: "9 h – 19 h",
  ...more,
});
export const anAd = (): AdAnswers => ({ vehicle: aVehicle(), state: aState(), words: someWords(), offer: anOffer() });
