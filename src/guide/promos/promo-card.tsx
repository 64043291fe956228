import { graphql } from "gatsby";
import type { ComponentType, ReactNode } from "react";
import { dayAndMonth, shortDate } from "../../shared/dates/dates";
import { figure } from "../../shared/figures/figures";
import { formatPrice, groupDigits } from "../../shared/figures/price";
import { routes } from "../../routes";
import { OldPrice } from "../../costs/price/price-tag";
import { CardPhoto } from "../lists/model-card";
import * as styles from "../lists/model-card.module.css";
import * as own from "./promo-card.page.module.css";

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

/** « Remise · Swift étudiante » */
export const promoOffer = ({ kind, title }: Queries.PromoCardFragment) => `${promoKind(kind)}\u00a0· ${title}`;

/** What the card of a promo ends with. */
export type PromoFoot = ComponentType<{ readonly promo: Queries.PromoCardFragment; readonly upcoming?: boolean }>;

interface Props {
  promo: Queries.PromoCardFragment;
  /** Its first day is still to come. */
  upcoming?: boolean;
  /** Instead of what it is, where its conditions are asked for. */
  Foot?: PromoFoot | undefined;
  /** The heart of its car. */
  children?: ReactNode;
}

/** Card of a promo: its car, price, saving and last day (rule: guide/promo-card). */
export function PromoCard({ promo, upcoming = false, Foot, children }: Props) {
  const { model, saving, savingPercent, initialPrice } = promo;
  const days = upcoming ? `${dayAndMonth(promo.start)} – ${lastDay(promo)}` : `Jusqu’au ${lastDay(promo)}`;
  return (
    <article className={`card ${styles.card}`}>
      <CardPhoto image={model.cover?.file?.childImageSharp?.gatsbyImageData} />
      <p className={styles.tag}>
        {saving
          ? `−${formatPrice(saving)}`
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
        {initialPrice && (
          <strong className={`price ${own.price}`}>{formatPrice(promo.promoPrice ?? initialPrice)}</strong>
        )}
        {initialPrice && saving && (
          <p className={styles.quiet}>
            <OldPrice text={groupDigits(initialPrice)} /> {savingPercent && `−${savingPercent}\u00a0%`}
          </p>
        )}
        <p className={styles.quiet}>{promo.forEveryone ? days : `${days}, sous\u00a0conditions`}</p>
        {children}
        {Foot ? <Foot promo={promo} upcoming={upcoming} /> : <p className={styles.quiet}>{promoOffer(promo)}</p>}
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
    savingPercent
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
