import { graphql } from "gatsby";
import { routes } from "../../routes";
import * as grid from "../../shared/ui/grid.module.css";
import { Score } from "../../shared/ui/score";
import * as styles from "./owner-words.page.module.css";

interface Props {
  readonly reviews: readonly Queries.OwnerWordsFragment[];
  /** Class that makes it one row that scrolls on phones. */
  readonly rail: string | undefined;
}

/** What owners say of their cars, good and bad, each with a link to the car. */
export const OwnerWords = ({ reviews, rail }: Props) => (
  <ul className={`${grid.wide} ${rail}`}>
    {reviews.map(({ reviewId, likes, dislikes, author, city, overall, model }) => (
      <li key={reviewId}>
        <article className={`card ${styles.words}`}>
          <h3>
            <a href={routes.model(model.brand.slug, { id: model.modelId, slug: model.slug })}>
              {`${model.brand.name} ${model.name}`}
            </a>
          </h3>
          <Score score={overall} />
          <p>
            <b>Qualités&nbsp;:</b>
            {` ${likes}`}
          </p>
          <p>
            <b>Défauts&nbsp;:</b>
            {` ${dislikes}`}
          </p>
          <p className="small quiet">{[author, city].filter(Boolean).join(", ")}</p>
        </article>
      </li>
    ))}
  </ul>
);

export const fragment = graphql`
  fragment OwnerWords on Review {
    reviewId
    likes
    dislikes
    author
    city
    overall
    model {
      modelId
      slug
      name
      brand {
        slug
        name
      }
    }
  }
`;
