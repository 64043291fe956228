import { useMemo, useRef, useState } from "react";
import type { AdHome as Home } from "../../contract/market/ad";
import { ServedPart } from "../../shared/served/served-part";
import { changeInPlace } from "../../shared/ui/in-place";
import { LaterPlace } from "../../shared/ui/later-place";
import { AdHome } from "./ad-home";
import { AdHomeSample } from "./ad-home-sample";
import { AdHomeSkeleton } from "./ad-home-skeleton";
import type { ServedHome } from "./served-home";

/** The place of what is online now, which the Worker renders (functions/market/search/used-home-page.tsx). The built page has links to searches and placeholders, for a visitor whom it could not serve. */
export function AdHomePlace({ served }: { served: ServedHome | null }) {
  const [shown, setShown] = useState(served);
  const list = useRef<HTMLDivElement>(null);
  const load = useMemo(
    () => async () => {
      const { AskHome } = await import("./ask-home");
      // The whole place is measured: counts come to the tiles above the list, too.
      const show = (home: Home) =>
        changeInPlace(list.current?.parentElement ?? null, () => setShown({ home, isStale: false }));
      return () => <AskHome onHome={show} />;
    },
    [],
  );
  return (
    <ServedPart place="online" sample={__BROWSER__ ? null : <AdHomeSample />}>
      <AdHome shown={shown} list={list}>
        {/* Loads as soon as the tiles above are near the screen, since they show its counts. */}
        <LaterPlace load={load} waiting={<AdHomeSkeleton />} ahead={1_000} />
      </AdHome>
    </ServedPart>
  );
}
