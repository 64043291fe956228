/** What every form sends beside its fields. */
export const sent = () => ({ id: crypto.randomUUID(), website: "", filled_in: 9_000, captcha: null });
const anEmail = () => `awa-${crypto.randomUUID()}@exemple.sn`;
/** A new telephone number, which has reached no quota. */
export const aPhone = () => `77${String(Math.floor(Math.random() * 1e7)).padStart(7, "0")}`;

/** The sentence with an ending of letters that no other text has. Digits of chance can look like a telephone number, which reviews refuse. */
export const unlikeOthers = (sentence: string) => `${sentence} ${crypto.randomUUID().replace(/[^a-f]/g, "")}`;

/** A message as the lead popup sends it. */
export const aLead = (more: object = {}) => ({
  ...sent(),
  request: "offres",
  car_condition: "neuve",
  payment_method: "credit",
  budget: "5000000-10000000",
  brand_ids: [1],
  model_id: null,
  version_id: null,
  name: "Awa Diop",
  phone: aPhone(),
  email: "",
  channel: "whatsapp",
  moment: "soir",
  city: "Thiès",
  consent: true,
  ...more,
});
export const aSubscription = (more: object = {}) => ({
  ...sent(),
  email: anEmail(),
  subjects: ["promos"],
  consent: true,
  ...more,
});
/** A message as the contact page sends it. */
export const aQuestion = (more: object = {}) => ({
  ...sent(),
  topic: "question",
  name: "Awa",
  email: anEmail(),
  phone: "",
  message: "Où est passé le prix du Hilux ?",
  ...more,
});

/** A review as a member sends it. */
export const aReview = (more: object = {}) => ({
  ...sent(),
  model_id: 101,
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
  likes: "Elle démarre toujours et passe partout, même en hivernage.",
  dislikes: "À vide, la suspension arrière secoue beaucoup les passagers.",
  comment: "",
  recommends: true,
  has_driven: true,
  ...more,
});

/** What a visitor writes to a seller. */
export const aMessageToASeller = (more: object = {}) => ({
  ...sent(),
  name: "Moussa Ba",
  phone: "77 123 45 67",
  email: "",
  text: "Bonjour, la voiture est-elle encore là ?",
  ...more,
});

export const aMessage = { leads: aLead, newsletter: aSubscription, contact: aQuestion } as const;

/** A vote on a review, which a member sends by one tap. */
export const aVote = (more: object = {}) => ({ id: crypto.randomUUID(), vote: "useful", review_id: 7, ...more });
