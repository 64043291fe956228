import * as grid from "../../shared/ui/grid.module.css";
import { ReviewCard } from "./review-card";

interface Props {
  reviews: readonly Queries.ReviewCardFragment[];
  /** Whether to name each car, on pages that do not. */
  withModel?: boolean;
  /** Whether readers vote on a review elsewhere. */
  brief?: boolean;
}

/** Cards of reviews in the given order. */
export function ReviewCards({ reviews, withModel, brief }: Props) {
  return (
    <ul className={grid.wide}>
      {reviews.map((review) => (
        <li key={review.reviewId}>
          <ReviewCard review={review} withModel={withModel} brief={brief} />
        </li>
      ))}
    </ul>
  );
}
