import type { MemberData } from "../src/contract/member-data";
import { type MemberReview, MEMBER_REVIEWS, memberReview } from "../src/contract/wire/member-review";
import type { Env } from "./env";
import { type Member, noMember, whoIs } from "./identity";
import { liveJson } from "./live-json";
import { networkOf } from "./network";
import { problem } from "./problem";
import { referenceOf } from "./reference";
import { isOurs } from "./sent";
import { isoOf } from "./store/ad-row";
import { actsOf, forgetMember, type KeptActRow, takeBackReview } from "./store/acts";
import { refreshMarket } from "./store/ad-market";
import { alertsOf } from "./store/alerts";
import type { NewMessage } from "./store/messages";
import { type OwnRow, ownRows, valuesOf } from "./store/own-ads";
import { askRows } from "./upstream";

/** Answers a member alone, and each of them so many times a minute. */
export async function asMember(env: Env, request: Request, answer: (member: Member) => Promise<Response>): Promise<Response> {
  const { success } = await env.MEMBER_RATE.limit({ key: networkOf(request) });
  if (!success) return problem("too_many", { "Retry-After": "60" });
  const who = await whoIs(env, request);
  return who.ok ? answer(who.member) : noMember(who.problem);
}

/** `GET /api/me`: the member who asks, as this site knows them. */
export const me = (env: Env, request: Request) => asMember(env, request, (member) => Promise.resolve(liveJson(member)));

/** What became of a member’s reviews. @returns null when api.php does not say */
export async function reviewsOf(env: Env, uid: string): Promise<readonly MemberReview[] | null> {
  const rows = await askRows(env, MEMBER_REVIEWS, { id_membre: uid });
  return rows && rows.flatMap((row) => memberReview.safeParse(row).data ?? []);
}

const STATES = { attend: "waiting", publie: "published", refuse: "refused" } as const;

/** What they wrote, as it still waits here. */
function writtenIn(body: string | null): Readonly<Record<string, unknown>> {
  const { id_membre: _member, email: _email, ...review } = body === null ? {} : (JSON.parse(body) as Record<string, unknown>);
  return review;
}

function reviewData({ id, subject, state, body }: KeptActRow, known: readonly MemberReview[]): MemberData["reviews"][number] {
  const there = known.find(({ id_message }) => id_message === id);
  if (!there) return { id, model_id: subject, state: state === "waiting" ? "sending" : "unknown", refusal: null, review: writtenIn(body) };
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

/** `GET /api/me/data`: what this site has of the member, beside their account. */
export const myData = (env: Env, request: Request) =>
  asMember(env, request, async (member) => {
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
  });

/** What api.php is told when a member undoes what they did. */
async function order(endpoint: "retirer_avis" | "oublier_membre", uid: string, more: object = {}): Promise<NewMessage> {
  const id = crypto.randomUUID();
  return { id, endpoint, contact: uid, body: JSON.stringify({ reference: await referenceOf(id), recu_le: new Date().toISOString(), id_membre: uid, ...more }) };
}

const done = () => new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });

/** `DELETE /api/reviews/{id}`: a member takes back a review of their own, published or not. 404 for all others. */
export function withdrawReview(env: Env, request: Request, id: string): Promise<Response> {
  if (!isOurs(request)) return Promise.resolve(problem("wrong_origin"));
  return asMember(env, request, async ({ uid }) => {
    const theirs = await takeBackReview(env.DB, uid, id, await order("retirer_avis", uid, { id_message: id }), Date.now());
    return theirs ? done() : problem("unknown_review");
  });
}

/** `DELETE /api/me`: all that the member did here goes, and api.php is told; the account itself is the provider’s. */
export function forgetMe(env: Env, request: Request): Promise<Response> {
  if (!isOurs(request)) return Promise.resolve(problem("wrong_origin"));
  return asMember(env, request, async (member) => {
    const models = await forgetMember(env.DB, member, await order("oublier_membre", member.uid), Date.now());
    for (const model of models) await refreshMarket(env.DB, model, null);
    return done();
  });
}
