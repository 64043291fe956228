import * as z from "zod/mini";
import { email, messageEnvelope } from "../shared/fields";
import { pushAddress } from "../shared/push";

/** The text of what the alert is about (alert-subject.ts). */
const asked = z.string().check(z.maxLength(2_000));

/** Request for an alert: a saved search of used cars that sends an e-mail when a new ad matches (rule: market/alert-asked). */
export const alertForm = z.strictObject({
  ...messageEnvelope,
  email,
  search: asked,
});

/** Request for the same alert as a notification of this browser, which needs no e-mail address. */
export const pushAlertForm = z.strictObject({ ...messageEnvelope, search: asked, push: pushAddress });

/** An unguessable token that appears only in the e-mails of the alert. */
export const ALERT_TOKEN = /^[0-9a-f]{32}$/;
export const alertToken = z.strictObject({ token: z.string().check(z.regex(ALERT_TOKEN)) });
