import { isoDay } from "../../../src/shared/dates/dates";
import type { Env } from "../../env";
import { digestOf } from "../../shared/network";
import { noteView } from "./ad-visits-store";

/** User agents that are not visitors: link previews, search engines, monitors and commands. Error pages are shown to more of them (isCrawler), but none of them counts as a reader. */
const ROBOT = /bot|crawl|spider|preview|facebookexternalhit|whatsapp|lighthouse|curl|wget|python/i;

/** Counts a view of an ad. A failure is logged and the page is shown all the same. */
export async function countView(env: Env, request: Request, adId: string): Promise<void> {
  if (request.method !== "GET" || ROBOT.test(request.headers.get("User-Agent") ?? "")) return;
  const day = isoDay(Date.now());
  await noteView(env.DB, { adId, visitor: await digestOf(env, request, day), day }).catch(() =>
    console.warn("a view was not counted"),
  );
}
