/** Sentences that show what a search understands. Their figures are what somebody may ask for, and say nothing of any car. */
export const NEW_CAR_EXAMPLE = "SUV moins de 15 M";
export const USED_CAR_EXAMPLE = "Toyota à Dakar moins de 5 M";
