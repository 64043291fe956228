import * as z from "zod/mini";
import { consent, email, messageEnvelope } from "../shared/fields";

export const SUBJECTS = ["actualites", "promos", "baisses_de_prix", "guides"] as const;

/** Fields of the newsletter popup (rule: messages/newsletter). */
export const newsletterForm = z.strictObject({
  ...messageEnvelope,
  email,
  subjects: z
    .array(z.enum(SUBJECTS))
    .check(z.minLength(1, "Choisissez au moins un sujet."), z.maxLength(SUBJECTS.length)),
  consent,
});
