import type * as z from "zod/mini";
import { leadForm } from "../../src/contract/messages/lead";
import type { SwitchOn, Way } from "../../src/contract/shared/switches";
import { whatsappLink } from "../../src/shared/share/whatsapp-link";
import { site } from "../../src/site";

const lead = leadForm(site.phone);

const REQUESTS = { offres: "des offres", devis: "un devis", essai: "un essai" } as const;
const CONDITIONS = { neuve: "neuve", occasion: "d’occasion", indifferent: "neuve ou d’occasion" } as const;
const PAYMENTS = {
  comptant: "comptant",
  credit: "à crédit",
  leasing: "en leasing",
  reprise: "avec une reprise",
} as const;
const CHANNELS = { whatsapp: "WhatsApp", appel: "téléphone", email: "e-mail" } as const;

/** A lead in words, with all that the form asks for: whoever reads it can answer as to one that came by the form. */
function wordsOf(form: z.output<typeof lead>): string {
  const { request, car_condition, payment_method, budget, brand_ids, model_id, version_id, dealer_id } = form;
  const ids = [
    ...(brand_ids.length > 0 ? [`marques ${brand_ids.join(", ")}`] : []),
    ...(model_id === null ? [] : [`modèle ${model_id}`]),
    ...(version_id === null ? [] : [`version ${version_id}`]),
    ...(dealer_id === null ? [] : [`concessionnaire ${dealer_id}`]),
  ];
  return [
    `Bonjour, je demande ${REQUESTS[request]} pour une voiture ${CONDITIONS[car_condition]}, payée ${PAYMENTS[payment_method]}.`,
    `Budget (F CFA) : ${budget}`,
    ...(ids.length > 0 ? [`Sur le site : ${ids.join(", ")}`] : []),
    `Nom : ${form.name}`,
    `Téléphone : ${form.phone}`,
    ...(form.email === null ? [] : [`E-mail : ${form.email}`]),
    ...(form.city === null ? [] : [`Ville : ${form.city}`]),
    `Réponse par ${CHANNELS[form.channel]}${form.moment === "indifferent" ? "" : ` (${form.moment.replace("_", "-")})`}`,
  ].join("\n");
}

/** The ways by which a lead goes out while its form is closed, with the message already written (rule: messages/leads-by-mail). */
export function leadWays({ email, whatsapp }: SwitchOn, json: unknown): readonly Way[] {
  const { data } = lead.safeParse(json);
  const words = data ? wordsOf(data) : "Bonjour, je cherche une voiture.";
  const subject = encodeURIComponent(`Demande sur ${site.name}`);
  return [
    ...(whatsapp === null ? [] : [{ label: "Envoyer par WhatsApp", address: whatsappLink(whatsapp, words) }]),
    ...(email === null
      ? []
      : [
          {
            label: "Envoyer par e-mail",
            address: `mailto:${email}?subject=${subject}&body=${encodeURIComponent(words)}`,
          },
        ]),
  ];
}
