import { sellerAnswer, type SellerAnswer } from "../../../src/contract/market/ad";
import { coteOf } from "../../../src/routes";
import { oneLine } from "../../../src/market/words/plain-text";
import type { Env } from "../../env";
import type { Context } from "../../shared/context";
import { liveJson } from "../../shared/live-json";
import { problem } from "../../shared/problem";
import { estimatedBrand } from "../cote/cote-store";
import { ownName } from "../names/keys";
import { similarAds } from "./ad-detail-store";
import { findSeller, type FoundSeller } from "./ad-seller-store";
import { isoOf } from "../../shared/iso-of";

const SELLER_ID = /^[0-9a-z]{8,32}$/;
const MAX_ADS = 96;
/** A seller with more ads than this has a page full of their own. */
const FEW_ADS = 2;
const MAX_SIMILAR = 3;

/** Ads of others and the estimates of the model, for the page of a seller who has few ads. */
async function besides(db: D1Database, { ads, newest }: FoundSeller): Promise<Pick<SellerAnswer, "similar" | "cote">> {
  if (ads.length > FEW_ADS || !newest) return { similar: [], cote: null };
  const own = new Set(ads.map((ad) => ad.id));
  const { model_key: model } = newest;
  const [similar, brand] = await Promise.all([similarAds(db, newest), estimatedBrand(db, model)]);
  return {
    similar: similar.filter((ad) => !own.has(ad.id)).slice(0, MAX_SIMILAR),
    cote: brand && coteOf(brand, ownName(brand, model)),
  };
}

/** @returns null when no seller with ads online has this id */
export async function readSeller(env: Env, id: string): Promise<SellerAnswer | null> {
  const found = SELLER_ID.test(id) ? await findSeller(env.DB, id, MAX_ADS) : null;
  if (!found) return null;
  const { seller, ads } = found;
  return (
    sellerAnswer.safeParse({
      seller: { ...seller, name: oneLine(seller.name), verified: seller.verified === 1, since: isoOf(seller.since) },
      ads,
      ...(await besides(env.DB, found)),
    }).data ?? null
  );
}

/** `GET /api/sellers/{id}` */
export async function answerSeller({ env, params: { id = "" } }: Context): Promise<Response> {
  const seller = await readSeller(env, id);
  return seller ? liveJson(seller) : problem("unknown_seller");
}
