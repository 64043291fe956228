import { useMemo, useState } from "react";
import { LaterPlace } from "../../shared/ui/later-place";
import { Section } from "../../shared/ui/section";
import { AdHomeSkeleton } from "./ad-home-skeleton";
import { AdTiles, type TileCounts } from "./ad-tiles";

/** Links to searches, which need no script; then what is online now, and the number of ads behind each link. */
export function AdHomePlace() {
  const [counts, setCounts] = useState<TileCounts | null>(null);
  const load = useMemo(
    () => async () => {
      const { AdHome } = await import("./ad-home");
      return () => <AdHome onCounts={setCounts} />;
    },
    [],
  );
  return (
    <>
      <Section title="Par budget">
        <AdTiles of="budgets" counts={counts} />
      </Section>
      <Section title="Par envie">
        <AdTiles of="kinds" counts={counts} />
      </Section>
      {/* Loads as soon as the tiles above are near the screen, since they show its counts. */}
      <LaterPlace load={load} waiting={<AdHomeSkeleton />} ahead={1_000} />
    </>
  );
}
