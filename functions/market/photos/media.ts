import { PHOTO_WIDTHS } from "../../../src/contract/market/photo";
import type { Context } from "../../shared/context";
import { readCache, writeCache } from "../../shared/edge-cache";
import { isPhotoShown } from "./ad-photos-store";
import { MEDIA } from "./photo-keys";

const NAME = new RegExp(`^[0-9a-f]{32}-(?:${PHOTO_WIDTHS.join("|")})\\.jpg$`);
const HASH_LENGTH = 32;
/** Seconds for which a data centre serves a photo without asking again whether it may be seen. A photo that is taken down is gone within a minute. */
const FRESH_SECONDS = 45;
const TYPE = "image/jpeg";

/**
 * `GET /media/{hash}-{width}.jpg`: a photo that an ad shows. The file under an address never changes.
 * @returns null when there is no such photo, or no ad shows it any more
 */
export async function media({ env, request, waitUntil }: Context): Promise<Response | null> {
  const { origin, pathname } = new URL(request.url);
  const name = pathname.slice(`/${MEDIA}`.length);
  if (!NAME.test(name)) return null;
  const tag = `"${name.slice(0, -4)}"`;
  const headers = {
    "Content-Type": TYPE,
    "Cache-Control": "public, max-age=31536000, immutable",
    ETag: tag,
    "X-Content-Type-Options": "nosniff",
  };
  const url = `${origin}/${MEDIA}${name}`;
  const kept = await readCache(url, FRESH_SECONDS);
  const isKnown = request.headers.get("If-None-Match")?.includes(tag) ?? false;
  if (!kept && !(await isPhotoShown(env.DB, name.slice(0, HASH_LENGTH)))) return null;
  if (isKnown) return new Response(null, { status: 304, headers });
  if (kept) return new Response(kept.body, { headers });
  const found = await env.MEDIA.get(`${MEDIA}${name}`);
  if (!found) return null;
  const [shown, copy] = found.body.tee();
  waitUntil(writeCache(url, copy, { type: TYPE, seconds: FRESH_SECONDS }));
  return new Response(shown, { headers });
}
