import { useEffect } from "react";
import type { OwnAd } from "../../contract/market/ad";
import type { Answer } from "../../shared/http/ask";
import { useAsked } from "../../shared/http/use-asked";
import { urgency } from "./my-ad-words";
import { listAds } from "./own-ads-api";

/** Those that wait for their owner come first; they are put in order when they are read, so that no ad moves while it is changed. */
async function readInOrder(): Promise<Answer<{ readonly ads: readonly OwnAd[] }>> {
  const answer = await listAds();
  if (!answer.ok) return answer;
  const now = Date.now();
  return { ...answer, value: { ads: [...answer.value.ads].sort((a, b) => urgency(a, now) - urgency(b, now)) } };
}

/** The member’s own ads: what is known of them, and how they are read again and changed. */
export function useOwnAds() {
  const [asked, ask, change] = useAsked(readInOrder);
  useEffect(() => void ask(), [ask]);
  const changed = (id: string, now: OwnAd | null) =>
    change(({ ads }) => ({ ads: ads.flatMap((one) => (one.id !== id ? one : (now ?? []))) }));
  return { asked, ask, changed };
}
