/** What the edge answers an owner of their own ads, beside the list (`ownAds`). */
import * as z from "zod/mini";
import { ownAd } from "./ad";
import { AD_STEPS, type AdStep } from "./form";

/** Photos that an ad needs before it is submitted. */
export const MIN_PHOTOS = 3;

/** To each of an owner's acts: the ad as it is now. */
export const ownAdAnswer = z.object({ ad: ownAd });

const answers = z.optional(z.record(z.string(), z.unknown()));

/** `GET /api/me/ads/{id}`: all of it, to be typed on; a step that was never answered is left out. */
export const ownAdToEdit = z.extend(ownAdAnswer, {
  answers: z.object(Object.fromEntries(AD_STEPS.map((step) => [step, answers])) as Record<AdStep, typeof answers>),
});
export type OwnAdToEdit = z.infer<typeof ownAdToEdit>;
