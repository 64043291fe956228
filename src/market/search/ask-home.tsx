import { useEffect } from "react";
import { adHome, type AdHome } from "../../contract/market/ad";
import { ask } from "../../shared/http/ask";
import { LatestSkeleton } from "./ad-home-skeleton";

/** Asks the Worker what is online now, for a page that was served without it. @param onAnswer gets null when there is none */
export function AskHome({ onAnswer }: { onAnswer: (home: AdHome | null) => void }) {
  useEffect(() => {
    void ask("/api/ads/home", adHome).then((asked) => onAnswer(asked.ok ? asked.value : null));
  }, [onAnswer]);
  return <LatestSkeleton />;
}
