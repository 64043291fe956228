import * as grid from "../../shared/ui/grid.module.css";
import { ReviewCard } from "./review-card";

interface Props {
  reviews: readonly Queries.ReviewCardFragment[];
  /** Whether to name each car, on pages that do not. */
  withModel?: boolean;
}

/** Cards of reviews in the given order. */
export function ReviewCards({ reviews, withModel }: Props) {
  return (
    <ul className={grid.wide}>
      {reviews.map((review) => (
        <li key={review.reviewId}>
          <ReviewCard review={review} withModel={withModel} />
        </li>
      ))}
    </ul>
  );
}
