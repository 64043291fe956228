import * as z from "zod/mini";
import { consent, email, sent } from "./fields";

export const SUBJECTS = ["actualites", "promos", "baisses_de_prix", "guides"] as const;

/** The newsletter popup (SPEC § 2.3, MARKET § 2.15). */
export const newsletterForm = z.strictObject({
  ...sent,
  email,
  subjects: z.array(z.enum(SUBJECTS)).check(z.minLength(1, "Choisissez au moins un sujet."), z.maxLength(SUBJECTS.length)),
  consent,
});
export type NewsletterSubscription = z.output<typeof newsletterForm>;
