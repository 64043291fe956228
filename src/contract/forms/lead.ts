import * as z from "zod/mini";
import type { PhoneRule } from "../phone";
import { consent, optional, optionalEmail, phone, required, rowId, sent } from "./fields";

export const CAR_CONDITIONS = ["neuf", "occasion", "indifferent"] as const;
export const PAYMENT_METHODS = ["comptant", "credit", "leasing", "reprise"] as const;
/** Francs CFA, as the price text of SPEC § 5. */
export const LEAD_BUDGETS = ["0-5000000", "5000000-10000000", "10000000-15000000", "15000000-25000000", "25000000-40000000", "40000000-"] as const;
export const CHANNELS = ["whatsapp", "appel", "email"] as const;
export const MOMENTS = ["matin", "apres_midi", "soir", "indifferent"] as const;
export const REQUESTS = ["offres", "devis", "essai"] as const;
export const MOST_BRANDS = 3;

const choose = "Choisissez une réponse.";

/** The lead popup (SPEC § 2.7 and § 3, MARKET § 2.14). Brands, car, e-mail and town are ours and never asked for. */
export const leadForm = (rule: PhoneRule) =>
  z.strictObject({
    ...sent,
    request: z.enum(REQUESTS),
    car_condition: z.enum(CAR_CONDITIONS, choose),
    payment_method: z.enum(PAYMENT_METHODS, choose),
    budget: z.enum(LEAD_BUDGETS, choose),
    brand_ids: z.array(rowId).check(z.maxLength(MOST_BRANDS, "Trois marques au plus.")),
    model_id: z.nullable(rowId),
    version_id: z.nullable(rowId),
    name: required("Veuillez entrer le nom.", 80),
    phone: phone(rule),
    email: optionalEmail,
    channel: z.enum(CHANNELS, choose),
    moment: z.enum(MOMENTS, choose),
    city: optional(60),
    consent,
  });
export type Lead = z.output<ReturnType<typeof leadForm>>;
