/**
 * What the edge hands to api.php for people to answer: POST, JSON, the key in the header and in the body. These calls and
 * their names are assumed.
 */
import * as z from "zod/mini";
import { valuesOf } from "../market/lists";
import { AD_REFUSALS } from "../market/reasons";
import { TOPICS } from "../messages/contact";
import { CAR_CONDITIONS, CHANNELS, MOMENTS, MAX_BRANDS, PAYMENT_METHODS, REQUESTS } from "../messages/lead";
import { SUBJECTS } from "../messages/newsletter";
import { MIN_OPINION_LENGTH, USAGES } from "../guide/review";
import { REPORT_REASONS } from "../guide/vote";
import { isoDate } from "./primitives";
import { scoresOf } from "./review";

const line = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));
const email = z.string().check(z.maxLength(254), z.regex(/^[^\s@]+@[^\s@]+$/));
/** E.164. */
const phone = z.string().check(z.regex(/^\+[1-9]\d{6,14}$/));
/** Of this site, from its root: `/marche-doccasion/…`. */
const path = z.string().check(z.maxLength(2_000), z.regex(/^\/[^\s/]\S*$/));
const rowId = z.int().check(z.positive());

const every = {
  /** What the visitor was told, to be read out on the telephone. */
  reference: line(20),
  recu_le: isoDate,
};

export const leadMessage = z.strictObject({
  ...every,
  demande: z.enum(REQUESTS),
  car_condition: z.enum(CAR_CONDITIONS),
  payment_method: z.enum(PAYMENT_METHODS),
  /** Francs CFA, from – to: `5000000-10000000`, `40000000-`. */
  budget: z.string().check(z.regex(/^\d{1,9}-\d{0,9}$/)),
  marques_souhaitees: z.array(rowId).check(z.maxLength(MAX_BRANDS)),
  id_modele: z.nullable(rowId),
  car_id: z.nullable(rowId),
  /** Absent from messages that were kept before this field existed. */
  id_concessionnaire: z.optional(z.nullable(rowId)),
  nom: line(80),
  telephone: phone,
  email: z.nullable(email),
  canal_prefere: z.enum(CHANNELS),
  moment_prefere: z.enum(MOMENTS),
  ville: z.nullable(line(60)),
  consentement: z.literal(true),
});

const ofNewsletter = {
  ...every,
  email,
  sujets: z.array(z.enum(SUBJECTS)).check(z.minLength(1), z.maxLength(SUBJECTS.length)),
};
export const newsletterMessage = z.strictObject({ ...ofNewsletter, consentement: z.literal(true) });

/** Somebody typed this address: it is subscribed, by `newsletter`, once the link’s page was confirmed. */
export const newsletterToConfirmMessage = z.strictObject({ ...ofNewsletter, lien: path });

export const contactMessage = z.strictObject({
  ...every,
  sujet: z.enum(TOPICS),
  nom: line(80),
  /** Null where the visitor gave a telephone number only. */
  email: z.nullable(email),
  telephone: z.nullable(phone),
  message: z.string().check(z.trim(), z.minLength(20), z.maxLength(3_000)),
});

const score = z.int().check(z.gte(1), z.lte(5));
const opinion = z.string().check(z.trim(), z.minLength(MIN_OPINION_LENGTH), z.maxLength(1_500));

/** Waits for somebody to read it; published, it is a row of `get_avis`. One a member and model. */
export const reviewMessage = z.strictObject({
  ...every,
  /** Of the identity provider; never published, nor is the address. */
  id_membre: line(128),
  email,
  pseudo: line(80),
  id_modele: rowId,
  car_id: z.nullable(rowId),
  annee: z.int().check(z.gte(1980), z.lte(2100)),
  kilometrage: z.int().check(z.nonnegative()),
  duree_possession_mois: z.int().check(z.nonnegative()),
  usage: z.enum(USAGES),
  ...scoresOf(score),
  conso_constatee: z.nullable(z.number().check(z.positive())),
  qualites: opinion,
  defauts: opinion,
  commentaire: z.nullable(line(3_000)),
  recommande: z.boolean(),
  a_conduit: z.literal(true),
});

const ofMember = { ...every, id_membre: line(128) };

