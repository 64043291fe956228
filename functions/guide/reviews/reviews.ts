import type * as z from "zod/mini";
import { holdsContact } from "../../../src/contract/shared/contact-in-text";
import { reviewForm, type OwnerReview } from "../../../src/contract/guide/review";
import type { reviewMessage } from "../../../src/contract/wire/message";
import { site } from "../../../src/site";
import type { Env } from "../../env";
import type { JsonContext } from "../../shared/context";
import type { Receipt } from "../../messages/forms";
import { wrongFields } from "../../shared/wrong-fields";
import type { Member, MemberContext } from "../../members/identity";
import { reviewsOf } from "./own-reviews";
import { problem } from "../../shared/problem";
import { referenceOf } from "../../messages/reference";
import { acknowledge, refuseRobot } from "../../messages/requests";
import { actsOf, keepAct, releaseReview } from "./member-actions-store";

const form = reviewForm(site.phone);
const ENDPOINT = "poster_avis";
const MAX_NAME_LENGTH = 80;
const NAMELESS = "Un automobiliste";

/** The name under which a review is published. A name that holds a telephone number is replaced (rule: guide/review-pen-name). */
const penName = (name: string) =>
  (holdsContact(name, site.phone) ? "" : name.trim().slice(0, MAX_NAME_LENGTH)) || NAMELESS;

const messageOf = (
  review: OwnerReview,
  { uid, email, name }: Member,
  receipt: Receipt,
): z.output<typeof reviewMessage> => ({
  ...receipt,
  id_membre: uid,
  email,
  pseudo: penName(name),
  id_modele: review.model_id,
  car_id: review.version_id,
  annee: review.year,
  kilometrage: review.mileage,
  duree_possession_mois: review.months_owned,
  usage: review.usage,
  note_confort: review.comfort,
  note_consommation: review.economy,
  note_fiabilite: review.reliability,
  note_tenue_piste: review.track_handling,
  note_entretien_pieces: review.upkeep,
  note_climatisation: review.air_conditioning,
  note_rapport_qualite_prix: review.value,
  conso_constatee: review.consumption,
  qualites: review.likes,
  defauts: review.dislikes,
  commentaire: review.comment,
  recommande: review.recommends,
  a_conduit: review.has_driven,
});

/** Whether the member's review of a model was refused, so that they may write another. */
async function wasRefused(env: Env, uid: string, modelId: number): Promise<boolean> {
  const written = (await actsOf(env.DB, uid)).find(({ act, subject }) => act === "review" && subject === modelId);
  return (await reviewsOf(env, uid))?.find(({ id_message }) => id_message === written?.id)?.etat === "refuse";
}

/**
 * `POST /api/reviews`: a member's review of a car they drive, one per model (rule: guide/review-once). It waits at api.php for moderation. The answer is 202
 * with the reference, also when the same review is sent again.
 */
export async function receiveReview({
  env,
  request,
  member,
  json,
  waitUntil,
}: MemberContext & JsonContext): Promise<Response> {
  const { success, data: review, error } = form.safeParse(json);
  if (!success) return problem("invalid", {}, wrongFields(error));
  const { id } = review;
  const refused = await refuseRobot(env, { ...review, filledIn: review.filled_in }, "reviews", request);
  if (refused) return refused;
  const now = Date.now();
  const reference = await referenceOf(id);
  const body = JSON.stringify(messageOf(review, member, { reference, recu_le: new Date(now).toISOString() }));
  const { uid } = member;
  const keep = () =>
    keepAct(
      env.DB,
      { id, endpoint: ENDPOINT, contact: uid, body },
      { uid, act: "review", subject: review.model_id },
      now,
    );
  let kept = await keep();
  if (kept === "before" && (await wasRefused(env, uid, review.model_id))) {
    await releaseReview(env.DB, uid, review.model_id);
    kept = await keep();
  }
  if (kept === "before") return problem("reviewed");
  if (kept === "changed") return problem("message_changed");
  return kept === "quota" ? problem("quota", { "Retry-After": "3600" }) : acknowledge(env, id, reference, waitUntil);
}
