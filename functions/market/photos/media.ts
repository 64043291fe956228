import { PHOTO_WIDTHS } from "../../../src/contract/market/photo";
import type { Context } from "../../shared/context";
import { isPhotoShown } from "./ad-photos-store";
import { MEDIA } from "./places";

const NAME = new RegExp(`^[0-9a-f]{32}-(?:${PHOTO_WIDTHS.join("|")})\\.jpg$`);
const HASH = 32;
/** Seconds that a data centre keeps one without asking again whether it may be seen: what is taken down is gone within a minute. */
const KEPT = 45;
const AT = "X-Answered-At";

/**
 * `GET /media/{hash}-{width}.jpg`: a photo that an ad shows, for ever the same.
 * @returns null when there is none, or no ad shows it any more
 */
export async function media({ env, request, waitUntil }: Context): Promise<Response | null> {
  const { origin, pathname } = new URL(request.url);
  const name = pathname.slice(`/${MEDIA}`.length);
  if (!NAME.test(name)) return null;
  const tag = `"${name.slice(0, -4)}"`;
  const headers = {
    "Content-Type": "image/jpeg",
    "Cache-Control": "public, max-age=31536000, immutable",
    ETag: tag,
    "X-Content-Type-Options": "nosniff",
  };
  const key = `${origin}/${MEDIA}${name}`;
  const copied = await caches.default.match(key);
  const kept = copied && Date.now() - Number(copied.headers.get(AT)) < KEPT * 1_000 ? copied : null;
  const isKnown = request.headers.get("If-None-Match")?.includes(tag) ?? false;
  if (!kept && !(await isPhotoShown(env.DB, name.slice(0, HASH)))) return null;
  if (isKnown) return new Response(null, { status: 304, headers });
  if (kept) return new Response(kept.body, { headers });
  const found = await env.MEDIA.get(`${MEDIA}${name}`);
  if (!found) return null;
  const [shown, copy] = found.body.tee();
  waitUntil(
    caches.default.put(
      key,
      new Response(copy, {
        headers: { "Content-Type": "image/jpeg", "Cache-Control": `max-age=${KEPT}`, [AT]: String(Date.now()) },
      }),
    ),
  );
  return new Response(shown, { headers });
}
