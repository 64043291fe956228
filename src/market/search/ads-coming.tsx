import { ADS_PER_PAGE } from "../../contract/market/search";
import { routes } from "../../routes";
import { AdSkeletons } from "./ad-skeletons";

/** Placeholders of a page of ads until they are there, and what visitors without scripts read should the Worker not have them. @param status « Recherche… » */
export const AdsComing = ({ status }: { status: string }) => (
  <>
    <p role="status" className="live quiet">
      {status}
    </p>
    <AdSkeletons howMany={ADS_PER_PAGE} />
    <noscript>
      <p>
        La liste des annonces n’a pas pu être chargée&nbsp;: rechargez la page dans un instant, ou lisez{" "}
        <a href={routes.usedCars}>le marché de l’occasion</a>.
      </p>
    </noscript>
  </>
);
