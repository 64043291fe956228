import { deskLeads, type LeadNote, type LeadState } from "../../contract/messages/lead-desk";
import { askOps, type OpsSession } from "../../members/operators/ops-session";
import { nothing } from "../../shared/http/ask";

export const askLeads = (session: OpsSession, state: LeadState) => askOps(session, `leads?etat=${state}`, deskLeads);

/** Records what came of a call. */
export const noteCall = (session: OpsSession, id: string, said: Omit<LeadNote, "note"> & { readonly note: string }) =>
  askOps(session, `leads/${id}`, nothing, said);
