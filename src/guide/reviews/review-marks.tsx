import { graphql } from "gatsby";
import "../../shared/ui/marks.page.module.css";
import * as styles from "./review-marks.page.module.css";

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

/** The marks out of five that make the score of a review, as bars with the figure in text, and whether its owner recommends the car (rule: guide/review-marks). */
export const ReviewMarks = ({ review }: { readonly review: Review }) => (
  <dl className={styles.marks}>
    {CRITERIA.map(([key, label]) => {
      const mark = review[key];
      return mark === null ? null : (
        <div key={key}>
          <dt>{label}</dt>
          <dd>
            {mark}
            <meter aria-hidden="true" max={5} value={mark} />
          </dd>
        </div>
      );
    })}
    <div>
      <dt>Recommandée</dt>
      <dd>{review.recommends ? "oui" : "non"}</dd>
    </div>
  </dl>
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
