import { graphql } from "gatsby";
import { frenchDate } from "../lib/dates";
import { formatPrice } from "../lib/price";
import { routes } from "../routes";
import { Picture } from "../ui/picture";
import { PriceTag } from "../ui/price-tag";
import { CARD_SIZES } from "./model-card";
import * as styles from "./promo-card.module.css";

const KINDS: Record<string, string> = {
  remise: "Remise", taux: "Crédit", reprise: "Reprise", pack: "Pack", serie_limitee: "Série limitée", destockage: "Déstockage",
};
export const promoKind = (kind: string) => KINDS[kind] ?? kind;

/** A promo: what is saved, on which car, until when. */
export function PromoCard({ promo, soon = false }: { promo: Queries.PromoCardFragment; soon?: boolean }) {
  const { model } = promo;
  return (
    <article className={`card ${styles.card}`}>
      <Picture image={model.cover?.file?.childImageSharp?.gatsbyImageData} alt="" sizes={CARD_SIZES} turn={soon ? "soon" : "later"} />
      <p className={styles.saving}>
        {promo.saving ? `-${formatPrice(promo.saving)}` : promo.rate !== null ? `Taux ${String(promo.rate).replace(".", ",")} %` : promoKind(promo.kind)}
      </p>
      <div className={styles.text}>
        <p className="small quiet">{promoKind(promo.kind)}</p>
        <h3>
          <a href={routes.model(model.brand.slug, { id: model.modelId, slug: model.slug })}>
            {`${model.brand.name} ${model.name}`}
          </a>
        </h3>
        <p className="small">{promo.title}</p>
        {promo.initialPrice !== null && (
          <p>
            <PriceTag price={promo.initialPrice} promo={promo.promoPrice} />
          </p>
        )}
        <p className={styles.end}>{`Du ${frenchDate(promo.start)} au ${frenchDate(promo.end)}`}</p>
        {promo.conditions && (
          <details>
            <summary>Conditions</summary>
            <p className="small">
              {promo.conditions}
              {promo.dealer && ` Chez ${promo.dealer.name}, ${promo.dealer.city}.`}
            </p>
          </details>
        )}
      </div>
    </article>
  );
}

export const fragment = graphql`
  fragment PromoCard on Promo {
    promoId
    title
    kind
    saving
    rate
    initialPrice
    promoPrice
    start
    end
    conditions
    dealer {
      name
      city
    }
    model {
      modelId
      slug
      name
      bodyType
      brand {
        slug
        name
      }
      cover {
        ...CardPhoto
      }
    }
  }
`;