/** Counts in `votes_utiles`, once a member. */
export const usefulMessage = z.strictObject({ ...ofMember, id_avis: rowId });
/** For somebody to look at a published review again. */
export const reportMessage = z.strictObject({ ...ofMember, id_avis: rowId, motif: z.enum(REPORT_REASONS) });
/** A member takes a review back: what they wrote is erased, published or not. */
const withdrawalMessage = z.strictObject({ ...ofMember, id_message: line(128) });
/** A member has deleted their account: all that they sent is erased. */
const farewellMessage = z.strictObject(ofMember);

/** Mails to who sells, about an ad of theirs. */
const ofSeller = { ...ofMember, email, annonce: line(20), titre: line(160) };
/** Online from now on, until a day. */
export const adPublishedMessage = z.strictObject({ ...ofSeller, expire_le: isoDate, lien: path });
export const adRefusedMessage = z.strictObject({
  ...ofSeller,
  motif: z.enum(valuesOf(AD_REFUSALS)),
  lien_mes_annonces: path,
});
/** Five days before it goes: at `lien_mes_annonces` one tap renews it, or says that it is sold. */
export const adReminderMessage = z.strictObject({
  ...ofSeller,
  expire_le: isoDate,
  lien: path,
  lien_mes_annonces: path,
});

/** Mails of saved searches; `id_membre` where a member saved it. */
const ofAlert = { ...every, id_membre: z.nullable(line(128)), email, nom: line(200) };
/** Somebody typed this address: nothing else is mailed to it before the link’s page was confirmed. */
export const alertToConfirmMessage = z.strictObject({ ...ofAlert, lien: path });
/** Ads that are new to a saved search: each is told once. */
export const alertMessage = z.strictObject({
  ...ofAlert,
  annonces: z
    .array(
      z.strictObject({
        titre: line(160),
        prix: z.int().check(z.nonnegative()),
        /** Only where the price was lowered. */
        prix_avant: z.optional(z.int().check(z.nonnegative())),
        /** How the price compares with its estimate, in words; only where there is one. */
        avis_prix: z.optional(line(40)),
        /** These two are absent for a new car of the guide. */
        kilometrage: z.optional(z.int().check(z.nonnegative())),
        lieu: z.optional(line(160)),
        lien: path,
      }),
    )
    .check(z.minLength(1), z.maxLength(50)),
  lien_recherche: path,
  /** Takes leave by one tap; `POST` to `lien_desabonner` does so without a page (RFC 8058). */
  lien_quitter: path,
  lien_desabonner: path,
});

/** What a visitor writes to the seller of a used car: to be sent on to them by e-mail, the visitor's own as the address to answer. */
export const adMessage = z.strictObject({
  ...every,
  id_annonce: line(20),
  reference_annonce: line(20),
  titre: line(200),
  /** Of the ad's page. */
  lien: z.string().check(z.maxLength(500), z.regex(/^https?:\/\//)),
  email_vendeur: email,
  nom: line(80),
  telephone: z.nullable(phone),
  email: z.nullable(email),
  message: z.string().check(z.trim(), z.minLength(10), z.maxLength(2_000)),
});

/** A part of the site fails, or goes well again: mailed to who runs the site. */
export const incidentMessage = z.strictObject({ ...every, email, texte: line(1_000), lien: path });

/** Endpoint → what it takes. */
export const messages = {
  post_lead: leadMessage,
  lettre_confirmer: newsletterToConfirmMessage,
  newsletter: newsletterMessage,
  contact: contactMessage,
  poster_avis: reviewMessage,
  voter_avis: usefulMessage,
  signaler_avis: reportMessage,
  retirer_avis: withdrawalMessage,
  oublier_membre: farewellMessage,
  annonce_publiee: adPublishedMessage,
  annonce_refusee: adRefusedMessage,
  annonce_rappel: adReminderMessage,
  alerte_confirmer: alertToConfirmMessage,
  alerte_annonces: alertMessage,
  message_annonce: adMessage,
  exploitation: incidentMessage,
} as const;
export type MessageEndpoint = keyof typeof messages;

/** What api.php answers to a message it has kept. */
export const kept = z.object({ ok: z.literal(true) });
