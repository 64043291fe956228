import { graphql } from "gatsby";
import { routes } from "../../routes";
import { Picture } from "../../shared/ui/picture";
import { Score } from "../../shared/ui/score";
import { bestRated } from "../lists/best-rated";
import { MIN_REVIEWS } from "./ratings";
import { recommendWords } from "./recommend-words";
import * as styles from "./score-bands.page.module.css";

/** How many models are ranked. */
const RANKED = 5;

/** The models rated best by owners, each with how many of them recommend it, and the basis of the ranking (rule: guide/best-rated). */
export const RankedModels = ({ models }: { readonly models: readonly Queries.RankedModelFragment[] }) => (
  <>
    <ol className={styles.ranked}>
      {bestRated(models, RANKED).map(({ modelId, slug, name, gender, brand, cover, ownerScore, reviews }) => (
        <li key={modelId}>
          <a href={routes.model(brand.slug, { id: modelId, slug })}>
            <Picture
              image={cover?.file?.childImageSharp?.gatsbyImageData}
              alt=""
              sizes="(min-width: 900px) 224px, 88px"
            />
            <b>{`${brand.name} ${name}`}</b>
            <Score score={ownerScore ?? 0} count={reviews.length} />
            <small className="quiet">{recommendWords(reviews, gender)}</small>
          </a>
        </li>
      ))}
    </ol>
    <p className="small quiet">{`Au moins ${MIN_REVIEWS} avis par modèle\u00a0; classés par leur moyenne, pondérée par le nombre d’avis.`}</p>
  </>
);

export const fragment = graphql`
  fragment RankedModel on Model {
    modelId
    slug
    name
    gender
    ownerScore
    reviewCount
    reviews {
      recommends
    }
    ...ModelFace
  }
`;
