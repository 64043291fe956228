import * as z from "zod/mini";
import type { PhoneRule } from "../shared/phone";
import { email, messageEnvelope, optionalPhone, required } from "../shared/fields";

export const TOPICS = [
  "question",
  "erreur_de_prix",
  "publicite",
  "espace_pro",
  "signaler_une_annonce",
  "donnees_personnelles",
] as const;

/** The form of /contactez-nous (rule: messages/contact). */
export const contactForm = (rule: PhoneRule) =>
  z.strictObject({
    ...messageEnvelope,
    topic: z.enum(TOPICS, "Choisissez un sujet."),
    name: required("Veuillez entrer le nom.", 80),
    email,
    phone: optionalPhone(rule),
    message: required("Écrivez au moins 20 caractères.", 3_000, 20),
  });
