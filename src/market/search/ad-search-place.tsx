import { useEffect, useState } from "react";
import { ServedPart } from "../../shared/served/served-part";
import { AdSearch } from "./ad-search";
import { AdSearchSample } from "./ad-search-sample";
import { AdsComing } from "./ads-coming";
import { servedSearch } from "./served-search";

/** The place of the used-car search, which the Worker renders (functions/market/search/page.tsx). The built page has placeholders, for a visitor whom it could not serve. */
export function AdSearchPlace() {
  const [served] = useState(servedSearch);
  const [isReady, setReady] = useState(served !== null);
  useEffect(() => setReady(true), []);
  return (
    <ServedPart place="search" sample={__BROWSER__ ? null : <AdSearchSample />}>
      {isReady ? (
        <AdSearch served={served?.value ?? null} origin={served?.origin ?? location.origin} />
      ) : (
        <AdsComing status="Recherche…" />
      )}
    </ServedPart>
  );
}
