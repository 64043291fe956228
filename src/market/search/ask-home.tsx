import { useCallback, useEffect, useRef, useState } from "react";
import { adHome, type AdHome } from "../../contract/market/ad";
import { NoList } from "../../shared/filters/no-list";
import { ask } from "../../shared/http/ask";
import { changeInPlace } from "../../shared/ui/in-place";
import { AdHomeSkeleton } from "./ad-home-skeleton";

/** Asks the Worker what is online now, for a page that was served without it. */
export function AskHome({ onHome }: { onHome: (home: AdHome) => void }) {
  const [failed, setFailed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const load = useCallback(async () => {
    setFailed(false);
    const asked = await ask("/api/ads/home", adHome);
    if (asked.ok) onHome(asked.value);
    else changeInPlace(place.current, () => setFailed(true));
  }, [onHome]);
  useEffect(() => void load(), [load]);
  return <div ref={place}>{failed ? <NoList onRetry={() => void load()} /> : <AdHomeSkeleton />}</div>;
}
