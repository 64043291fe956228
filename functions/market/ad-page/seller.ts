import { sellerAnswer, type SellerAnswer } from "../../../src/contract/market/ad";
import { oneLine } from "../../../src/market/words/plain-text";
import type { Env } from "../../env";
import type { Context } from "../../shared/context";
import { liveJson } from "../../shared/live-json";
import { problem } from "../../shared/problem";
import { findSeller } from "./ad-seller-store";
import { isoOf } from "../../shared/iso-of";

const SELLER_ID = /^[0-9a-z]{8,32}$/;
const MAX_ADS = 96;

/** @returns null when no seller with ads online has this id */
export async function readSeller(env: Env, id: string): Promise<SellerAnswer | null> {
  const found = SELLER_ID.test(id) ? await findSeller(env.DB, id, MAX_ADS) : null;
  if (!found) return null;
  const { seller, ads } = found;
  return (
    sellerAnswer.safeParse({
      seller: { ...seller, name: oneLine(seller.name), verified: seller.verified === 1, since: isoOf(seller.since) },
      ads,
    }).data ?? null
  );
}

/** `GET /api/sellers/{id}` */
export async function answerSeller({ env, params: { id = "" } }: Context): Promise<Response> {
  const seller = await readSeller(env, id);
  return seller ? liveJson(seller) : problem("unknown_seller");
}
