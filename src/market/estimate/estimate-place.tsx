import { useMemo } from "react";
import { coteShell } from "../../routes";
import type { AdFacet } from "../../contract/market/ad";
import { LaterPlace } from "../../shared/ui/later-place";
import { Section } from "../../shared/ui/section";
import * as styles from "../search/ad-skeletons.page.module.css";
import { ESTIMATE_HINT } from "./estimate-hint";

/** « Estimer ma voiture », whose form comes with its scripts. @param models those that are for sale */
export function EstimatePlace({ models }: { models: readonly AdFacet[] }) {
  const load = useMemo(
    () => async () => {
      const { Estimate } = await import("./estimate");
      return () => <Estimate models={models} />;
    },
    [models],
  );
  return (
    <Section title="Estimer ma voiture">
      <LaterPlace load={load} waiting={<EstimateWaiting />} />
    </Section>
  );
}

/** As high as the form and the sentence under it. */
export const EstimateWaiting = () => (
  <div className="stack">
    <p className={`card quiet ${styles.estimate}`}>
      Modèle, année, état et kilométrage. <a href={coteShell}>La cote, modèle par modèle</a>
    </p>
    <p>{ESTIMATE_HINT}</p>
  </div>
);
