import { graphql } from "gatsby";
import { mean } from "../../shared/figures/mean";
import type { Gender } from "../../shared/text/gender";
import { Score, scoreText } from "../../shared/ui/score";
import { recommendWords } from "./recommend-words";
import * as styles from "../../shared/ui/marks.page.module.css";

type Review = Queries.OwnerScoresFragment;

const CRITERIA = [
  ["comfort", "Confort"],
  ["economy", "Consommation"],
  ["reliability", "Fiabilité"],
  ["trackHandling", "Tenue sur piste"],
  ["upkeep", "Entretien et pièces"],
  ["airConditioning", "Climatisation"],
  ["value", "Rapport qualité-prix"],
] as const satisfies readonly (readonly [keyof Review, string])[];

interface Props {
  readonly score: number;
  readonly gender: Gender | null;
  readonly reviews: readonly Review[];
}

/** Owners' scores by criterion, as bars with the figure in text. */
export function OwnerSummary({ score, gender, reviews }: Props) {
  return (
    <div className={styles.summary}>
      <p className={styles.total}>
        <Score score={score} count={reviews.length} />
        <span className="small quiet">{recommendWords(reviews, gender)}</span>
      </p>
      <dl>
        {CRITERIA.map(([key, label]) => {
          const average = mean(reviews.flatMap((review) => review[key] ?? []));
          return average === null ? null : (
            <div key={key}>
              <dt>{label}</dt>
              <dd>
                {scoreText(average)}
                <meter min={0} max={5} value={average.toFixed(1)} aria-hidden="true" />
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

export const fragment = graphql`
  fragment OwnerScores on Review {
    overall
    comfort
    economy
    reliability
    trackHandling
    upkeep
    airConditioning
    value
    recommends
  }
`;
