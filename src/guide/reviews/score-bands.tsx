import { Score } from "../../shared/ui/score";
import "../../shared/ui/marks.page.module.css";
import * as styles from "./score-bands.page.module.css";

/** A band of scores: « De 4 à 5 », and the number of reviews in it. */
export interface ScoreBand {
  readonly label: string;
  readonly count: number;
}

interface Props {
  /** Left out where the head of the page says it. */
  readonly score?: number;
  readonly count: number;
  readonly bands: readonly ScoreBand[];
}

/** The mean of reviews, and how they are spread over the bands of scores: bars with the number in text (rule: guide/review-brief). */
export const ScoreBands = ({ score, count, bands }: Props) => (
  <div className={styles.bands}>
    {score !== undefined && (
      <p>
        <Score score={score} count={count} />
      </p>
    )}
    <dl>
      {bands.map((band) => (
        <div key={band.label}>
          <dt>{band.label}</dt>
          <dd>
            {`${band.count} avis`}
            <meter min={0} max={count} value={band.count} aria-hidden="true" />
          </dd>
        </div>
      ))}
    </dl>
  </div>
);
