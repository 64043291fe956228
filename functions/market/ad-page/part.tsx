import type { AdDetail, SellerAnswer } from "../../../src/contract/market/ad";
import { photoAddress } from "../../../src/contract/market/photo";
import { WAITING_HEAD } from "../../../src/contract/market/waiting";
import { type AdNumber, AdNumberPage, numberServedAs } from "../../../src/market/ad-page/ad-number";
import { AdUnderReview, AdView } from "../../../src/market/ad-page/ad-view";
import { SELLER_CRUMBS } from "../../../src/market/ad-page/seller-crumbs";
import { SellerView, sellerHead, sellerServedAs } from "../../../src/market/ad-page/seller-view";
import { servedAs } from "../../../src/market/ad-page/served-ad";
import { adHead, photoAlt } from "../../../src/market/words/ad-words";
import { routes } from "../../../src/routes";
import type { Part } from "../../shared/fill-page";
import { listData, listPicture, MIN_INDEXED } from "../list-data";
import { adData } from "./page-data";

/** An ad for its built page (src/templates/ad.tsx). @param origin the site's public address */
export const adPart = (ad: AdDetail, origin: string): Part<AdDetail> => ({
  of: servedAs(ad.id),
  origin,
  value: ad,
  places: { ad: <AdView ad={ad} origin={origin} /> },
  head: {
    texts: adHead(ad),
    canonical: routes.ad(ad),
    isIndexed: ad.state === "publiee",
    picture: ad.cover === null ? null : { address: photoAddress(ad.cover, 1600), alt: photoAlt(ad, 0) },
    data: adData(ad, origin),
  },
});

/** The number of an ad's seller, for the visitor who has asked for it alone. */
export const numberPart = (number: AdNumber, origin: string): Part<AdNumber> => ({
  of: numberServedAs(number.id),
  origin,
  value: number,
  places: { ad: <AdNumberPage number={number} /> },
  head: { texts: { title: number.title, description: number.title }, canonical: null, isIndexed: false },
});

/** A seller for their built page (src/templates/seller.tsx). */
export const sellerPart = (answer: SellerAnswer, origin: string): Part<SellerAnswer> => ({
  of: sellerServedAs(answer.seller.id),
  origin,
  value: answer,
  places: { seller: <SellerView answer={answer} /> },
  head: {
    texts: sellerHead(answer),
    canonical: routes.seller(answer.seller.id),
    // A business is found by search engines, a person is not.
    isIndexed: answer.seller.type !== "particulier" && answer.ads.length >= MIN_INDEXED,
    picture: listPicture(answer.ads),
    data: listData(
      {
        crumbs: [...SELLER_CRUMBS, { label: answer.seller.name, path: routes.seller(answer.seller.id) }],
        ads: answer.ads,
      },
      origin,
    ),
  },
});

/** An ad that waits for moderation again: a sentence says so, and nothing of the changed ad is shown. */
export const reviewPart = (id: string, origin: string): Part<"waiting"> => ({
  of: servedAs(id),
  origin,
  value: "waiting",
  places: { ad: <AdUnderReview /> },
  head: { texts: WAITING_HEAD, canonical: null, isIndexed: false },
});
