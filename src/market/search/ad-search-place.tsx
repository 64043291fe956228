import { type ComponentType, useCallback, useEffect, useState } from "react";
import { ADS_PER_PAGE } from "../../contract/market/search";
import { routes } from "../../routes";
import { NoList } from "../../shared/filters/no-list";
import { AdSkeletons } from "./ad-skeletons";

type Search = ComponentType;
/** Kept once loaded, so that a visitor who comes back to the search sees the results at once. */
let loaded: Search | null = null;

/** The place of the used-car search; the built page has the placeholders of its results. */
export function AdSearchPlace() {
  const [Part, setPart] = useState(() => loaded);
  const [failed, setFailed] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    try {
      loaded ??= (await import("./ad-search")).AdSearch;
      setPart(() => loaded);
    } catch {
      setFailed(true);
    }
  }, []);
  useEffect(() => void load(), [load]);
  if (Part) return <Part />;
  if (failed) return <NoList onRetry={() => void load()} />;
  return (
    <>
      <p role="status" className="live quiet">
        Recherche…
      </p>
      <AdSkeletons howMany={ADS_PER_PAGE} />
      <noscript>
        <p>
          Les annonces changent à chaque heure : leur liste demande JavaScript.{" "}
          <a href={routes.usedCars}>Le marché de l’occasion</a> se lit sans.
        </p>
      </noscript>
    </>
  );
}
