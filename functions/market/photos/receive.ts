import { AD_ID } from "../../../src/contract/market/ad-id";
import { MAX_PHOTO_BYTES, type OwnPhoto, photoOrder } from "../../../src/contract/market/own-photo";
import { PHOTO_WIDTHS } from "../../../src/contract/market/photo";
import type { Env } from "../../env";
import { wrongFields } from "../../shared/wrong-fields";
import type { MemberContext } from "../../members/identity";
import { readBytes } from "../../shared/body";
import type { JsonContext } from "../../shared/context";
import { liveJson, noContent } from "../../shared/live-json";
import { problem } from "../../shared/problem";
import { sha256Hex } from "../../shared/sha-256";
import { dropPhoto, hasRoom, keepPhoto, orderPhotos, ownAdOf, photoOf, photosOf, shownHashes } from "./ad-photos-store";
import { isDayOver } from "../../members/member-days-store";
import { type Stripped, stripJpeg } from "./jpeg";
import { mediaOf, quarantineOf } from "./photo-keys";

/** Eight megabytes take minutes on a slow network. */
const TIMEOUT_MS = 300_000;
const KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Refuses a member who may not read or change the photos of an ad: for whoever does not own it, the ad does not exist. */
async function notOwner(
  { env, member, params: { ad = "" } }: MemberContext,
  change: boolean,
): Promise<Response | null> {
  const own = AD_ID.test(ad) ? await ownAdOf(env.DB, ad, member.uid) : "none";
  if (own === "none") return problem("unknown_ad");
  if (!change || own === "open") return null;
  return problem(own === "blocked" ? "seller_blocked" : "ad_closed");
}

/** `GET …/photos` */
export async function listPhotos(context: MemberContext): Promise<Response> {
  const { env, params } = context;
  return (await notOwner(context, false)) ?? liveJson({ photos: await photosOf(env.DB, params["ad"] ?? "") });
}

const keyIn = (headers: Headers) => headers.get("Idempotency-Key") ?? "";

/** The id of a photo. It follows from the ad and the key together, so that two owners who choose one key do not meet. */
const idOf = async (ad: string, key: string) => (await sha256Hex(`${ad}/${key}`)).slice(0, 32);

const created = (photo: OwnPhoto) => liveJson(photo, 201);

/** Refuses a photo when the ad has no room for it, or the member is over the quota of the day. */
async function refuse({ DB }: Env, ad: string, uid: string, now: number): Promise<Response | null> {
  if (!(await hasRoom(DB, ad))) return problem("photos_full");
  return (await isDayOver(DB, uid, "photo", now)) ? problem("photos_quota", { "Retry-After": "86400" }) : null;
}

/** Refuses by its headers what is not a photo of acceptable size. */
export function refusePhoto({ headers }: Request): Response | null {
  if (headers.get("Content-Type") !== "image/jpeg") return problem("no_jpeg");
  if (Number(headers.get("Content-Length")) > MAX_PHOTO_BYTES) return problem("photo_too_big");
  return KEY.test(keyIn(headers)) ? null : problem("unreadable");
}

/** The photo in a body, stripped of everything but its pixels, or the answer to one that is refused. */
async function photoIn(request: Request): Promise<Extract<Stripped, { ok: true }> | Response> {
  const read = await readBytes(request, { limit: MAX_PHOTO_BYTES, timeoutMs: TIMEOUT_MS });
  if (!read.ok) return problem(read.code === "too_big" ? "photo_too_big" : read.code);
  const stripped = stripJpeg(read.value);
  if (stripped.ok) return stripped;
  return problem(stripped.reason === "too_large" ? "photo_too_big" : "photo_unreadable");
}

/**
 * `POST …/photos`: keeps a JPEG. The browser makes an `Idempotency-Key` for each photo, so that one may be sent again. The answer is 201
 * with the photo. The body is read last, once it is known that the ad takes it.
 */
export async function receivePhoto(context: MemberContext): Promise<Response> {
  const { env, request, member, params, waitUntil } = context;
  const { uid } = member;
  const ad = params["ad"] ?? "";
  const stranger = await notOwner(context, true);
  if (stranger) return stranger;
  const id = await idOf(ad, keyIn(request.headers));
  const before = await photoOf(env.DB, id);
  if (before) return created(before);
  const now = Date.now();
  const refused = await refuse(env, ad, uid, now);
  if (refused) return refused;
  const sent = await photoIn(request);
  if (sent instanceof Response) return sent;
  const { width, height } = sent;
  // The file is written before its row, so that a row always has a file. A file without a row is deleted at night.
  await env.MEDIA.put(quarantineOf(id), sent.bytes);
  const photo = await keepPhoto(env.DB, { id, ad, uid, width, height }, now);
  if (!photo) {
    await env.MEDIA.delete(quarantineOf(id));
    return (await refuse(env, ad, uid, now)) ?? problem("ad_closed");
  }
  waitUntil(env.PHOTOS.send({ photo: id }).catch(() => console.warn("no wake-up: the clock tells the queue again")));
  return created(photo);
}

/** Deletes the drawn files of a photo at once, unless another photo shows them too. The nightly sweep would do it a day later. */
async function dropDrawn({ DB, MEDIA }: Env, hash: string): Promise<void> {
  if ((await shownHashes(DB, [hash])).size === 0) await MEDIA.delete(PHOTO_WIDTHS.map((width) => mediaOf(hash, width)));
}

/** `DELETE …/photos/{photo}`: by its id, or by its key, because a browser that got no answer does not know the id. */
export async function deletePhoto(context: MemberContext): Promise<Response> {
  const { env, params } = context;
  const { ad = "", photo = "" } = params;
  const stranger = await notOwner(context, true);
  if (stranger) return stranger;
  const id = KEY.test(photo) ? await idOf(ad, photo) : photo;
  const dropped = await dropPhoto(env.DB, ad, id, Date.now());
  if (!dropped) return problem("unknown_photo");
  await env.MEDIA.delete(quarantineOf(id));
  if (dropped.hash !== null) await dropDrawn(env, dropped.hash);
  return noContent();
}

/** `POST …/photos/order`: `{ids}`. The answer has all photos in their new order. */
export async function sortPhotos(context: MemberContext & JsonContext): Promise<Response> {
  const { env, params, json } = context;
  const { ad = "" } = params;
  const stranger = await notOwner(context, true);
  if (stranger) return stranger;
  const { success, data, error } = photoOrder.safeParse(json);
  if (!success) return problem("invalid", {}, wrongFields(error));
  await orderPhotos(env.DB, ad, data.ids);
  return liveJson({ photos: await photosOf(env.DB, ad) });
}
