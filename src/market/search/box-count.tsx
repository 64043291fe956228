import type { AdCounts } from "../../contract/market/ad";
import { adCountText } from "./active";

/** The words of the box's button, which the Worker renders, too. @param counts null until they are known */
export const BoxCount = ({ counts }: { counts: Pick<AdCounts, "total" | "more"> | null }) => (
  <>{counts ? `Voir ${adCountText(counts)}` : "Voir les annonces"}</>
);
