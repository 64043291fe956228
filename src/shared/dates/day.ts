/** Milliseconds of a day. What browsers load spells it where it needs it, since a module of its own would weigh more. */
export const DAY = 86_400_000;
