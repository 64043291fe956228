import { dotted } from "../../shared/text/dotted";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { shortMonth } from "../../shared/dates/dates";
import { figure } from "../../shared/figures/figures";
import { USAGE_NAMES } from "./usages";
import { Score } from "../../shared/ui/score";
import * as styles from "./review-card.module.css";

/** What an owner measured, in the unit of the model's energy; null where it has both electric versions and others, because the review names no version. */
function consumptionText(consumption: number | null, energies: readonly string[]): string | null {
  const electric = energies.filter((energy) => energy === "Électrique").length;
  if (consumption === null || energies.length === 0 || (electric > 0 && electric < energies.length)) return null;
  return figure(consumption, electric > 0 ? "kWh/100 km" : "l/100 km");
}

interface Props {
  review: Queries.ReviewCardFragment;
  /** Instead of the title and the score, on pages that do not name the car. */
  head?: ReactNode;
  children?: ReactNode;
}

/** Card of an owner's review. @param children its foot, on pages where readers vote */
export function ReviewCard({ review, head, children }: Props) {
  const mileage = review.mileage !== null && figure(review.mileage, "km");
  const facts = [
    review.year !== null && `modèle\u00a0${review.year}`,
    review.monthsOwned !== null && `possédée\u00a0${review.monthsOwned}\u00a0mois`,
    review.usage && USAGE_NAMES[review.usage],
    consumptionText(review.consumption, review.model.energies),
  ]
    .filter(Boolean)
    .join(", ");
  return (
    <article className={`card ${styles.card}`}>
      {head ?? (
        <div className={styles.head}>
          <h3>{review.title}</h3>
          <Score score={review.overall} />
        </div>
      )}
      <p className={`quiet ${styles.facts}`}>
        {review.verifiedOwner && <b className={styles.verified}>Vérifié</b>}
        {(review.verifiedOwner ? " · " : "") +
          dotted([[review.author, review.city].filter(Boolean).join(", "), shortMonth(review.date)])}
      </p>
      {(mileage || facts) && (
        <p className={`quiet ${styles.facts}`}>
          {mileage && <b>{mileage}</b>}
          {mileage && facts ? `, ${facts}` : facts}
        </p>
      )}
      <p>
        <b>Qualités&nbsp;:</b>
        {` ${review.likes}`}
      </p>
      <p>
        <b>Défauts&nbsp;:</b>
        {` ${review.dislikes}`}
      </p>
      {review.comment && <p>{review.comment}</p>}
      {children}
    </article>
  );
}

export const fragment = graphql`
  fragment ReviewCard on Review {
    reviewId
    year
    author
    city
    overall
    title
    likes
    dislikes
    comment
    mileage
    monthsOwned
    usage
    consumption
    usefulVotes
    date
    verifiedOwner
    model {
      modelId
      slug
      name
      energies
      brand {
        slug
        name
      }
    }
  }
`;
