/** Of an ad that was online, was changed, and is read again before others see it. */
export const WAITING = "Cette annonce est en cours de vérification. Revenez dans quelques heures.";
export const WAITING_HEAD = { title: "Annonce en cours de vérification", description: WAITING } as const;

/** What its document holds in the place of the ad. */
export interface WaitingAd {
  readonly id: string;
  readonly waiting: true;
}
