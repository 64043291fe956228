import type { AdSearchAnswer } from "../../contract/market/ad";
import { readAdSearch } from "../../contract/market/search";
import { NoList } from "../../shared/filters/no-list";
import { sampleAds, sampleAnswer } from "../cards/sample-ads";
import { AdSearch } from "./ad-search";

/** All that the search may show. Everything is made inside the function, so that bundles for browsers leave it out. */
export function AdSearchSample() {
  const modele = Array.from({ length: 12 }, (_, at) => ({ value: `toyota-${at}`, label: "Toyota", count: at + 1 }));
  const facets: AdSearchAnswer["facets"] = {
    marque: [{ value: "toyota", label: "Toyota", count: 99 }],
    modele,
    region: [{ value: "dakar", label: "Dakar", count: 9 }],
  };
  const search = readAdSearch(
    new URLSearchParams("marque=toyota&modele=toyota-1&prix_max=5000000&verifie=1&tri=proche&pres_de=yoff&page=2"),
  );
  const show = (answer: Partial<AdSearchAnswer>) => (
    <AdSearch served={{ search, answer: sampleAnswer({ facets, ...answer }), isStale: true }} origin="" />
  );
  return (
    <>
      {show({ total: 99, ads: sampleAds() })}
      {show({ total: 0, near: sampleAds(), relaxed: [{ search: "", label: "Toyota", count: 2 }] })}
      <NoList onRetry={() => undefined} />
    </>
  );
}
