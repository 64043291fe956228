import type { ComponentType } from "react";
import * as grid from "../../shared/ui/grid.module.css";
import { ReviewCard } from "./review-card";
import type { Voted } from "./review-votes";

interface Props {
  reviews: readonly Queries.ReviewCardFragment[];
  /** Whether to name each car, on pages that do not. */
  withModel?: boolean;
  /** Shown under each review, where readers vote on it. */
  Votes?: ComponentType<Voted>;
}

/** Cards of reviews in the given order. */
export function ReviewCards({ reviews, withModel, Votes }: Props) {
  return (
    <ul className={grid.wide}>
      {reviews.map((review) => (
        <li key={review.reviewId}>
          <ReviewCard review={review} withModel={withModel}>
            {Votes && <Votes reviewId={review.reviewId} author={review.author} usefulVotes={review.usefulVotes} />}
          </ReviewCard>
        </li>
      ))}
    </ul>
  );
}
