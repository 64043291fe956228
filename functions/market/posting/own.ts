import * as z from "zod/mini";
import type { OwnAd } from "../../../src/contract/market/ad";
import { AD_ID } from "../../../src/contract/market/ad-id";
import { answersOf } from "../../../src/contract/market/form";
import { MAX_PRICE } from "../../../src/contract/market/form-doubts";
import type { OwnAdToEdit } from "../../../src/contract/market/form-own";
import type { Env } from "../../env";
import type { JsonContext } from "../../shared/context";
import { wrongFields } from "../../shared/wrong-fields";
import type { Member, MemberContext } from "../../members/identity";
import { liveJson, noContent } from "../../shared/live-json";
import { problem } from "../../shared/problem";
import { sha256 } from "../../shared/sha-256";
import { isDayOver } from "../../members/member-days-store";
import { ownAdOf, type OwnRow, ownRow, ownRows, valuesOf } from "./own-ads-store";
import { beginAd, isBlocked } from "./own-ads-changes-store";
import { edit, lowerPrice, remove, renew, sell, submit } from "./owner-actions";

/** 32 characters that are not mistaken for each other, five bits each (AD_ID). */
const SIGNS = "0123456789abcdefghjkmnpqrstvwxyz";
const idOf = (bytes: Uint8Array) => [...bytes.subarray(0, 12)].map((byte) => SIGNS[byte & 31]).join("");
/** The id of a new ad. It follows from the browser's id, so that a request may be repeated, and from the member, so that it cannot be guessed. */
const adIdOf = async ({ uid }: Member, id: string) => idOf(await sha256(`${uid}:${id}`));

const answerAd = (ad: OwnRow | null, status = 200) =>
  ad ? liveJson({ ad: ownAdOf(ad) } satisfies { ad: OwnAd }, status) : problem("unknown_ad");
/** The ad that is asked for, if it is the member's. Somebody else's ad is treated as one that does not exist. */
const theirs = async ({ env, member: { uid }, params: { id = "" } }: MemberContext) =>
  AD_ID.test(id) ? ownRow(env.DB, uid, id) : null;

/** `GET /api/me/ads` */
export const listOwnAds = async ({ env, member: { uid } }: MemberContext): Promise<Response> =>
  liveJson({ ads: (await ownRows(env.DB, uid)).map(ownAdOf) });

const draft = z.strictObject({ id: z.uuid() });

/** `POST /api/me/ads`: a new draft. 201 with the ad. */
export async function beginOwnAd({ env, member, json }: MemberContext & JsonContext): Promise<Response> {
  const { success, data, error } = draft.safeParse(json);
  if (!success) return problem("invalid", {}, wrongFields(error));
  const id = await adIdOf(member, data.id);
  const now = Date.now();
  await beginAd(env.DB, member, id, idOf(crypto.getRandomValues(new Uint8Array(12))), now);
  const ad = await ownRow(env.DB, member.uid, id);
  if (ad ? ad.blocked === 1 : await isBlocked(env.DB, member.uid)) return problem("seller_blocked");
  if (ad) return answerAd(ad, 201);
  return (await isDayOver(env.DB, member.uid, "draft", now))
    ? problem("drafts_quota", { "Retry-After": "86400" })
    : problem("many_drafts");
}

/** `GET /api/me/ads/{id}` */
export async function readOwnAd(context: MemberContext): Promise<Response> {
  const ad = await theirs(context);
  if (!ad) return problem("unknown_ad");
  return liveJson({ ad: ownAdOf(ad), answers: answersOf(valuesOf(ad)) } satisfies OwnAdToEdit);
}

/** `DELETE /api/me/ads/{id}` */
export async function deleteOwnAd(context: MemberContext): Promise<Response> {
  const ad = await theirs(context);
  if (!ad) return problem("unknown_ad");
  return (await remove(context.env, ad, Date.now())) ?? noContent();
}

type Act<Sent> = (env: Env, ad: OwnRow, sent: Sent, now: number) => Promise<Response | null>;

/** The handler of an action on one's own ad. @param evenBlocked whether a blocked seller may still do it */
const takes =
  <Sent>(schema: z.ZodMiniType<Sent>, act: Act<Sent>, evenBlocked = false) =>
  async (context: MemberContext & JsonContext): Promise<Response> => {
    const { env, member, json } = context;
    const { success, data, error } = schema.safeParse(json);
    if (!success) return problem("invalid", {}, wrongFields(error));
    const ad = await theirs(context);
    if (!ad) return problem("unknown_ad");
    if (ad.blocked === 1 && !evenBlocked) return problem("seller_blocked");
    return (await act(env, ad, data, Date.now())) ?? answerAd(await ownRow(env.DB, member.uid, ad.id));
  };

const revision = z.int().check(z.positive());
const step = z.optional(z.unknown());

/** Actions of owners on their ads, each under its own path. */
export const ownerActs = {
  edit: takes(
    z.strictObject({ revision, fields: z.strictObject({ vehicle: step, state: step, words: step, offer: step }) }),
    edit,
  ),
  submit: takes(
    z.strictObject({ revision, conditions: z.literal(true, "Acceptez les conditions pour publier.") }),
    submit,
  ),
  price: takes(z.strictObject({ price: z.int().check(z.positive(), z.lte(MAX_PRICE)) }), lowerPrice),
  renew: takes(z.strictObject({}), renew),
  sold: takes(z.strictObject({}), sell, true),
};
