import {
  type DeskLead,
  DELIVERIES,
  type DeskLeads,
  LEAD_STATE_NAMES,
  LEAD_STATES,
  leadNote,
  type LeadState,
} from "../../../src/contract/messages/lead-desk";
import { budgetWords, leadWords } from "../../../src/messages/desk/lead-words";
import type { OperatorContext } from "../../members/operators/operator";
import type { JsonContext } from "../../shared/context";
import { liveJson, noContent } from "../../shared/live-json";
import { problem } from "../../shared/problem";
import { wrongFields } from "../../shared/wrong-fields";
import { csvAnswer } from "../csv";
import { leadCounts, type LeadRow, leadsIn, noteLead } from "./lead-desk-store";
import { isoOf } from "../../shared/iso-of";

const MAX_SHOWN = 50;
const MAX_EXPORTED = 2_000;

const shown = ({ id, received_at, delivery, state, recall_on, lead, calls }: LeadRow): DeskLead => ({
  id,
  reference: lead.reference ?? "",
  received_at: isoOf(received_at),
  delivery,
  state,
  recall_on,
  name: lead.nom ?? "",
  phone: lead.telephone ?? "",
  email: lead.email ?? null,
  city: lead.ville ?? null,
  channel: lead.canal_prefere ?? "",
  moment: lead.moment_prefere ?? "",
  request: lead.demande ?? "",
  condition: lead.car_condition ?? "",
  payment: lead.payment_method ?? "",
  budget: lead.budget ?? "",
  brand_ids: lead.marques_souhaitees ?? [],
  model_id: lead.id_modele ?? null,
  version_id: lead.car_id ?? null,
  dealer_id: lead.id_concessionnaire ?? null,
  calls: calls.map(({ message_id: _message, at, ...call }) => ({ ...call, at: isoOf(at) })),
});

/** The state that an address asks for: null for all; undefined where there is no such state. */
function wantedIn({ url }: Request): LeadState | null | undefined {
  const asked = new URL(url).searchParams.get("etat");
  return asked === null ? null : LEAD_STATE_NAMES.find((name) => name === asked);
}

/** `GET /api/ops/leads?etat=…` (rule: messages/desk) */
export async function listLeads({ env, request }: OperatorContext): Promise<Response> {
  const wanted = wantedIn(request);
  if (wanted === undefined) return problem("unreadable");
  const [counts, leads] = await Promise.all([leadCounts(env.DB), leadsIn(env.DB, wanted, MAX_SHOWN)]);
  return liveJson({ counts, leads: leads.map(shown) } satisfies DeskLeads);
}

/** `POST /api/ops/leads/{id}` (rule: messages/desk-calls) */
export async function noteCall({
  env,
  json,
  operator,
  params: { id = "" },
}: OperatorContext & JsonContext): Promise<Response> {
  const { success, data, error } = leadNote.safeParse(json);
  if (!success) return problem("invalid", {}, wrongFields(error));
  return (await noteLead(env.DB, id, data, operator.name, Date.now())) ? noContent() : problem("unknown_lead");
}

const COLUMNS = [
  "reçue le",
  "référence",
  "état",
  "rappeler le",
  "transmission",
  "nom",
  "téléphone",
  "e-mail",
  "ville",
  "répondre par",
  "moment",
  "demande",
  "voiture",
  "paiement",
  "budget",
  "appels",
];

/** `GET /api/ops/leads.csv?etat=…` (rule: messages/desk-export) */
export async function exportLeads({ env, request }: OperatorContext): Promise<Response> {
  const wanted = wantedIn(request);
  if (wanted === undefined) return problem("unreadable");
  const rows = (await leadsIn(env.DB, wanted, MAX_EXPORTED)).map(shown).map((lead) => {
    const words = leadWords(lead);
    return [
      lead.received_at,
      lead.reference,
      LEAD_STATES[lead.state],
      lead.recall_on,
      DELIVERIES[lead.delivery],
      lead.name,
      lead.phone,
      lead.email,
      lead.city,
      words.channel,
      words.moment,
      words.request,
      words.condition,
      words.payment,
      budgetWords(lead.budget),
      lead.calls
        .map(({ at, operator, state, note }) => [at, operator, LEAD_STATES[state], note].filter(Boolean).join(" "))
        .join("\n"),
    ];
  });
  return csvAnswer(COLUMNS, rows, "demandes");
}
