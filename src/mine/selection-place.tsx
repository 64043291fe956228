import { useMemo } from "react";
import { LaterPlace } from "../shared/ui/later-place";

/** Place of the visitor's selection, which is loaded once the scripts run. */
export function SelectionPlace({ index }: { index: string }) {
  const load = useMemo(
    () => async () => {
      const { Selection } = await import("./selection");
      return () => <Selection index={index} />;
    },
    [index],
  );
  return (
    <div data-trayless="">
      <LaterPlace load={load} waiting="Votre sélection arrive…" />
    </div>
  );
}
