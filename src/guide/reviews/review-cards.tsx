import type { ComponentType } from "react";
import * as grid from "../../shared/ui/grid.module.css";
import { ReviewCard } from "./review-card";
import type { Voted } from "./review-votes";

/** Number of cards in the first view on a phone. */
const SOON = 2;

interface Props<Review> {
  reviews: readonly Review[];
  /** The head of each card, on pages that do not name its car. */
  Head?: ComponentType<{ readonly review: Review; readonly soon: boolean }> | undefined;
  /** Shown under each review, where readers vote on it. */
  Votes?: ComponentType<Voted>;
}

/** Cards of reviews in the given order. */
export function ReviewCards<Review extends Queries.ReviewCardFragment>({ reviews, Head, Votes }: Props<Review>) {
  return (
    <ul className={grid.wide}>
      {reviews.map((review, index) => (
        <li key={review.reviewId}>
          <ReviewCard review={review} head={Head && <Head review={review} soon={index < SOON} />}>
            {Votes && <Votes reviewId={review.reviewId} author={review.author} usefulVotes={review.usefulVotes} />}
          </ReviewCard>
        </li>
      ))}
    </ul>
  );
}
