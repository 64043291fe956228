/** The dealer that a request is addressed to (rule: messages/lead-dealer). */
export interface LeadDealer {
  readonly dealerId: number;
  readonly name: string;
}
