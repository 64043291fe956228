import * as grid from "../../shared/ui/grid.module.css";
import { ReviewCard } from "./review-card";

interface Props {
  reviews: readonly Queries.ReviewCardFragment[];
  /** Names each car, where the page does not. */
  withModel?: boolean;
}

/** Reviews in the order they are given in. */
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
