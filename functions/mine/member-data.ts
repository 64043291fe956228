import type { MemberData } from "../../src/contract/mine/member-data";
import type { MemberReview } from "../../src/contract/wire/member-review";
import type { MemberContext } from "../members/identity";
import { liveJson, noContent } from "../shared/live-json";
import { noteErased } from "../site/backup/erased";
import { memberOrder } from "../messages/member-order";
import { reviewsOf } from "../guide/reviews/own-reviews";
import { actsOf, forgetMember, type KeptActRow } from "../guide/reviews/member-actions-store";
import { alertsOf } from "../market/alerts/alerts-store";
import { type OwnRow, ownRows, valuesOf } from "../market/posting/own-ads-store";
import { isoOf } from "../shared/iso-of";

const STATES = { attend: "waiting", publie: "published", refuse: "refused" } as const;

/** What the member wrote; nothing once the message was deleted. */
function writtenIn(body: string | null): Readonly<Record<string, unknown>> {
  const {
    id_membre: _member,
    email: _email,
    ...review
  } = body === null ? {} : (JSON.parse(body) as Record<string, unknown>);
  return review;
}

function reviewData(
  { id, subject, state, body }: KeptActRow,
  known: readonly MemberReview[],
): MemberData["reviews"][number] {
  const there = known.find(({ id_message }) => id_message === id);
  if (!there)
    return {
      id,
      model_id: subject,
      state: state === "waiting" ? "sending" : "unknown",
      refusal: null,
      review: writtenIn(body),
    };
  return { id, model_id: subject, state: STATES[there.etat], refusal: there.motif, review: there.avis };
}

const adData = (ad: OwnRow): MemberData["ads"][number] => ({
  id: ad.id,
  state: ad.state,
  created_at: isoOf(ad.created_at),
  published_at: ad.published_at === null ? null : isoOf(ad.published_at),
  views: ad.views,
  contacts: ad.contacts,
  answers: valuesOf(ad),
});

/** `GET /api/me`: the member who asks, as this site knows them. */
export const me = ({ member }: MemberContext): Response => liveJson(member);

/** `GET /api/me/data`: what this site has of the member, beside their account. */
export async function myData({ env, member }: MemberContext): Promise<Response> {
  const { uid } = member;
  const acts = await actsOf(env.DB, uid);
  const reviews = acts.filter(({ act }) => act === "review");
  const known = reviews.length > 0 ? ((await reviewsOf(env, uid)) ?? []) : [];
  const data: MemberData = {
    reviews: reviews.map((row) => reviewData(row, known)),
    votes: acts.flatMap(({ act, subject }) => (act === "review" ? [] : { vote: act, review_id: subject })),
    ads: (await ownRows(env.DB, uid)).map(adData),
    alerts: await alertsOf(env.DB, member),
  };
  return liveJson(data);
}

/** `DELETE /api/me`: deletes all that this site has of the member, here and at api.php. The account itself belongs to the provider of accounts. */
export async function forgetMe({ env, member }: MemberContext): Promise<Response> {
  const order = await memberOrder("oublier_membre", member.uid);
  await noteErased(env, member, order.id, Date.now());
  await forgetMember(env.DB, member, order, Date.now());
  return noContent();
}
