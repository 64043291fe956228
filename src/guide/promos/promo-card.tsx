import { graphql } from "gatsby";
import { dayAndMonth, shortDate } from "../../shared/dates/dates";
import { figure } from "../../shared/figures/figures";
import { formatPrice } from "../../shared/figures/price";
import { routes } from "../../routes";
import { PriceTag } from "../../costs/price/price-tag";
import { CardPhoto } from "../lists/model-card";
import * as styles from "../lists/model-card.module.css";

const KINDS: Record<string, string> = {
  remise: "Remise",
  taux: "Crédit",
  reprise: "Reprise",
  pack: "Pack",
  serie_limitee: "Série limitée",
  destockage: "Déstockage",
};
export const promoKind = (kind: string) => KINDS[kind] ?? kind;

/** Without the year where it is that of the first day, because no other can be meant. */
const lastDay = ({ start, end }: { start: string; end: string }) =>
  start.slice(0, 4) === end.slice(0, 4) ? dayAndMonth(end) : shortDate(end);

interface Props {
  promo: Queries.PromoCardFragment;
  soon?: boolean | undefined;
  brief?: boolean | undefined;
  /** Its first day is still to come. */
  upcoming?: boolean;
}

/** Card of a promo: its car, price, saving and last day; what it is stands in the fold of its conditions, where it has some (rule: guide/promo-days). @param brief without its conditions, but saying whether it has some */
export function PromoCard({ promo, soon, brief, upcoming }: Props) {
  const { model } = promo;
  const offer = `${promoKind(promo.kind)}\u00a0· ${promo.title}`;
  const folded = promo.conditions && !brief;
  return (
    <article className={`card ${styles.card}`}>
      <CardPhoto image={model.cover?.file?.childImageSharp?.gatsbyImageData} soon={soon} />
      <p className={styles.tag}>
        {promo.saving
          ? `−${formatPrice(promo.saving)}`
          : promo.rate !== null
            ? `Taux ${figure(promo.rate, "%")}`
            : promoKind(promo.kind)}
      </p>
      <div className={styles.text}>
        <h3>
          <a href={routes.model(model.brand.slug, { id: model.modelId, slug: model.slug })}>
            <span>{model.brand.name}</span>
            {` ${model.name}`}
          </a>
        </h3>
        {promo.initialPrice !== null && (
          <p>
            <PriceTag price={promo.initialPrice} promo={promo.promoPrice} />
          </p>
        )}
        <p>{upcoming ? `${dayAndMonth(promo.start)} – ${lastDay(promo)}` : `Jusqu’au ${lastDay(promo)}`}</p>
        {!promo.forEveryone && <p>Sous conditions</p>}
        {folded ? (
          <details>
            <summary>Conditions</summary>
            <p>
              {`${offer}. ${promo.conditions}`}
              {promo.dealer && ` Chez ${promo.dealer.name}, ${promo.dealer.city}.`}
            </p>
          </details>
        ) : (
          <p className={styles.quiet}>{offer}</p>
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
    forEveryone
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
      ...ModelFace
    }
  }
`;
