import { useMemo, useRef, useState } from "react";
import type { AdHome as Home } from "../../contract/market/ad";
import { NoList } from "../../shared/filters/no-list";
import { ServedPart } from "../../shared/served/served-part";
import { changeInPlace } from "../../shared/ui/in-place";
import { LaterPlace } from "../../shared/ui/later-place";
import { AdHome } from "./ad-home";
import { AdHomeSample } from "./ad-home-sample";
import { LatestSkeleton, RestSkeleton } from "./ad-home-skeleton";
import type { ServedHome } from "./served-home";

/** The place of what is online now, which the Worker renders (functions/market/search/used-home-page.tsx). The built page has links to searches and placeholders, for a visitor whom it could not serve. */
export function AdHomePlace({ served }: { served: ServedHome | null }) {
  const [shown, setShown] = useState(served);
  const [failed, setFailed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const load = useMemo(
    () => async () => {
      const { AskHome } = await import("./ask-home");
      const change = (known: Home | null) =>
        changeInPlace(place.current, () => {
          setShown(known && { home: known, isStale: false });
          setFailed(known === null);
        });
      return () => <AskHome onAnswer={change} />;
    },
    [],
  );
  return (
    <ServedPart place="online" sample={__BROWSER__ ? null : <AdHomeSample />}>
      <AdHome
        shown={shown}
        place={place}
        latest={
          failed ? <NoList onRetry={() => setFailed(false)} /> : <LaterPlace load={load} waiting={<LatestSkeleton />} />
        }
        rest={failed ? null : <RestSkeleton />}
      />
    </ServedPart>
  );
}
