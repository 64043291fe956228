/** The desk of requests for a car (`/api/ops/leads`), shared by the Worker and the page /bureau (rule: messages/desk). */
import * as z from "zod/mini";
import { isDay } from "../shared/day";
import { optional } from "../shared/fields";

/** State of a request → its French name, in the order in which a request goes through them. */
export const LEAD_STATES = {
  a_appeler: "À appeler",
  rappeler: "À rappeler",
  appele: "Appelé",
  conclu: "Conclu",
  perdu: "Perdu",
} as const;
export const LEAD_STATE_NAMES = [
  "a_appeler",
  "rappeler",
  "appele",
  "conclu",
  "perdu",
] as const satisfies readonly (keyof typeof LEAD_STATES)[];
export type LeadState = (typeof LEAD_STATE_NAMES)[number];

/** Whether api.php has a request. */
export const DELIVERIES = { waiting: "attend api.php", sent: "transmise", undeliverable: "abandonnée" } as const;

export const MAX_CALL_NOTE_LENGTH = 500;

/** `POST /api/ops/leads/{id}`: what came of a call. A day is asked for where somebody is to be called again, and only there. */
export const leadNote = z
  .strictObject({
    state: z.enum(LEAD_STATE_NAMES, "Choisissez un état."),
    recall_on: z.nullable(z.string().check(z.refine(isDay, "Donnez un jour."))),
    note: optional(MAX_CALL_NOTE_LENGTH),
  })
  .check(
    z.refine(({ state, recall_on }) => (state === "rappeler") === (recall_on !== null), {
      path: ["recall_on"],
      error: "Donnez le jour où rappeler.",
    }),
  );
export type LeadNote = z.output<typeof leadNote>;

const text = z.string();
const maybe = z.nullable(z.string());
const id = z.nullable(z.int());
const call = z.object({ at: text, operator: text, state: z.enum(LEAD_STATE_NAMES), recall_on: maybe, note: maybe });

/** A request as the desk shows it, with keys of lists. */
const deskLead = z.object({
  id: text,
  reference: text,
  received_at: text,
  delivery: z.enum(["waiting", "sent", "undeliverable"]),
  state: z.enum(LEAD_STATE_NAMES),
  recall_on: maybe,
  name: text,
  phone: text,
  email: maybe,
  city: maybe,
  channel: text,
  moment: text,
  request: text,
  condition: text,
  payment: text,
  budget: text,
  brand_ids: z.array(z.int()),
  model_id: id,
  version_id: id,
  dealer_id: id,
  /** The newest first. */
  calls: z.array(call),
});
export type DeskLead = z.infer<typeof deskLead>;

/** `GET /api/ops/leads?etat=…`: some requests in a state, and how many there are in each. */
export const deskLeads = z.object({ counts: z.record(z.string(), z.int()), leads: z.array(deskLead) });
export type DeskLeads = z.infer<typeof deskLeads>;
