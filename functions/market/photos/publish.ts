import { PHOTO_WIDTHS } from "../../../src/contract/market/photo";
import { warningsOf } from "../posting/rules";
import { eachAlone } from "../../shared/each-alone";
import type { Env } from "../../env";
import { errorName } from "../../shared/error-name";
import { hexOf } from "../../shared/sha-256";
import { duePhotos, hasAllPhotos, leasePhoto, publishPhoto, refusePhoto } from "./ad-photos-store";
import { mediaOf, quarantineOf } from "./places";
import { redraw } from "./redraw";

/** Those that a minute leaves time to draw, at half a second each. */
const MAX_PER_SWEEP = 60;

const hashOf = async (bytes: Uint8Array): Promise<string> =>
  hexOf(new Uint8Array(await crypto.subtle.digest("SHA-256", new Uint8Array(bytes)))).slice(0, 32);

const WIDEST_FIRST = PHOTO_WIDTHS.toReversed();

/** Draws a leased photo. Stopped anywhere, it can be done again: files are named by what is in them, what was sent goes last. */
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

/** What operators ought to look at is read anew once, when the last of the ad’s photos is drawn. */
async function judgeOnce(env: Env, ad: string): Promise<void> {
  if (await hasAllPhotos(env.DB, ad)) await warningsOf(env, ad, Date.now());
}

/** Draws a photo that waits, if it is due and nobody else is at it; what fails now is tried again by the clock. */
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

/** Tells the queue again of what it lost or what failed. The clock draws nothing itself: two at once may be more than a Worker's memory. */
export const wakeDuePhotos = async ({ DB, PHOTOS }: Env, now: number): Promise<void> =>
  eachAlone(await duePhotos(DB, now, MAX_PER_SWEEP), (photo) => PHOTOS.send({ photo }));
