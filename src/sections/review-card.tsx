import { graphql } from "gatsby";
import { frenchMonth } from "../lib/dates";
import { figure } from "../lib/figures";
import { routes } from "../routes";
import { Score } from "../ui/score";
import * as styles from "./review-card.module.css";

const USAGES: Record<string, string> = { ville: "ville", route: "route", piste: "piste", taxi_vtc: "taxi / VTC" };

/** One owner's review; `withModel` names the car, where the page does not. */
export function ReviewCard({ review, withModel = false }: { review: Queries.ReviewCardFragment; withModel?: boolean }) {
  const { model } = review;
  const facts = [
    review.year && `modèle ${review.year}`,
    review.mileage !== null && figure(review.mileage, "km"),
    review.monthsOwned !== null && `${review.monthsOwned} mois`,
    review.usage && (USAGES[review.usage] ?? review.usage),
    review.consumption !== null && `${figure(review.consumption, "l/100 km")} constatés`,
  ].filter(Boolean);
  return (
    <article className={`card ${styles.card}`}>
      <div className={styles.head}>
        <h3>{review.title}</h3>
        <Score score={review.overall} />
      </div>
      {withModel && (
        <a className={styles.model} href={routes.model(model.brand.slug, { id: model.modelId, slug: model.slug })}>
          {`${model.brand.name} ${model.name}`}
        </a>
      )}
      <p className="small quiet">
        {`${[review.author, review.city].filter(Boolean).join(", ")} · ${frenchMonth(review.date)}`}
        {review.verifiedOwner && <span className="badge">Avis vérifié</span>}
      </p>
      {facts.length > 0 && <p className="small quiet">{facts.join(" · ")}</p>}
      <p>
        <b>Qualités :</b>{` ${review.likes}`}
      </p>
      <p>
        <b>Défauts :</b>{` ${review.dislikes}`}
      </p>
      {review.comment && <p>{review.comment}</p>}
      {review.usefulVotes > 0 && <p className="small quiet">{`${review.usefulVotes} personnes ont trouvé cet avis utile.`}</p>}
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
      brand {
        slug
        name
      }
    }
  }
`;
