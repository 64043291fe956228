import * as z from "zod/mini";
import { email, messageEnvelope } from "../shared/fields";

/** Request for an alert: a saved search of used cars that sends an e-mail when a new ad matches (rule: market/alert-asked). */
export const alertForm = z.strictObject({
  ...messageEnvelope,
  email,
  /** The query string of the search (src/contract/market/search.ts); the reader ignores its page and sort order. */
  search: z.string().check(z.maxLength(2_000)),
});

/** An unguessable token that appears only in the e-mails of the alert. */
export const ALERT_TOKEN = /^[0-9a-f]{32}$/;
export const alertToken = z.strictObject({ token: z.string().check(z.regex(ALERT_TOKEN)) });
