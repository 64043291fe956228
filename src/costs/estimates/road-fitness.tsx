import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { roadFitness, type Terrain, TERRAINS } from "../rules/road-fitness";
import { routes } from "../../routes";
import { scoreText } from "../../shared/ui/score";
import { Section } from "../../shared/ui/section";
import * as styles from "../../shared/ui/marks.page.module.css";

export const TERRAIN_NAMES: Readonly<Record<Terrain, string>> = {
  ville: "Ville",
  route: "Route",
  piste: "Piste",
  hivernage: "Hivernage",
};

interface Props {
  /** A single version, or all versions of a model. */
  readonly versions: readonly Queries.RoadFitnessFragment[];
  /** Other facts for or against the car in Senegal, as label and value. */
  readonly facts?: readonly (readonly [string, ReactNode])[];
}

/** « Adaptée au Sénégal ? »: scores out of ten by a published formula, as a range from the lowest to the highest version; terrains without the required data are left out. */
export function RoadFitness({ versions, facts = [] }: Props) {
  const marks = (Object.keys(TERRAINS) as Terrain[]).flatMap((terrain) => {
    const known = versions.flatMap((version) => roadFitness(version, terrain) ?? []);
    return known.length === 0 ? [] : [[terrain, Math.min(...known), Math.max(...known)] as const];
  });
  if (marks.length === 0 && facts.length === 0) return null;
  return (
    <Section title="Adaptée au Sénégal ?" id="terrain">
      <div className={styles.summary}>
        <dl>
          {marks.map(([terrain, least, best]) => (
            <div key={terrain}>
              <dt>{TERRAIN_NAMES[terrain]}</dt>
              <dd>
                {`${least < best ? `${scoreText(least)} à ` : ""}${scoreText(best)}/10`}
                <meter min={0} max={10} value={least} aria-hidden="true" />
              </dd>
            </div>
          ))}
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {marks.length > 0 && (
        <p className="small quiet">
          {versions.length > 1 ? "De la version la moins adaptée à la plus adaptée, d’après " : "D’après "}
          <a href={routes.roadFitness}>notre formule</a>.
        </p>
      )}
    </Section>
  );
}

export const fragment = graphql`
  fragment RoadFitness on Version {
    groundClearance
    length
    power
    weight
    fourWheelDrive
  }
`;
