import type { ComponentType, PropsWithChildren } from "react";
import * as grid from "../../shared/ui/grid.module.css";
import { ReviewCard } from "./review-card";
import type { Voted } from "./review-votes";

interface Props<Review> {
  reviews: readonly Review[];
  /** The head of each card, on pages that do not name its car. */
  Head?: ComponentType<{ readonly review: Review }> | undefined;
  /** Unfold beside the votes, where the model of a review has no summary of them. */
  Marks?: ComponentType<{ readonly review: Review }>;
  /** Shown under each review, where readers vote on it. */
  Votes?: ComponentType<PropsWithChildren<Voted>>;
}

/** Cards of reviews in the given order. */
export function ReviewCards<Review extends Queries.ReviewCardFragment>({ reviews, Head, Marks, Votes }: Props<Review>) {
  return (
    <ul className={grid.wide}>
      {reviews.map((review) => (
        <li key={review.reviewId}>
          <ReviewCard review={review} head={Head && <Head review={review} />}>
            {Votes && (
              <Votes reviewId={review.reviewId} author={review.author} usefulVotes={review.usefulVotes}>
                {Marks && <Marks review={review} />}
              </Votes>
            )}
          </ReviewCard>
        </li>
      ))}
    </ul>
  );
}
