import * as z from "zod/mini";
import { contactForm } from "../../src/contract/messages/contact";
import { leadForm } from "../../src/contract/messages/lead";
import { newsletterForm } from "../../src/contract/messages/newsletter";
import type {
  contactMessage,
  leadMessage,
  MessageEndpoint,
  newsletterToConfirmMessage,
} from "../../src/contract/wire/message";
import { confirmationLink } from "./newsletter-link";
import { wrongFields } from "../shared/wrong-fields";
import { site } from "../../src/site";

const lead = leadForm(site.phone);
const contact = contactForm(site.phone);

export interface Receipt {
  readonly reference: string;
  /** ISO 8601. */
  readonly recu_le: string;
}

const ofLead = (form: z.output<typeof lead>, receipt: Receipt): z.output<typeof leadMessage> => ({
  ...receipt,
  demande: form.request,
  car_condition: form.car_condition,
  payment_method: form.payment_method,
  budget: form.budget,
  marques_souhaitees: form.brand_ids,
  id_modele: form.model_id,
  car_id: form.version_id,
  id_concessionnaire: form.dealer_id,
  nom: form.name,
  telephone: form.phone,
  email: form.email,
  canal_prefere: form.channel,
  moment_prefere: form.moment,
  ville: form.city,
  consentement: form.consent,
});

const ofNewsletter = (
  form: z.output<typeof newsletterForm>,
  receipt: Receipt,
): z.output<typeof newsletterToConfirmMessage> => ({
  ...receipt,
  email: form.email,
  sujets: form.subjects,
  lien: confirmationLink(form.id),
});

const ofContact = (form: z.output<typeof contact>, receipt: Receipt): z.output<typeof contactMessage> => ({
  ...receipt,
  sujet: form.topic,
  nom: form.name,
  email: form.email,
  telephone: form.phone,
  message: form.message,
});

/** A form that was validated: how to make the message of it, or what is wrong with its fields. */
export type Judged =
  | {
      readonly ok: true;
      readonly id: string;
      readonly website: string;
      readonly filledIn: number;
      readonly captcha: string | null;
      readonly contact: string;
      readonly message: (receipt: Receipt) => object;
    }
  /** Name of a field → the sentence under it. */
  | { readonly ok: false; readonly fields: Readonly<Record<string, string>> };

const judge =
  <Form extends { id: string; website: string; filled_in: number; captcha: string | null }>(
    schema: { safeParse: (value: unknown) => z.core.util.SafeParseResult<Form> },
    contactOf: (form: Form) => string,
    messageOf: (form: Form, receipt: Receipt) => object,
  ) =>
  (value: unknown): Judged => {
    const { success, data, error } = schema.safeParse(value);
    if (!success) return { ok: false, fields: wrongFields(error) };
    return {
      ok: true,
      id: data.id,
      website: data.website,
      filledIn: data.filled_in,
      captcha: data.captcha,
      contact: contactOf(data),
      message: (receipt) => messageOf(data, receipt),
    };
  };

/** Path under /api → the endpoint of api.php that takes the form, and its validation. */
export const forms = {
  leads: { endpoint: "post_lead", judge: judge(lead, ({ phone }) => phone, ofLead) },
  newsletter: {
    endpoint: "lettre_confirmer",
    judge: judge(newsletterForm, ({ email }) => email.toLowerCase(), ofNewsletter),
  },
  contact: {
    endpoint: "contact",
    judge: judge(contact, ({ email, phone }) => email?.toLowerCase() ?? phone ?? "", ofContact),
  },
} as const satisfies Record<string, { readonly endpoint: MessageEndpoint; readonly judge: (value: unknown) => Judged }>;
export type FormName = keyof typeof forms;
