import { graphql } from "gatsby";
import { count } from "../../shared/figures/figures";
import { ascending } from "../../shared/sort/orders";
import * as styles from "./article-cars.page.module.css";
import { CardPrice, wordOf } from "./model-card";

/** The car that an article is about with its lowest price, or the number of them with the lowest of all. */
export function ArticleCars({ article: { models } }: { article: Queries.ArticleCarsFragment }) {
  const priced = models.filter(({ priceMin }) => priceMin !== null).sort(ascending(({ priceMin }) => priceMin));
  const [cheapest] = priced;
  if (!cheapest?.priceMin) return null;
  const { brand, name, priceMin } = cheapest;
  return (
    <div className={styles.cars}>
      {priced.length === 1 ? `${brand.name} ${name} ` : `${count(priced.length, "voiture")}, `}
      <CardPrice word={wordOf(cheapest, priceMin)} price={priceMin} />
    </div>
  );
}

export const fragment = graphql`
  fragment ArticleCars on Article {
    models {
      name
      status
      priceMin
      brand {
        name
      }
    }
  }
`;
