import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { routes } from "../../routes";
import { Picture } from "../../shared/ui/picture";
import { Score } from "../../shared/ui/score";
import * as styles from "./reviewed-car.page.module.css";

type Cover = Queries.ReviewedCarFragment["model"]["cover"];

const Thumbnail = ({ cover }: { cover: Cover }) => (
  <Picture image={cover?.file?.childImageSharp?.gatsbyImageData} alt="" sizes="88px" />
);

interface Props {
  readonly review: Queries.ReviewCardFragment & Queries.ReviewedCarFragment;
}

/** Head of a review's card on a page that does not say which car it is about: the car is named and shown (rule: guide/review-brief). */
export function ReviewedCar({ review: { title, overall, model } }: Props) {
  return (
    <div className={styles.head}>
      <h3>{title}</h3>
      <a href={routes.model(model.brand.slug, { id: model.modelId, slug: model.slug })}>
        <Thumbnail cover={model.cover} />
        {`${model.brand.name} ${model.name}`}
      </a>
      <Score score={overall} />
    </div>
  );
}

interface BriefProps {
  /** Null where the list shows only some of the reviews that were counted. */
  readonly score: number | null;
  /** Where the page says what the score is made of. */
  readonly notes: string | undefined;
  /** « 12 avis, les plus récents d’abord » */
  readonly words: string;
  /** The picture of the car that all of them are about. */
  readonly cover: Cover | undefined;
  /** How one gives a review. */
  readonly children: ReactNode;
}

/** The line under the title of a list: how its reviews rate their cars, how many they are, and how to give one. */
export const ReviewsInBrief = ({ score, notes, words, cover, children }: BriefProps) => (
  <p className={`small quiet ${styles.brief}`}>
    {cover && <Thumbnail cover={cover} />}
    {score !== null && (
      <a href={notes}>
        <Score score={score} />
      </a>
    )}
    {words}
    {children}
  </p>
);

export const fragment = graphql`
  fragment ReviewedCar on Review {
    model {
      cover {
        ...CardPhoto
      }
    }
  }
`;
