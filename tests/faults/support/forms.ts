import { randomUUID } from "node:crypto";
import { PERSON } from "./sentinels";

let people = 0;
const anEmail = () => `awa-${randomUUID()}@${PERSON.emailHost}`;
/** A phone number that no message has used yet. */
const aPhone = () => PERSON.phone + String(people++ % 10_000).padStart(4, "0");

const sent = () => ({ id: randomUUID(), website: "", filled_in: 9_000, captcha: null });

export const aLead = () => ({
  ...sent(),
  request: "offres",
  car_condition: "neuve",
  payment_method: "credit",
  budget: "5000000-10000000",
  brand_ids: [1],
  model_id: null,
  version_id: null,
  name: PERSON.name,
  phone: aPhone(),
  email: anEmail(),
  channel: "whatsapp",
  moment: "soir",
  city: "Thiès",
  consent: true,
});
const aSubscription = () => ({ ...sent(), email: anEmail(), subjects: ["promos"], consent: true });
const aQuestion = () => ({
  ...sent(),
  topic: "question",
  name: PERSON.name,
  email: anEmail(),
  phone: aPhone(),
  message: PERSON.message,
});

const aReview = () => ({
  ...sent(),
  model_id: people++ + 1,
  version_id: null,
  year: "2019",
  mileage: "118 000",
  months_owned: "44",
  usage: "piste",
  comfort: 3,
  economy: 4,
  reliability: 5,
  track_handling: 5,
  upkeep: 3,
  air_conditioning: 4,
  value: 3,
  consumption: "8,6",
  likes: PERSON.message,
  dislikes: PERSON.message,
  comment: "",
  recommends: true,
  has_driven: true,
});
const aVote = () => ({ id: randomUUID(), vote: "report", review_id: people++ + 1, reason: "faux" });
/** Valid messages to addresses that only members may use. */
export const OF_MEMBERS = { reviews: aReview, votes: aVote } as const;

/** Valid messages about an ad, and a valid alert for a search. */
export const OF_MARKET = {
  message: () => ({ ...sent(), name: PERSON.name, phone: aPhone(), email: anEmail(), text: PERSON.message }),
  report: () => ({ reason: "arnaque", text: PERSON.message }),
  contact: () => ({ way: "telephone" }),
  alert: () => ({ ...sent(), email: anEmail(), search: "marque=kia&prix_max=7000000" }),
} as const;

/** Address under /api → a function that makes a new valid message each time. */
export const FORMS = { leads: aLead, newsletter: aSubscription, contact: aQuestion } as const;
