import * as z from "zod/mini";
import type { PhoneRule } from "../shared/phone";
import { messageEnvelope, optionalEmail, optionalPhone, required } from "../shared/fields";

/** A visitor's message to a seller. A telephone number or an e-mail address is required so that the seller can answer (rule: market/message-to-seller). */
export const adMessageForm = (rule: PhoneRule) =>
  z
    .strictObject({
      ...messageEnvelope,
      name: required("Veuillez entrer le nom.", 80),
      phone: optionalPhone(rule),
      email: optionalEmail,
      text: required("Écrivez au moins 10 caractères.", 2_000, 10),
    })
    .check(
      z.refine(({ phone, email }) => phone !== null || email !== null, {
        path: ["phone"],
        error: "Donnez un téléphone ou une adresse e-mail, pour que le vendeur vous réponde.",
      }),
    );
