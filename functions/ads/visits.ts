import { isoDay } from "../../src/lib/dates";
import type { Env } from "../env";
import { visitorOf } from "../sent";
import { sha256Hex } from "../sha-256";
import { noteView } from "../store/ad-visits";

/** Whoever reads for others: link previews, search engines, watchers. */
const ROBOT = /bot|crawl|spider|preview|facebookexternalhit|whatsapp|lighthouse|curl|wget|python/i;
const DIGITS = 32;

/** The address itself, of IPv6 the network that one home has: 2001:db8:1:2::7 → 2001:db8:1:2. */
const networkOf = (address: string) => (address.includes(":") ? (address.split("::")[0] ?? "").split(":").slice(0, 4).join(":") : address);

/** Whoever asks, by a digest: with another salt, nothing tells that it is the same visitor. */
export const digestOf = async (request: Request, salt: string) => (await sha256Hex(`${salt} ${networkOf(visitorOf(request))}`)).slice(0, DIGITS);

/** A page of an ad was shown. A count that fails is no reason to show nothing. */
export async function countView({ DB }: Env, request: Request, adId: string): Promise<void> {
  if (request.method !== "GET" || ROBOT.test(request.headers.get("User-Agent") ?? "")) return;
  const day = isoDay(Date.now());
  await noteView(DB, { adId, visitor: await digestOf(request, day), day }).catch(() => console.warn("a view was not counted"));
}
