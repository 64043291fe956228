import type { AdCard } from "../../src/contract/market/ad";
import { photoAddress } from "../../src/contract/market/photo";
import { photoAlt } from "../../src/market/words/ad-words";
import { routes } from "../../src/routes";
import type { Crumb } from "../../src/shared/ui/breadcrumb";
import { breadcrumbList } from "../../src/site/head/structured-data";

/** Search engines are not told of a list with fewer ads. */
export const MIN_INDEXED = 3;

interface AdsOfPage {
  readonly crumbs: readonly Crumb[];
  readonly ads: readonly AdCard[];
  /** Position of the first ad in the whole list, from 1 on. */
  readonly first?: number;
}

/** schema.org objects of a page with a list of ads: where the page is, and the ads on it. @param origin the site's public address */
export const listData = ({ crumbs, ads, first = 1 }: AdsOfPage, origin: string): object => ({
  "@context": "https://schema.org",
  "@graph": [
    breadcrumbList(origin, crumbs),
    {
      "@type": "ItemList",
      itemListElement: ads.map((ad, at) => ({
        "@type": "ListItem",
        position: first + at,
        name: ad.title,
        url: origin + routes.ad(ad),
      })),
    },
  ],
});

/** The picture that stands for a list where it is shared: that of the first ad that has one. */
export function listPicture(ads: readonly AdCard[]): { readonly address: string; readonly alt: string } | null {
  const shown = ads.find(({ cover }) => cover !== null);
  return shown?.cover ? { address: photoAddress(shown.cover, 1600), alt: photoAlt(shown, 0) } : null;
}
