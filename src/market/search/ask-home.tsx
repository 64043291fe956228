import { useCallback, useEffect, useState } from "react";
import { adHome, type AdHome } from "../../contract/market/ad";
import { NoList } from "../../shared/filters/no-list";
import { ask } from "../../shared/http/ask";
import { LatestSkeleton } from "./ad-home-skeleton";

/** Asks the Worker what is online now, for a page that was served without it. @param onAnswer gets null when there is none */
export function AskHome({ onAnswer }: { onAnswer: (home: AdHome | null) => void }) {
  const [failed, setFailed] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    const asked = await ask("/api/ads/home", adHome);
    setFailed(!asked.ok);
    onAnswer(asked.ok ? asked.value : null);
  }, [onAnswer]);
  useEffect(() => void load(), [load]);
  return failed ? <NoList onRetry={() => void load()} /> : <LatestSkeleton />;
}
