/** The specification fixes these titles (rule: messages/lead-steps). */
export const STEPS = ["JE CHERCHE UNE VOITURE", "MODE DE PAIEMENT", "MARQUE ET BUDGET"] as const;
export type Step = 0 | 1 | 2;

/** State of the popup: hidden, or visible at one of its steps (rule: messages/lead-steps). */
export interface LeadPopupState {
  readonly visible: boolean;
  readonly step: Step;
}

export const HIDDEN: LeadPopupState = { visible: false, step: 0 };

export type LeadPopupEvent =
  | { readonly type: "show" }
  | { readonly type: "hide" }
  | { readonly type: "step"; readonly step: number };

const isStep = (step: number): step is Step => Number.isInteger(step) && step >= 0 && step < STEPS.length;

/** Reducer of the popup: hiding it goes back to step 0, and an invalid step is ignored. */
export function leadPopup(state: LeadPopupState, event: LeadPopupEvent): LeadPopupState {
  if (event.type === "hide") return HIDDEN;
  if (event.type === "show") return { ...state, visible: true };
  return isStep(event.step) ? { ...state, step: event.step } : state;
}
