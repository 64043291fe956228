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

/** What an offer asks for that is not for everybody, where its kind says it. */
const CONDITIONS: Record<string, string> = { reprise: "avec reprise", taux: "à crédit" };
const conditionOf = ({ forEveryone, kind }: Queries.PromoCardFragment) =>
  forEveryone ? null : (CONDITIONS[kind] ?? "sous conditions");

/** What it makes of the price, or else its rate or its kind. */
const benefitOf = ({ promoPrice, rate, kind }: Queries.PromoCardFragment) =>
  promoPrice !== null ? formatPrice(promoPrice) : rate !== null ? `Taux ${figure(rate, "%")}` : promoKind(kind);

/** « Remise · Swift étudiante » */
export const promoOffer = ({ kind, title }: Queries.PromoCardFragment) => `${promoKind(kind)}\u00a0· ${title}`;

/** What the card of a promo ends with. */
export type PromoFoot = ComponentType<{ readonly promo: Queries.PromoCardFragment }>;

interface Props {
  promo: Queries.PromoCardFragment;
  /** Its first day is still to come. */
  upcoming?: boolean;
  /** What its page adds. */
  Foot?: PromoFoot | undefined;
  /** The heart of its car. */
  children?: ReactNode;
}

/** Card of a promo: its car, its price beside the one before, with what it asks for, what it saves, and its last day. Before its first day the price is that of today, as large as what it will be (rule: guide/promo-card). */
export function PromoCard({ promo, upcoming = false, Foot, children }: Props) {
  const { model, saving, initialPrice, promoPrice } = promo;
  const start = dayAndMonth(promo.start);
  const price = promoPrice ?? initialPrice;
  const words = conditionOf(promo);
  const condition = words && <span className={styles.tag}>{words}</span>;
  return (
    <article className={`card ${styles.card}`}>
      <CardPhoto image={model.cover?.file?.childImageSharp?.gatsbyImageData} />
      <p className={styles.tag}>
        {upcoming ? `Dès le ${start}` : saving ? `−${formatPrice(saving)}` : benefitOf({ ...promo, promoPrice: null })}
      </p>
      <div className={styles.text}>
        <h3>
          <a href={routes.model(model.brand.slug, { id: model.modelId, slug: model.slug })}>
            <span>{model.brand.name}</span>
            {` ${model.name}`}
          </a>
        </h3>
        {upcoming ? (
          <>
            {initialPrice && (
              <p className={own.price}>
                <strong className="price">{formatPrice(initialPrice)}</strong> aujourd’hui
              </p>
            )}
            <p className={own.price}>
              <strong className="price">{benefitOf(promo)}</strong>
              {` à partir du ${start} `}
              {condition}
            </p>
          </>
        ) : (
          <p className={own.price}>
            {" "}
            {price && <strong className="price">{formatPrice(price)}</strong>}{" "}
            {initialPrice && saving && <OldPrice text={groupDigits(initialPrice)} />} {condition}
          </p>
        )}
        <p>{`Jusqu’au ${lastDay(promo)}`}</p>
        {children}
        {Foot && <Foot promo={promo} />}
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
