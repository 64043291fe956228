import * as z from "zod/mini";
import type { PhoneRule } from "../shared/phone";
import { parseAmount, parsePriceRange } from "../shared/price-text";
import { BAD_EMAIL, consent, messageEnvelope, optional, optionalEmail, phone, required, rowId } from "../shared/fields";

export const CAR_CONDITIONS = ["neuve", "occasion", "indifferent"] as const;
export const PAYMENT_METHODS = ["comptant", "credit", "leasing", "reprise"] as const;
/** Budget ranges in francs CFA, written as price ranges (rule: messages/lead-budget, shared/price-range). */
export const LEAD_BUDGETS = [
  "0-5000000",
  "5000000-10000000",
  "10000000-15000000",
  "15000000-25000000",
  "25000000-40000000",
  "40000000-",
] as const;
export const CHANNELS = ["whatsapp", "appel", "email"] as const;
export const MOMENTS = ["matin", "apres_midi", "soir", "indifferent"] as const;
export const REQUESTS = ["offres", "devis", "essai"] as const;
export const MAX_BRANDS = 3;

const choose = "Choisissez une réponse.";

/**
 * Reads a budget as a price range: one of the proposed ranges, or an amount typed freely, « 6,5 M », which counts as a maximum (rule: messages/lead-budget).
 * @returns null when the text is neither
 */
function budgetText(typed: string): string | null {
  const most = parseAmount(typed);
  if (most !== null) return most <= MAX_BUDGET ? `0-${most}` : null;
  const range = parsePriceRange(typed);
  return range && Math.max(range.min, range.max ?? 0) <= MAX_BUDGET ? `${range.min}-${range.max ?? ""}` : null;
}
const MAX_BUDGET = 999_999_999;
const BAD_BUDGET = "Choisissez un budget, ou écrivez un montant comme 6,5 M.";
const budget = z.pipe(
  z.string().check(
    z.maxLength(60, BAD_BUDGET),
    z.refine((typed) => budgetText(typed) !== null, BAD_BUDGET),
  ),
  z.transform((typed) => budgetText(typed) ?? ""),
);

/** A request for a car (rule: messages/lead-answers). Brands, a car and a town are optional; an e-mail address is required only for an answer by e-mail. */
export const leadForm = (rule: PhoneRule) =>
  z
    .strictObject({
      ...messageEnvelope,
      request: z.enum(REQUESTS),
      car_condition: z.enum(CAR_CONDITIONS, choose),
      payment_method: z.enum(PAYMENT_METHODS, choose),
      budget,
      brand_ids: z.array(rowId).check(z.maxLength(MAX_BRANDS, "Trois marques au plus.")),
      model_id: z.nullable(rowId),
      version_id: z.nullable(rowId),
      /** The dealer from whose page a price is asked (rule: messages/lead-dealer); absent in pages that were opened before this field existed. */
      dealer_id: z._default(z.nullable(rowId), null),
      name: required("Veuillez entrer le nom.", 80),
      phone: phone(rule),
      email: optionalEmail,
      channel: z.enum(CHANNELS, choose),
      moment: z.enum(MOMENTS, choose),
      city: optional(60),
      consent,
    })
    .check(
      z.refine(({ channel, email }) => channel !== "email" || email !== null, { path: ["email"], error: BAD_EMAIL }),
    );
