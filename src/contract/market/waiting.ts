/** Shown for an ad that was online and awaits moderation after a change. */
export const WAITING = "Cette annonce est en cours de vérification. Revenez dans quelques heures.";
export const WAITING_HEAD = { title: "Annonce en cours de vérification", description: WAITING } as const;
