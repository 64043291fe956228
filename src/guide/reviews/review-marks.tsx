import { graphql } from "gatsby";
import { Icon } from "../../shared/ui/icon";
import * as folds from "../../shared/ui/jumps.module.css";

type Review = Queries.ReviewMarksFragment;

/** The criteria of the summary of a model (owner-summary.tsx), by names that fit into half a card. */
const CRITERIA = [
  ["comfort", "Confort"],
  ["reliability", "Fiabilité"],
  ["economy", "Conso."],
  ["trackHandling", "Piste"],
  ["upkeep", "Pièces"],
  ["airConditioning", "Clim"],
  ["value", "Qualité-prix"],
] as const satisfies readonly (readonly [keyof Review, string])[];

/** The marks out of five that make the score of a review, and whether its owner recommends the car, which unfold without scripts too (rule: guide/review-marks). */
export const ReviewMarks = ({ review }: { readonly review: Review }) => (
  <details className={folds.folded}>
    <summary>
      Notes
      <Icon name="chevron-down" size={16} />
    </summary>
    <dl>
      {CRITERIA.map(([key, label]) => {
        const mark = review[key];
        return mark === null ? null : (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{`${mark}/5`}</dd>
          </div>
        );
      })}
      <div>
        <dt>Recommandée</dt>
        <dd>{review.recommends ? "oui" : "non"}</dd>
      </div>
    </dl>
  </details>
);

export const fragment = graphql`
  fragment ReviewMarks on Review {
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
