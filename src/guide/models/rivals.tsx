import { graphql } from "gatsby";
import { routes } from "../../routes";
import { Section } from "../../shared/ui/section";
import { CardPhoto } from "../lists/model-card";
import * as styles from "./rivals.page.module.css";

/** Models of the same segment (rule: guide/rivals). No price is shown, so that a price change does not rebuild the pages of all rivals. */
export function Rivals({ rivals }: { rivals: readonly Queries.RivalFragment[] }) {
  if (rivals.length === 0) return null;
  return (
    <Section title="Face à ses rivales">
      <ul className={styles.rivals}>
        {rivals.map((model) => (
          <li key={model.modelId} className="card">
            <a href={routes.model(model.brand.slug, { id: model.modelId, slug: model.slug })}>
              <CardPhoto image={model.cover?.file?.childImageSharp?.gatsbyImageData} />
              <b>{`${model.brand.name} ${model.name}`}</b>
              <span className="quiet">{model.segment?.replace(/^[A-F] - /, "") ?? model.bodyType}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const fragment = graphql`
  fragment Rival on Model {
    modelId
    slug
    name
    segment
    bodyType
    ...ModelFace
  }
`;
