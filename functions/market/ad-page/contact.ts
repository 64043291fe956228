import type * as z from "zod/mini";
import { adContact } from "../../../src/contract/market/ad";
import { AD_ID } from "../../../src/contract/market/ad-id";
import { adMessageForm } from "../../../src/contract/market/ad-message";
import type { adMessage } from "../../../src/contract/wire/message";
import { whatsappAddress } from "../../../src/market/words/whatsapp";
import { isoDay } from "../../../src/shared/dates/dates";
import { adShell, routes } from "../../../src/routes";
import { site } from "../../../src/site";
import type { Env } from "../../env";
import type { Context, JsonContext } from "../../shared/context";
import { builtPage } from "../../shared/built-page";
import { htmlResponse } from "../../shared/cached-page";
import { fillPage } from "../../shared/fill-page";
import { isOurs } from "../../shared/origin";
import { notFound } from "../../site/error-pages";
import type { AdNumber } from "../../../src/market/ad-page/ad-number";
import { adIdOf } from "./ad-id";
import { numberPart } from "./part";
import { wrongFields } from "../../shared/wrong-fields";
import { liveJson } from "../../shared/live-json";
import { digestOf } from "../../shared/network";
import { problem, problemAt } from "../../shared/problem";
import { referenceOf } from "../../messages/reference";
import { acknowledge, notKept, refuseRobot } from "../../messages/requests";
import { siteUrl } from "../../shared/site-url";
import { adReference, slugOf, titleOf } from "../ad-row";
import { carToWriteOf } from "./ad-seller-store";
import { showContact } from "./ad-visits-store";
import { keepMessage } from "../../messages/messages-store";

/** For how many ads one network may ask for the number in a day; the phones of many visitors share one address. */
const MAX_A_DAY = 100;

const linkTo = (env: Env, id: string, car: Parameters<typeof slugOf>[0]) =>
  siteUrl(env) + routes.ad({ id, slug: slugOf(car) });

async function numberOf({ env, request }: Context, id: string): Promise<AdNumber | "unknown" | "many"> {
  if (!AD_ID.test(id)) return "unknown";
  const day = isoDay(Date.now());
  const found = await showContact(env.DB, { adId: id, visitor: await digestOf(env, request, day), day }, MAX_A_DAY);
  if (typeof found === "string") return found;
  const { phone, whatsapp } = found;
  const title = titleOf(found);
  const whatsapp_url = whatsapp
    ? whatsappAddress(phone, { title, reference: adReference(id), link: linkTo(env, id, found) })
    : null;
  return { id, slug: slugOf(found), title, phone, whatsapp_url };
}

/** `POST` to an ad's own address, by the form of its page without scripts: a page with the telephone number. */
export async function numberPage(context: Context): Promise<Response> {
  const { env, request, params } = context;
  const { pathname } = new URL(request.url);
  if (!isOurs(request)) return problemAt(pathname, "wrong_origin");
  const found = await numberOf(context, adIdOf(params["name"] ?? ""));
  if (found === "unknown") return notFound(env, pathname);
  if (found === "many") return problemAt(pathname, "many_contacts", { "Retry-After": "86400" });
  const shell = htmlResponse((await builtPage(env, adShell)).html, 200, { "Cache-Control": "no-store" });
  return fillPage(shell, numberPart(found, siteUrl(env)));
}

/** `POST /api/ads/{id}/contact`: the telephone number of an ad that is online. */
export async function showNumber(context: JsonContext): Promise<Response> {
  const { data } = adContact.safeParse(context.json);
  if (!data) return problem("invalid");
  const found = await numberOf(context, context.params["id"] ?? "");
  if (found === "unknown") return problem("unknown_ad");
  if (found === "many") return problem("many_contacts", { "Retry-After": "86400" });
  const { phone, whatsapp_url } = found;
  return liveJson(data.way === "whatsapp" && whatsapp_url ? { phone, whatsapp_url } : { phone });
}

const form = adMessageForm(site.phone);
const ENDPOINT = "message_annonce";

/** `POST /api/ads/{id}/message`: keeps a message that api.php sends on to the seller, whose address is looked up at delivery. The answer is 202 with the reference. */
export async function writeToSeller({
  env,
  request,
  params: { id = "" },
  json,
  waitUntil,
}: JsonContext): Promise<Response> {
  const { success, data: written, error } = form.safeParse(json);
  if (!success) return problem("invalid", {}, wrongFields(error));
  const refused = await refuseRobot(env, { ...written, filledIn: written.filled_in }, "ads", request);
  if (refused) return refused;
  const car = AD_ID.test(id) ? await carToWriteOf(env.DB, id) : null;
  if (!car) return problem("unknown_ad");
  const now = Date.now();
  const reference = await referenceOf(written.id);
  const message: Omit<z.output<typeof adMessage>, "email_vendeur"> = {
    reference,
    recu_le: new Date(now).toISOString(),
    id_annonce: id,
    reference_annonce: adReference(id),
    titre: titleOf(car),
    lien: linkTo(env, id, car),
    nom: written.name,
    telephone: written.phone,
    email: written.email,
    message: written.text,
  };
  const contact = written.phone ?? written.email?.toLowerCase() ?? "";
  const network = await digestOf(env, request, isoDay(now));
  const kept = await keepMessage(
    env.DB,
    { id: written.id, endpoint: ENDPOINT, contact, body: JSON.stringify(message), network },
    now,
  );
  return kept === "kept" ? acknowledge(env, written.id, reference, waitUntil) : notKept(kept);
}
