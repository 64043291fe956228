import { PHOTO_WIDTHS } from "../../src/contract/ads/photo";
import type { Env } from "../env";
import { MEDIA } from "./places";

const NAME = new RegExp(`^[0-9a-f]{32}-(?:${PHOTO_WIDTHS.join("|")})\\.jpg$`);
/** Seconds that a data centre keeps one: what is taken down is gone the next day. */
const KEPT = 86_400;

/**
 * `GET /media/{hash}-{width}.jpg`: a published photo, for ever the same.
 * @returns null when there is none
 */
export async function media(env: Env, request: Request, stay: (work: Promise<unknown>) => void): Promise<Response | null> {
  const { origin, pathname } = new URL(request.url);
  const name = pathname.slice(`/${MEDIA}`.length);
  if (!NAME.test(name)) return null;
  const tag = `"${name.slice(0, -4)}"`;
  const headers = { "Content-Type": "image/jpeg", "Cache-Control": "public, max-age=31536000, immutable", ETag: tag, "X-Content-Type-Options": "nosniff" };
  if (request.headers.get("If-None-Match")?.includes(tag)) return new Response(null, { status: 304, headers });
  const key = `${origin}/${MEDIA}${name}`;
  const kept = await caches.default.match(key);
  if (kept) return new Response(kept.body, { headers });
  const found = await env.MEDIA.get(`${MEDIA}${name}`);
  if (!found) return null;
  const [shown, copy] = found.body.tee();
  stay(caches.default.put(key, new Response(copy, { headers: { "Content-Type": "image/jpeg", "Cache-Control": `max-age=${KEPT}` } })));
  return new Response(shown, { headers });
}
