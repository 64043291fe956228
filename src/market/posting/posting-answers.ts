import type { AdAnswers, AdStep } from "../../contract/market/form";

/** As a form's fields hold them: "" where nothing is chosen yet. */
type Held<Answers> = { -readonly [Field in keyof Answers]: Answers[Field] extends string ? string : Answers[Field] };
export type Answers = { readonly [Step in AdStep]: Held<AdAnswers[Step]> };

export const EMPTY: Answers = {
  vehicle: {
    brand_name: "", model_name: "", model_id: null, version: "", year: "", month: "", energy: "", gearbox: "", drive: "", body_type: "", fiscal_power: "", engine: "", colour: "", seats: "", doors: "",
  },
  state: {
    condition: "", papers: "", mileage: "", mileage_confirmed: false, origin: "", steering: "", first_hand: false, owners: "", service_book: false, inspection_until: "", insurance_until: "", accidents: "",
    vin: "", vin_confirmed: false,
  },
  words: { equipment: [], description: "" },
  offer: {
    price: "", negotiable: false, trade_in: false, credit: false, region: "", department: "", town: "", district: "", seller_name: "", seller_type: "particulier", phone: "", whatsapp: true, call_hours: "",
  },
};

/** The screens, in their order (rule: market/posting-steps): each step of the form, the photos, and the ad as it will be. */
export const SCREENS = ["vehicle", "state", "words", "photos", "offer", "check"] as const;
export type Screen = (typeof SCREENS)[number];
export const SCREEN_TITLES: Readonly<Record<Screen, string>> = {
  vehicle: "Le véhicule",
  state: "État et papiers",
  words: "Équipements",
  photos: "Photos",
  offer: "Prix et contact",
  check: "Vérifier",
};

/** Where a field stands that is wrong; what is named by its step, there too. */
export const screenOf = (field: string): Screen => SCREENS.find((screen) => screen === field || (screen in EMPTY && field in EMPTY[screen as AdStep])) ?? "check";
