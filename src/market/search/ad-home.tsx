import { useCallback, useEffect, useRef, useState } from "react";
import { adHome, type AdHome as Home } from "../../contract/market/ad";
import { count } from "../../shared/figures/figures";
import { routes } from "../../routes";
import { changeInPlace } from "../../shared/ui/in-place";
import { Section } from "../../shared/ui/section";
import { AdList } from "../cards/ad-list";
import { ask } from "../../shared/http/ask";
import { NoList } from "../../shared/filters/no-list";
import * as tiles from "../../guide/lists/list-tiles.page.module.css";
import { AdHomeSkeleton } from "./ad-home-skeleton";
import * as skeletons from "./ad-skeletons.page.module.css";
import type { TileCounts } from "./ad-tiles";
import { Estimate } from "./estimate";
import { adsThat } from "./search-path";

/** What is online now: the latest ads, bargains, and verified sellers (rule: market/home). */
export function AdHome({ onCounts }: { onCounts: (counts: TileCounts) => void }) {
  const [home, setHome] = useState<Home | null>(null);
  const [failed, setFailed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const load = useCallback(async () => {
    setFailed(false);
    const asked = await ask("/api/ads/home", adHome);
    changeInPlace(place.current, () => {
      if (!asked.ok) return setFailed(true);
      setHome(asked.value);
      onCounts(asked.value);
    });
  }, [onCounts]);
  useEffect(() => void load(), [load]);
  return (
    <div ref={place}>
      {failed ? <NoList onRetry={() => void load()} /> : home ? <Online home={home} /> : <AdHomeSkeleton />}
    </div>
  );
}

function Online({ home }: { home: Home }) {
  return (
    <div className={skeletons.late}>
      <Section title="Dernières annonces" more={routes.usedSearch}>
        <AdList ads={home.latest} />
      </Section>
      {home.bargains.length > 0 && (
        <Section title="Bonnes affaires" more={adsThat({ flags: ["affaire"] })}>
          <AdList ads={home.bargains} />
        </Section>
      )}
      {home.parkings.length > 0 && (
        <Section title="Parkings vérifiés" more={adsThat({ choices: { vendeur: ["parking"] }, flags: ["verifie"] })}>
          <ul className={tiles.tiles}>
            {home.parkings.map(({ id, name, ads }) => (
              <li key={id}>
                <a className="card" href={routes.seller(id)}>
                  <b>{name}</b> <span className="small quiet">{count(ads, "annonce")}</span>
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Estimate models={home.facets["modele"] ?? []} />
    </div>
  );
}
