import * as z from "zod/mini";
import type { PhoneRule } from "../shared/phone";
import { messageEnvelope, optionalEmail, optionalPhone, required } from "../shared/fields";

export const TOPICS = [
  "question",
  "erreur_de_prix",
  "publicite",
  "espace_pro",
  "signaler_une_annonce",
  "donnees_personnelles",
] as const;

/** The form of /contactez-nous. A telephone number or an e-mail address is enough to answer (rule: messages/contact). */
export const contactForm = (rule: PhoneRule) =>
  z
    .strictObject({
      ...messageEnvelope,
      topic: z.enum(TOPICS, "Choisissez un sujet."),
      name: required("Veuillez entrer le nom.", 80),
      phone: optionalPhone(rule),
      email: optionalEmail,
      message: required("Écrivez au moins 20 caractères.", 3_000, 20),
    })
    .check(
      z.refine(({ phone, email }) => phone !== null || email !== null, {
        path: ["phone"],
        error: "Donnez un téléphone ou une adresse e-mail, pour que nous vous répondions.",
      }),
    );
