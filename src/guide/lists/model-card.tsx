import { dotted } from "../../shared/text/dotted";
import { graphql } from "gatsby";
import type { ComponentProps, ReactNode } from "react";
import { CompareButton } from "../compare/compare-button";
import { isComing, STATUS_WORDS } from "../models/model-badges";
import { formatPrice } from "../../shared/figures/price";
import { routes, watchedModel } from "../../routes";
import { Picture } from "../../shared/ui/picture";
import { Score } from "../../shared/ui/score";
import * as styles from "./model-card.module.css";

interface Props {
  model: Queries.ModelCardFragment;
  /** Label over the picture, instead of that of its status. */
  tag?: string | undefined;
  /** What its page is about, which the card then does not repeat. */
  about?: "brand" | "body" | undefined;
  /** The lowest price of all its versions, where that of one among some of them is shown: « dès » is not said of a dearer one. */
  least?: number | null | undefined;
  /** What the page adds to the line of its body type and energies. */
  facts?: string | null | undefined;
  /** How wide its picture is, where it is not one of a grid. */
  sizes?: string | undefined;
  /** Figures that the page compares, shown above the price. */
  children?: ReactNode;
}

/** On a phone two cards share the width, less the gutters and the gap: of 360 pixels with two dots each, a picture of 320 is then enough. */
const SIZES = "(min-width: 768px) 288px, 44vw";

/** Picture of a card, in a grid unless `sizes` tells how wide it is. The card's text says what it shows. */
export const CardPhoto = ({
  image,
  sizes = SIZES,
}: {
  image: ComponentProps<typeof Picture>["image"];
  sizes?: string | undefined;
}) => <Picture image={image} alt="" sizes={sizes} />;

/** « Berline » instead of « Berline 4 portes », which would break a card's line. */
const shortBody = (bodyType: string) => bodyType.replace(/ \d portes$/, "");

/** The body type, the energies and what the page adds; a longer line is broken between two of these. */
const factsOf = ({ bodyType, energies }: Queries.ModelCardFragment, about: Props["about"], more: Props["facts"]) =>
  dotted([about === "body" ? null : shortBody(bodyType), energies.join(", "), more]);

/** « dès 9.500.000 FCA » on one line of a card. */
export const CardPrice = ({ word, price }: { word: "dès" | "à" | "vers"; price: number }) => (
  <>
    {`${word} `}
    <strong className="price">{formatPrice(price)}</strong>
  </>
);

/** The word before a price; what is announced of a car that is not sold yet may still change. @param least see `Props` */
export const wordOf = (model: { readonly status: string }, price: number, least?: Props["least"]) =>
  isComing(model) ? "vers" : least && least < price ? "à" : "dès";

/** The mean of fewer reviews would look as firm as that of many. */
const SCORED_FROM = 3;

/** Its owners’ score at the foot of a card, or how few reviews it has, of which none are not told (rule: guide/card-score). */
export const CardScore = ({
  of: { ownerScore, reviewCount },
}: {
  of: { readonly ownerScore: number | null; readonly reviewCount: number };
}) =>
  ownerScore === null || reviewCount < SCORED_FROM ? (
    reviewCount > 0 && `${reviewCount} avis`
  ) : (
    <Score score={ownerScore} count={reviewCount} brief />
  );

/** « Promo » where a promo makes the price, and « Promo sous conditions » where one under conditions would lower it. */
export const promoLabel = (isPromo: boolean, { conditionalPromo }: { readonly conditionalPromo: boolean }) =>
  isPromo ? "Promo" : conditionalPromo ? "Promo sous conditions" : null;

/**
 * Card of a model with its picture, name, energies and lowest price, which says that it is a promo’s, or that there is one under conditions (rule: guide/lowest-price, guide/price-unknown).
 * What is about the model stands at the top of its picture, and its promo then at the foot of it: a line of their own in one card would be a hole in those beside it.
 */
export function ModelCard({ model, tag = STATUS_WORDS[model.status], about, least, facts, sizes, children }: Props) {
  const promo = promoLabel(model.priceMinIsPromo, model);
  const label = tag ?? promo;
  return (
    <article className={`card ${styles.card}`}>
      <CardPhoto image={model.cover?.file?.childImageSharp?.gatsbyImageData} sizes={sizes} />
      {label && <p className={styles.tag}>{label}</p>}
      <div className={styles.text}>
        {promo && promo !== label && <p className={styles.tag}>{promo}</p>}
        <h3>
          <a href={routes.model(model.brand.slug, { id: model.modelId, slug: model.slug })}>
            {about !== "brand" && <span>{`${model.brand.name} `}</span>}
            {model.name}
          </a>
        </h3>
        <p className={styles.quiet}>{factsOf(model, about, facts)}</p>
        {children}
        <p className={styles.price}>
          {model.priceMin ? (
            <CardPrice word={wordOf(model, model.priceMin, least)} price={model.priceMin} />
          ) : (
            "Prix à venir"
          )}
        </p>
        <p className={styles.foot}>
          <CardScore of={model} />
          {isComing(model) ? (
            <a className={styles.compare} href={watchedModel(model.modelId)}>
              M’alerter
            </a>
          ) : (
            model.cheapestId !== null && (
              <CompareButton
                car={{ id: model.cheapestId, name: `${model.brand.name} ${model.name}` }}
                className={styles.compare}
              />
            )
          )}
        </p>
      </div>
    </article>
  );
}

export const fragment = graphql`
  fragment ModelFace on Model {
    brand {
      slug
      name
    }
    cover {
      ...CardPhoto
    }
  }
  fragment ModelCard on Model {
    modelId
    slug
    name
    bodyType
    status
    priceMin
    priceMinIsPromo
    conditionalPromo
    cheapestId
    energies
    ownerScore
    reviewCount
    ...ModelFace
  }
`;
