import { sellerAnswer, type SellerAnswer } from "../../src/contract/ads/ad";
import { oneLine } from "../../src/lib/ads/plain-text";
import type { Env } from "../env";
import { liveJson } from "../live-json";
import { problem } from "../problem";
import { isoOf } from "../store/ad-row";
import { findSeller } from "../store/ad-seller";

const SELLER_ID = /^[0-9a-z]{8,32}$/;
const MOST_ADS = 96;

/** @returns null for nobody who sells now */
export async function readSeller(env: Env, id: string): Promise<SellerAnswer | null> {
  const found = SELLER_ID.test(id) ? await findSeller(env.DB, id, MOST_ADS) : null;
  if (!found) return null;
  const { seller, ads } = found;
  return sellerAnswer.safeParse({ seller: { ...seller, name: oneLine(seller.name), verified: seller.verified === 1, since: isoOf(seller.since) }, ads }).data ?? null;
}

/** `GET /api/sellers/{id}` */
export async function answerSeller(env: Env, id: string): Promise<Response> {
  const seller = await readSeller(env, id);
  return seller ? liveJson(seller) : problem("unknown_seller");
}
