import * as z from "zod/mini";
import { email, sent } from "../messages/fields";

/** A search of used cars that writes when something new is found (rule: market/alert-asked). */
export const alertForm = z.strictObject({
  ...sent,
  email,
  /** As its address says it (src/contract/market/search.ts), pages and orders left out by whoever reads it. */
  search: z.string().check(z.maxLength(2_000)),
});

/** Unguessable: of an alert’s mails alone. */
export const ALERT_TOKEN = /^[0-9a-f]{32}$/;
export const alertToken = z.strictObject({ token: z.string().check(z.regex(ALERT_TOKEN)) });
