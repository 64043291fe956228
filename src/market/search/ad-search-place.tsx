import { useEffect, useState } from "react";
import { ADS_PER_PAGE } from "../../contract/market/search";
import { routes } from "../../routes";
import { ServedPart } from "../../shared/served/served-part";
import { AdSearch } from "./ad-search";
import { AdSearchSample } from "./ad-search-sample";
import { AdSkeletons } from "./ad-skeletons";
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
        <>
          <p role="status" className="live quiet">
            Recherche…
          </p>
          <AdSkeletons howMany={ADS_PER_PAGE} />
          <noscript>
            <p>
              La liste des annonces n’a pas pu être lue : rechargez la page dans un instant, ou lisez{" "}
              <a href={routes.usedCars}>le marché de l’occasion</a>.
            </p>
          </noscript>
        </>
      )}
    </ServedPart>
  );
}
