import { Hono } from "hono";
import * as z from "zod/mini";
import { AD_ID, type OwnAd } from "../../../src/contract/market/ad";
import { answersOf } from "../../../src/contract/market/form";
import { MOST_PRICE } from "../../../src/contract/market/form-doubts";
import type { OwnAdToEdit } from "../../../src/contract/market/form-own";
import type { Env } from "../../env";
import { wrongFields } from "../../messages/forms";
import { type Member, noMember, whoIs } from "../../members/identity";
import { liveJson, noContent } from "../../shared/live-json";
import { asMember } from "../../members/as-member";
import { problem } from "../../shared/problem";
import { isOurs, readSent } from "../../messages/sent";
import { sha256 } from "../../shared/sha-256";
import { isDayOver } from "../../members/member-days-store";
import { ownAdOf, type OwnRow, ownRow, ownRows, valuesOf } from "./own-ads-store";
import { beginAd, isBlocked } from "./own-ads-changes-store";
import { edit, lowerPrice, remove, renew, sell, submit } from "./own-acts";

/** `/api/me/ads…`: what a member does with their own ads. Somebody else's are as if they did not exist. */
export const ownAds = new Hono<{ Bindings: Env }>();

/** 32 signs that are not mistaken for each other: five bits each (AD_ID). */
const SIGNS = "0123456789abcdefghjkmnpqrstvwxyz";
const idOf = (bytes: Uint8Array) => [...bytes.subarray(0, 12)].map((byte) => SIGNS[byte & 31]).join("");
/** Asked for again with the same id of the browser's it is the same; it tells nobody else anything. */
const adIdOf = async ({ uid }: Member, id: string) => idOf(await sha256(`${uid}:${id}`));

/** Answers a member what they sent. */
async function asSender<Sent>(
  env: Env,
  request: Request,
  schema: z.ZodMiniType<Sent>,
  answer: (member: Member, sent: Sent) => Promise<Response>,
): Promise<Response> {
  const sent = await readSent(request, env.MEMBER_RATE);
  if (!sent.ok) return sent.answer;
  const who = await whoIs(env, request);
  if (!who.ok) return noMember(who.problem);
  const { success, data, error } = schema.safeParse(sent.value);
  return success ? answer(who.member, data) : problem("invalid", {}, wrongFields(error));
}

const told = (ad: OwnRow | null, status = 200) =>
  ad ? liveJson({ ad: ownAdOf(ad) } satisfies { ad: OwnAd }, status) : problem("unknown_ad");
const theirs = async (env: Env, { uid }: Member, id: string) => (AD_ID.test(id) ? ownRow(env.DB, uid, id) : null);

ownAds.get("/", ({ env, req }) =>
  asMember(env, req.raw, async ({ uid }) => liveJson({ ads: (await ownRows(env.DB, uid)).map(ownAdOf) })),
);

ownAds.post("/", ({ env, req }) =>
  asSender(env, req.raw, z.strictObject({ id: z.uuid() }), async (member, { id: browserId }) => {
    const id = await adIdOf(member, browserId);
    const now = Date.now();
    await beginAd(env.DB, member, id, idOf(crypto.getRandomValues(new Uint8Array(12))), now);
    const ad = await ownRow(env.DB, member.uid, id);
    if (ad?.blocked === 1 || (await isBlocked(env.DB, member.uid))) return problem("seller_blocked");
    if (ad) return told(ad, 201);
    return (await isDayOver(env.DB, member.uid, "draft", now))
      ? problem("drafts_quota", { "Retry-After": "86400" })
      : problem("many_drafts");
  }),
);
ownAds.all("/", () => problem("wrong_method", { Allow: "GET, HEAD, POST" }));

ownAds.get("/:id", ({ env, req }) =>
  asMember(env, req.raw, async (member) => {
    const ad = await theirs(env, member, req.param("id"));
    if (!ad) return problem("unknown_ad");
    return liveJson({ ad: ownAdOf(ad), answers: answersOf(valuesOf(ad)) } satisfies OwnAdToEdit);
  }),
);

ownAds.delete("/:id", async ({ env, req }) => {
  if (!isOurs(req.raw)) return problem("wrong_origin");
  return asMember(env, req.raw, async (member) => {
    const ad = await theirs(env, member, req.param("id"));
    if (!ad) return problem("unknown_ad");
    return (await remove(env, ad, Date.now())) ?? noContent();
  });
});

type Act<Sent> = (env: Env, ad: OwnRow, sent: Sent, now: number) => Promise<Response | null>;

/** An act on one's own ad, by POST. @param blockedToo whether a seller who was blocked may still do it */
function takes<Sent>(path: string, schema: z.ZodMiniType<Sent>, act: Act<Sent>, blockedToo = false): void {
  ownAds.post(path, ({ env, req }) =>
    asSender(env, req.raw, schema, async (member, sent) => {
      const ad = await theirs(env, member, req.param("id") ?? "");
      if (!ad) return problem("unknown_ad");
      if (ad.blocked === 1 && !blockedToo) return problem("seller_blocked");
      return (await act(env, ad, sent, Date.now())) ?? told(await ownRow(env.DB, member.uid, ad.id));
    }),
  );
}

const revision = z.int().check(z.positive());
const step = z.optional(z.unknown());
takes(
  "/:id",
  z.strictObject({ revision, fields: z.strictObject({ vehicle: step, state: step, words: step, offer: step }) }),
  edit,
);
takes(
  "/:id/submit",
  z.strictObject({ revision, conditions: z.literal(true, "Acceptez les conditions pour publier.") }),
  submit,
);
takes("/:id/price", z.strictObject({ price: z.int().check(z.positive(), z.lte(MOST_PRICE)) }), lowerPrice);
takes("/:id/renew", z.strictObject({}), renew);
takes("/:id/sold", z.strictObject({}), sell, true);
ownAds.all("/:id", () => problem("wrong_method", { Allow: "GET, HEAD, POST, DELETE" }));
for (const act of ["submit", "price", "renew", "sold"])
  ownAds.all(`/:id/${act}`, () => problem("wrong_method", { Allow: "POST" }));
