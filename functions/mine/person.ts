import * as z from "zod/mini";
import { personOrder, type PersonReport } from "../../src/contract/mine/person";
import { normalPhone } from "../../src/contract/shared/phone";
import { site } from "../../src/site";
import type { Env } from "../env";
import { photosOfAds } from "../market/photos/ad-photos-store";
import { removeFiles } from "../market/photos/files-of-ads";
import { wrongFields } from "../shared/wrong-fields";
import { memberOrder } from "../messages/member-order";
import { keepingLater } from "../messages/messages-store";
import type { JsonContext } from "../shared/context";
import { liveJson } from "../shared/live-json";
import { problem } from "../shared/problem";
import { noteErased } from "../site/backup/erased";
import { accountsOf, addressesOf, adsThatName, forgettingPerson, type Person, rowsAbout } from "./person-store";

const body = z.object({ reference: z.optional(z.string()) });
const referenceIn = (text: unknown) => body.safeParse(JSON.parse(String(text))).data?.reference ?? null;

/** Deletes the rows and the files, and has api.php delete what it has of the accounts. Notes for a restore come first, as for a member who leaves. */
async function forget(env: Env, person: Person, ads: readonly unknown[], now: number): Promise<void> {
  const orders = await Promise.all(person.uids.map((uid) => memberOrder("oublier_membre", uid)));
  const known = await addressesOf(env.DB, person.uids);
  for (const [at, uid] of person.uids.entries()) {
    const email = known.find((one) => one.uid === uid)?.email ?? person.email;
    await noteErased(env, { uid, email }, orders[at]?.id ?? "", now);
  }
  const photos = await photosOfAds(env.DB, ads);
  await env.DB.batch([
    ...forgettingPerson(env.DB, person, now),
    ...orders.flatMap((order) => keepingLater(env.DB, order, now)),
  ]);
  await removeFiles(env, photos);
}

const withoutOperator = ({ operator: _, ...row }: Readonly<Record<string, unknown>>) => row;

/** Rows as the person may have them: without what buyers wrote to them, which is theirs, and without the names of operators. */
function exported(rows: Awaited<ReturnType<typeof rowsAbout>>, { email, phone, uids }: Person) {
  const own = [email, phone, ...uids];
  const isOwn = ({ endpoint, contact }: Readonly<Record<string, unknown>>) =>
    endpoint !== "message_annonce" || own.includes(String(contact));
  const { messages = [], decisions = [], lead_notes = [] } = rows;
  return {
    ...rows,
    messages: messages.filter(isOwn),
    decisions: decisions.map(withoutOperator),
    lead_notes: lead_notes.map(withoutOperator),
  };
}

/** `POST /api/ops/person`: all that the site has about one person, exported or deleted, with a report of both. */
export async function answerPerson({ env, json }: JsonContext): Promise<Response> {
  const { success, data: order, error } = personOrder.safeParse(json);
  if (!success) return problem("invalid", {}, wrongFields(error));
  const email = order.email?.toLowerCase() ?? "";
  const phone = order.phone === undefined ? "" : normalPhone(order.phone, site.phone);
  if (phone === null) return problem("invalid", {}, { phone: "Ce numéro n’en est pas un." });
  const uids = [...new Set([...(await accountsOf(env.DB, email)), ...(order.uid ? [order.uid] : [])])];
  const person: Person = { email, phone, uids };
  const rows = await rowsAbout(env.DB, person);
  const { ads = [], messages = [] } = rows;
  const ids = ads.map(({ id }) => id);
  const report: PersonReport = {
    found: Object.fromEntries(Object.entries(rows).map(([table, list]) => [table, list.length])),
    photos: (await photosOfAds(env.DB, ids)).length,
    accounts: uids,
    others: [...new Set(ads.map(({ seller_uid: uid }) => String(uid)).filter((uid) => !uids.includes(uid)))],
    handed: messages.map(({ endpoint, body: text }) => ({ endpoint: String(endpoint), reference: referenceIn(text) })),
    mentioned: [...(await adsThatName(env.DB, person))],
  };
  if (order.act === "delete") await forget(env, person, ids, Date.now());
  return liveJson(order.act === "export" ? { ...report, rows: exported(rows, person) } : report);
}
