import { randomUUID } from "node:crypto";
import * as usual from "../../support/messages";
import { anAddress } from "../../support/reference-api";
import type { RawRequest } from "./ask";
import { PERSON } from "./sentinels";

let people = 0;
const anEmail = () => `awa-${randomUUID()}@${PERSON.emailHost}`;
/** A phone number that no message has used yet. */
const aPhone = () => PERSON.phone + String(people++ % 10_000).padStart(4, "0");

const aPerson = () => ({ name: PERSON.name, phone: aPhone(), email: anEmail() });

export const aLead = () => usual.aLead(aPerson());
const aSubscription = () => usual.aSubscription({ email: anEmail() });
const aQuestion = () => usual.aQuestion({ ...aPerson(), message: PERSON.message });
const aReview = () => usual.aReview({ model_id: people++ + 1, likes: PERSON.message, dislikes: PERSON.message });
const aVote = () => usual.aVote({ vote: "report", review_id: people++ + 1, reason: "faux" });
/** The same of what members alone send. */
export const OF_MEMBERS = { reviews: aReview, votes: aVote } as const;

/** Valid messages about an ad, and a valid alert for a search. */
export const OF_MARKET = {
  message: () => usual.aMessageToASeller({ ...aPerson(), text: PERSON.message }),
  report: () => ({ reason: "arnaque", text: PERSON.message }),
  contact: () => ({ way: "telephone" }),
  alert: () => ({ ...usual.sent(), email: anEmail(), search: "marque=kia&prix_max=7000000" }),
} as const;

/** A form as a page of the site sends it, from a network that has not reached any limit. @param site its address */
export const sentForm = (site: string, form: string, message: object): RawRequest => ({
  method: "POST",
  path: `/api/${form}`,
  headers: { "Content-Type": "application/json", Origin: site, "CF-Connecting-IP": anAddress() },
  body: JSON.stringify(message),
});

/** Address under /api → a function that makes a new valid message each time. */
export const FORMS = { leads: aLead, newsletter: aSubscription, contact: aQuestion } as const;
