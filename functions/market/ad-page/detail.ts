import { adDetail, type AdDetail } from "../../../src/contract/market/ad";
import { AD_ID } from "../../../src/contract/market/ad-id";
import { oneLine, severalLines } from "../../../src/market/words/plain-text";
import { isoDay } from "../../../src/shared/dates/dates";
import { coteOf } from "../../../src/routes";
import { ownValue } from "../../../src/shared/text/own-value";
import type { Env } from "../../env";
import type { Context } from "../../shared/context";
import { liveJson } from "../../shared/live-json";
import { problem } from "../../shared/problem";
import { canonicalPaths } from "../../site/release-files";
import { type CountryFigure, countryFigures, newPrices } from "../guide-figures";
import { type FoundAd, findAd, similarAds } from "./ad-detail-store";
import { missingPapers, ownNameOf } from "./own-name";
import { adReference, storedEstimate } from "../ad-row";
import { countView } from "./visits";
import { ownName } from "../names/keys";
import { isoOf } from "../../shared/iso-of";

function listIn(json: string): readonly string[] {
  try {
    const list: unknown = JSON.parse(json);
    return Array.isArray(list) ? list.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

/** Removes control characters from every text, so that no answer repeats them. */
const cleaned = (value: unknown): unknown => {
  if (typeof value === "string") return oneLine(value);
  if (Array.isArray(value)) return value.map(cleaned);
  return typeof value === "object" && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cleaned(one)]))
    : value;
};

type InGuide = Pick<AdDetail, "model_page" | "new_price">;

/** The guide's page of an ad's model, and the price from which it is sold new. */
async function inGuide(env: Env, id: number | null): Promise<InGuide> {
  if (id === null) return { model_page: null, new_price: null };
  const [paths, prices] = await Promise.all([canonicalPaths(env, "model"), newPrices(env)]);
  return { model_page: ownValue(paths, id), new_price: ownValue(prices, id) };
}

/** @returns null for a row that is not a valid ad */
function detailOf(
  { row, card, photos, prices }: FoundAd,
  guide: InGuide,
  figures: readonly CountryFigure[],
  similar: AdDetail["similar"],
): AdDetail | null {
  const {
    brand_name,
    model_name,
    seller_id,
    seller_since,
    seller_online,
    equipment,
    papers_seen,
    description,
    updated_at,
    ...same
  } = row;
  const shown = {
    ...same,
    ...card,
    reference: adReference(row.id),
    brand: brand_name,
    model: model_name,
    ...guide,
    own_name: ownNameOf(row, figures, isoDay(Date.now())),
    missing_papers: missingPapers(row, figures),
    estimate: card.price_label && storedEstimate(row),
    cote: card.price_label && coteOf(row.brand_key, ownName(row.brand_key, row.model_key)),
    equipment: listIn(equipment),
    papers_seen: listIn(papers_seen),
    gallery: photos,
    updated_at: isoOf(updated_at),
    price_history: prices.map(({ price, at }) => ({ price, at: isoOf(at) })),
    seller: {
      id: seller_id,
      name: card.seller_name,
      type: card.seller_type,
      verified: card.verified,
      since: isoOf(seller_since),
      ads: seller_online,
    },
    similar,
  };
  return adDetail.safeParse({ ...(cleaned(shown) as object), description: severalLines(description) }).data ?? null;
}

/** The public data of an ad. */
export async function readDetail(env: Env, id: string): Promise<AdDetail | "gone" | "waiting" | "unknown"> {
  if (!AD_ID.test(id)) return "unknown";
  const found = await findAd(env.DB, id, Date.now());
  if (typeof found === "string") return found;
  const [similar, guide, figures] = await Promise.all([
    similarAds(env.DB, found.row),
    inGuide(env, found.row.model_id),
    countryFigures(env),
  ]);
  return detailOf(found, guide, figures, [...similar]) ?? "unknown";
}

/** Retry-After of an ad that waits for moderation, in seconds. */
export const READ_AGAIN_IN = "3600";

/** `GET /api/ads/{id}`: 404 for an ad that was never online, 410 for one that is gone, 503 for one that waits for moderation again. */
export async function answerDetail({ env, request, params: { id = "" }, waitUntil }: Context): Promise<Response> {
  const detail = await readDetail(env, id);
  if (detail === "unknown") return problem("unknown_ad");
  if (detail === "gone") return problem("gone_ad");
  if (detail === "waiting") return problem("ad_waiting", { "Retry-After": READ_AGAIN_IN });
  if (detail.state === "publiee") waitUntil(countView(env, request, id));
  return liveJson(detail);
}
