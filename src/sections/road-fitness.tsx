import { graphql } from "gatsby";
import { roadFitness, type Terrain, TERRAINS } from "../lib/costs/road-fitness";
import { routes } from "../routes";
import { scoreText } from "../ui/score";
import { Section } from "../ui/section";
import * as styles from "./owner-summary.page.module.css";

export const TERRAIN_NAMES: Readonly<Record<Terrain, string>> = { ville: "Ville", route: "Route", piste: "Piste", hivernage: "Hivernage" };

/** « Adaptée au Sénégal ? »: four marks out of ten by an open formula; silent on what the data sheet does not say. */
export function RoadFitness({ version }: { version: Queries.RoadFitnessFragment }) {
  const marks = (Object.keys(TERRAINS) as Terrain[]).flatMap((terrain) => {
    const mark = roadFitness(version, terrain);
    return mark === null ? [] : [[terrain, mark] as const];
  });
  if (marks.length === 0) return null;
  return (
    <Section title="Adaptée au Sénégal ?" id="terrain">
      <div className={styles.summary}>
        <dl>
          {marks.map(([terrain, mark]) => (
            <div key={terrain}>
              <dt>{TERRAIN_NAMES[terrain]}</dt>
              <dd>
                <meter min={0} max={10} value={mark} aria-hidden="true" />
                {`${scoreText(mark)}/10`}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="small quiet">
        Calculé d’après la fiche technique : <a href={routes.roadFitness}>notre formule</a>.
      </p>
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
