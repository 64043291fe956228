import type * as z from "zod/mini";
import {
  CAR_CONDITIONS,
  CHANNELS,
  LEAD_BUDGETS,
  MOMENTS,
  PAYMENT_METHODS,
  type leadForm,
} from "../../contract/messages/lead";
import { parsePriceRange } from "../../contract/shared/price-text";
import type { LeadCar } from "./lead-car";

/** Answers as the form fields hold them, before validation; "" and false where nothing is chosen yet. */
type Input = Omit<z.input<ReturnType<typeof leadForm>>, "id" | "website" | "filled_in" | "captcha">;
export type LeadAnswers = {
  -readonly [Name in keyof Input]: Name extends "car_condition" | "payment_method" | "channel" | "moment"
    ? Input[Name] | ""
    : Name extends "consent"
      ? boolean
      : Input[Name];
};

/** Values and their labels, in the order in which they are offered. */
export const entries = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  Object.entries(labels) as [Value, string][];

type Labels<Value extends string> = Readonly<Record<Value, string>>;

export const CONDITION_LABELS: Labels<(typeof CAR_CONDITIONS)[number]> = {
  neuve: "Neuve",
  occasion: "D’occasion",
  indifferent: "Je ne sais pas encore",
};
export const PAYMENT_LABELS: Labels<(typeof PAYMENT_METHODS)[number]> = {
  comptant: "Comptant",
  credit: "Crédit bancaire",
  leasing: "Leasing / LOA",
  reprise: "Reprise + complément",
};
export const BUDGET_LABELS: Labels<(typeof LEAD_BUDGETS)[number]> = {
  "0-5000000": "Moins de 5\u00a0M",
  "5000000-10000000": "5 à 10\u00a0M",
  "10000000-15000000": "10 à 15\u00a0M",
  "15000000-25000000": "15 à 25\u00a0M",
  "25000000-40000000": "25 à 40\u00a0M",
  "40000000-": "Plus de 40\u00a0M",
};
export const CHANNEL_LABELS: Labels<(typeof CHANNELS)[number]> = {
  whatsapp: "WhatsApp",
  appel: "Appel",
  email: "E-mail",
};
export const MOMENT_LABELS: Labels<(typeof MOMENTS)[number]> = {
  matin: "Le matin",
  apres_midi: "L’après-midi",
  soir: "Le soir",
  indifferent: "Peu importe",
};

export const EMPTY: LeadAnswers = {
  request: "offres",
  car_condition: "",
  payment_method: "",
  budget: "",
  brand_ids: [],
  model_id: null,
  version_id: null,
  dealer_id: null,
  name: "",
  phone: "",
  email: "",
  channel: "whatsapp",
  moment: "indifferent",
  city: "",
  consent: false,
};

/** Budget range that contains a price; "" when the price is unknown. */
const bandOf = (price: number | null) =>
  price === null
    ? ""
    : (LEAD_BUDGETS.find((band) => price < (parsePriceRange(band)?.max ?? Number.POSITIVE_INFINITY)) ?? "");

/** Answers already known in a request about one car. */
export const aboutCar = (car: LeadCar): Partial<LeadAnswers> => ({
  car_condition: "neuve",
  brand_ids: [],
  model_id: car.modelId,
  version_id: car.versionId,
  ...(car.price !== null && { budget: bandOf(car.price) }),
});
