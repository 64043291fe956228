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

/** What the link of the e-mail that asks for confirmation has: the id of the request, which finds it, and 32 digits that nobody guesses. */
export const NEWSLETTER_TOKEN = /^(?<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-[0-9a-f]{32}$/i;
export const newsletterToken = z.strictObject({ token: z.string().check(z.regex(NEWSLETTER_TOKEN)) });
