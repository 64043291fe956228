import { graphql } from "gatsby";
import { comparing, routes } from "../../routes";
import { formatPrice } from "../../shared/figures/price";
import { Section } from "../../shared/ui/section";
import { WholeWords } from "../../shared/ui/whole-words";
import { CardPhoto } from "../lists/model-card";
import * as styles from "./rivals.page.module.css";

interface Props {
  readonly rivals: readonly Queries.RivalFragment[];
  /** Id of the cheapest version of the model that has these rivals; null while it has no price. */
  readonly cheapestId: number | null;
}

/** The rivals of a model with their lowest prices, and a link that compares the cheapest version of each (rule: guide/rivals). */
export function Rivals({ rivals, cheapestId }: Props) {
  if (rivals.length === 0) return null;
  const compared = [cheapestId, ...rivals.map((rival) => rival.cheapestId)].filter((id) => id !== null);
  return (
    <Section title="Face à ses rivales" id="rivales">
      <div className="stack">
        <ul className={styles.rivals}>
          {rivals.map((model) => (
            <li key={model.modelId} className="card">
              <a href={routes.model(model.brand.slug, { id: model.modelId, slug: model.slug })}>
                <CardPhoto image={model.cover?.file?.childImageSharp?.gatsbyImageData} />
                <b>
                  <WholeWords text={`${model.brand.name} ${model.name}`} />
                </b>
                <span className="quiet">
                  {model.priceMin === null ? (
                    "Prix à venir"
                  ) : (
                    <>
                      dès <span className="price">{formatPrice(model.priceMin)}</span>
                    </>
                  )}
                </span>
              </a>
            </li>
          ))}
        </ul>
        {cheapestId !== null && compared.length > 1 && (
          <p>
            <a className="button plain" href={comparing(compared)}>{`Comparer ces ${compared.length} voitures`}</a>
          </p>
        )}
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment Rival on Model {
    modelId
    slug
    name
    priceMin
    cheapestId
    ...ModelFace
  }
`;
