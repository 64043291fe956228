/** Answers of the Worker to the owner of an ad, apart from the list (`ownAds`). */
import * as z from "zod/mini";
import { ownAd } from "./ad";
import { AD_STEPS, type AdStep } from "./form";

/** Number of photos that an ad needs before it can be submitted. */
export const MIN_PHOTOS = 3;

/** Answer to each action of an owner: the ad in its new state. */
export const ownAdAnswer = z.object({ ad: ownAd });

const answers = z.optional(z.record(z.string(), z.unknown()));

/** `GET /api/me/ads/{id}`: the whole ad, for editing; a step that was never filled in is absent. */
export const ownAdToEdit = z.extend(ownAdAnswer, {
  answers: z.object(Object.fromEntries(AD_STEPS.map((step) => [step, answers])) as Record<AdStep, typeof answers>),
});
export type OwnAdToEdit = z.infer<typeof ownAdToEdit>;
