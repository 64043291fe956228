import type { AdSearchAnswer } from "../../contract/market/ad";
import { type AdSearch as Search, readAdSearch } from "../../contract/market/search";
import { NoList } from "../../shared/filters/no-list";
import { sampleAd, sampleAnswer } from "../cards/sample-ads";
import { AdSearch } from "./ad-search";

const MANY = Array.from({ length: 12 }, (_, at) => ({ value: `toyota-${at}`, label: "Toyota", count: at + 1 }));
const FACETS: AdSearchAnswer["facets"] = { marque: [{ value: "toyota", label: "Toyota", count: 99 }], modele: MANY };
const ASKED = readAdSearch(
  new URLSearchParams("marque=toyota&modele=toyota-1&prix_max=5000000&verifie=1&tri=proche&pres_de=yoff&page=2"),
);
const ADS = [
  sampleAd({
    price_before: 9_900_000,
    photos: 3,
    cover: "a".repeat(32),
    price_index: { label: "bonne_affaire", median: 11_000_000, gap: -136, n: 12 },
  }),
  sampleAd({ price_index: { label: "prix_eleve", median: 8_000_000, gap: 187, n: 12 } }),
];

/** All that the search may show. */
export function AdSearchSample() {
  const show = (search: Search, answer: Partial<AdSearchAnswer>) => (
    <AdSearch served={{ search, answer: sampleAnswer({ facets: FACETS, ...answer }), isStale: true }} origin="" />
  );
  return (
    <>
      {show(ASKED, { total: 99, ads: ADS })}
      {show(ASKED, { total: 0, near: ADS, relaxed: [{ search: "", label: "Toyota", count: 2 }] })}
      <NoList onRetry={() => undefined} />
    </>
  );
}
