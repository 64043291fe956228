import { AD_ID } from "../../../src/contract/market/ad";
import { LARGEST_PHOTO, type OwnPhoto, photoOrder } from "../../../src/contract/market/own-photo";
import { PHOTO_WIDTHS } from "../../../src/contract/market/photo";
import type { Env } from "../../env";
import { wrongFields } from "../../messages/forms";
import { noMember, whoIs } from "../../members/identity";
import { liveJson, noContent } from "../../shared/live-json";
import { networkOf } from "../../shared/network";
import { problem } from "../../shared/problem";
import { isOurs, readSent, type Stay } from "../../messages/sent";
import { sha256Hex } from "../../shared/sha-256";
import { dropPhoto, hasRoom, keepPhoto, orderPhotos, ownAdOf, photoOf, photosOf, shownHashes } from "./ad-photos-store";
import { isDayOver } from "../../members/member-days-store";
import { stripJpeg } from "./jpeg";
import { mediaOf, quarantineOf } from "./places";
import { readBytes } from "./read-bytes";

const KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Owner = { readonly ok: true; readonly uid: string } | { readonly ok: false; readonly answer: Response };
const no = (answer: Response): Owner => ({ ok: false, answer });

/** Whose ad it is: nobody else learns that there is one. @param change whether something of it is to change */
async function ownerOf(env: Env, request: Request, ad: string, change: boolean): Promise<Owner> {
  const who = await whoIs(env, request);
  if (!who.ok) return no(noMember(who.problem));
  const { uid } = who.member;
  const own = AD_ID.test(ad) ? await ownAdOf(env.DB, ad, uid) : "none";
  if (own === "none") return no(problem("unknown_ad"));
  if (!change || own === "open") return { ok: true, uid };
  return no(problem(own === "blocked" ? "seller_blocked" : "ad_closed"));
}

/** Answers an owner, and each visitor so many times a minute. */
async function asOwner(
  env: Env,
  request: Request,
  ad: string,
  change: boolean,
  answer: (uid: string) => Promise<Response>,
): Promise<Response> {
  if (change && !isOurs(request)) return problem("wrong_origin");
  const { success } = await env.PHOTO_RATE.limit({ key: networkOf(request) });
  if (!success) return problem("too_many", { "Retry-After": "60" });
  const owner = await ownerOf(env, request, ad, change);
  return owner.ok ? answer(owner.uid) : owner.answer;
}

/** `GET …/photos` */
export const listPhotos = (env: Env, request: Request, ad: string) =>
  asOwner(env, request, ad, false, async () => liveJson({ photos: await photosOf(env.DB, ad) }));

/** Its name here: whoever else chooses the same key for another ad has another one. */
const idOf = async (ad: string, key: string) => (await sha256Hex(`${ad}/${key}`)).slice(0, 32);

const created = (photo: OwnPhoto) => liveJson(photo, 201);

/** Why one more photo is not taken: null where it is. */
async function refuse({ DB }: Env, ad: string, uid: string, now: number): Promise<Response | null> {
  if (!(await hasRoom(DB, ad))) return problem("photos_full");
  return (await isDayOver(DB, uid, "photo", now)) ? problem("photos_quota", { "Retry-After": "86400" }) : null;
}

/** Cheap questions first: a body is read when it has a place to go. */
async function keepSent(
  env: Env,
  request: Request,
  { ad, uid, key }: { readonly ad: string; readonly uid: string; readonly key: string },
  stay: Stay,
): Promise<Response> {
  const id = await idOf(ad, key);
  const before = await photoOf(env.DB, id);
  if (before) return created(before);
  const now = Date.now();
  const refused = await refuse(env, ad, uid, now);
  if (refused) return refused;
  const bytes = await readBytes(request, LARGEST_PHOTO);
  if (!bytes) return problem("photo_too_big");
  const stripped = stripJpeg(bytes);
  if (!stripped.ok) return problem(stripped.reason === "too_large" ? "photo_too_big" : "photo_unreadable");
  const { width, height } = stripped;
  // The file before its row: a row always has one, a file without a row goes at night.
  await env.MEDIA.put(quarantineOf(id), stripped.bytes);
  const photo = await keepPhoto(env.DB, { id, ad, uid, width, height }, now);
  if (!photo) {
    await env.MEDIA.delete(quarantineOf(id));
    return (await refuse(env, ad, uid, now)) ?? problem("ad_closed");
  }
  stay(env.PHOTOS.send({ photo: id }).catch(() => console.warn("no wake-up: the clock tells the queue again")));
  return created(photo);
}

/** `POST …/photos`: a JPEG; `Idempotency-Key` is the photo's own, made by the browser: sent again it is the same. 201 with the photo. */
export async function receivePhoto(env: Env, request: Request, ad: string, stay: Stay): Promise<Response> {
  if (!isOurs(request)) return problem("wrong_origin");
  const { headers } = request;
  if (headers.get("Content-Type") !== "image/jpeg") return problem("no_jpeg");
  if (Number(headers.get("Content-Length")) > LARGEST_PHOTO) return problem("photo_too_big");
  const key = headers.get("Idempotency-Key") ?? "";
  if (!KEY.test(key)) return problem("unreadable");
  return asOwner(env, request, ad, true, (uid) => keepSent(env, request, { ad, uid, key }, stay));
}

/** Takes away what was drawn, which another photo may still show: the night would do it a day later. */
async function dropDrawn({ DB, MEDIA }: Env, hash: string): Promise<void> {
  if ((await shownHashes(DB, [hash])).size === 0) await MEDIA.delete(PHOTO_WIDTHS.map((width) => mediaOf(hash, width)));
}

/** `DELETE …/photos/{photo}`: by its id, or by the key it was sent under: whoever heard no answer knows no id. */
export const deletePhoto = (env: Env, request: Request, ad: string, name: string) =>
  asOwner(env, request, ad, true, async () => {
    const id = KEY.test(name) ? await idOf(ad, name) : name;
    const dropped = await dropPhoto(env.DB, ad, id, Date.now());
    if (!dropped) return problem("unknown_photo");
    await env.MEDIA.delete(quarantineOf(id));
    if (dropped.hash !== null) await dropDrawn(env, dropped.hash);
    return noContent();
  });

/** `POST …/photos/order`: `{ids}`. 200 with all in their new order. */
export async function sortPhotos(env: Env, request: Request, ad: string): Promise<Response> {
  const sent = await readSent(request, env.PHOTO_RATE);
  if (!sent.ok) return sent.answer;
  const owner = await ownerOf(env, request, ad, true);
  if (!owner.ok) return owner.answer;
  const { success, data, error } = photoOrder.safeParse(sent.value);
  if (!success) return problem("invalid", {}, wrongFields(error));
  await orderPhotos(env.DB, ad, data.ids);
  return liveJson({ photos: await photosOf(env.DB, ad) });
}
