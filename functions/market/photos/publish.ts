import { PHOTO_WIDTHS } from "../../../src/contract/market/photo";
import { warningsOf } from "../posting/rules";
import { eachAlone } from "../../shared/each-alone";
import type { Env } from "../../env";
import { errorName } from "../../shared/error-name";
import { hexOf } from "../../shared/sha-256";
import { duePhotos, hasAllPhotos, leasePhoto, publishPhoto, refusePhoto } from "./ad-photos-store";
import { mediaOf, quarantineOf } from "./photo-keys";
import { redraw } from "./redraw";

/** As many photos as can be drawn in a minute, at half a second each. */
const MAX_PER_SWEEP = 60;

const hashOf = async (bytes: Uint8Array): Promise<string> =>
  hexOf(new Uint8Array(await crypto.subtle.digest("SHA-256", new Uint8Array(bytes)))).slice(0, 32);

const WIDEST_FIRST = PHOTO_WIDTHS.toReversed();

/** Draws a leased photo. It can be stopped anywhere and repeated: files are named by their content, and the original is deleted last. */
async function publish(env: Env, id: string, ad: string): Promise<void> {
  const { DB, MEDIA } = env;
  const sent = await MEDIA.get(quarantineOf(id));
  const drawn = sent && (await redraw(new Uint8Array(await sent.arrayBuffer()), WIDEST_FIRST));
  const [widest] = drawn ?? [];
  if (drawn && widest) {
    const hash = await hashOf(widest.bytes);
    await Promise.all(
      drawn.map(({ bytes }, index) =>
        MEDIA.put(mediaOf(hash, WIDEST_FIRST[index] ?? 320), bytes, { httpMetadata: { contentType: "image/jpeg" } }),
      ),
    );
    await publishPhoto(DB, id, ad, { hash, width: widest.width, height: widest.height }, Date.now());
  } else await refusePhoto(DB, id);
  await judgeOnce(env, ad);
  await MEDIA.delete(quarantineOf(id));
}

/** Runs the automatic rules of an ad once, when the last of its photos is drawn. */
async function judgeOnce(env: Env, ad: string): Promise<void> {
  if (await hasAllPhotos(env.DB, ad)) await warningsOf(env, ad, Date.now());
}

/** Draws a photo if it is due and its lease is free. The clock retries what fails. */
export async function drawPhoto(env: Env, id: string): Promise<void> {
  try {
    const leased = await leasePhoto(env.DB, id, Date.now());
    if (!leased) return;
    if (!leased.hopeless) return await publish(env, id, leased.ad);
    await refusePhoto(env.DB, id);
    await judgeOnce(env, leased.ad);
    await env.MEDIA.delete(quarantineOf(id));
  } catch (error) {
    console.warn("photo not drawn:", errorName(error));
  }
}

/** Queues photos again that were lost or failed. The clock draws none itself, because two at once may exceed a Worker's memory. */
export const wakeDuePhotos = async ({ DB, PHOTOS }: Env, now: number): Promise<void> =>
  eachAlone(await duePhotos(DB, now, MAX_PER_SWEEP), (photo) => PHOTOS.send({ photo }));
