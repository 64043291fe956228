import { dotted } from "../../shared/text/dotted";
import { graphql } from "gatsby";
import type { ComponentProps, ReactNode } from "react";
import { CompareButton } from "../compare/compare-button";
import { isComing, STATUS_WORDS } from "../models/model-badges";
import { count } from "../../shared/figures/figures";
import { formatPrice } from "../../shared/figures/price";
import { routes } from "../../routes";
import { Picture } from "../../shared/ui/picture";
import { Score } from "../../shared/ui/score";
import * as styles from "./model-card.module.css";

interface Props {
  model: Queries.ModelCardFragment;
  /** Label over the picture. */
  tag?: string;
  /** Whether its page is about its brand, which the card then does not repeat. */
  own?: boolean;
  /** The lowest price of all its versions, where that of one among some of them is shown: « dès » is not said of a dearer one. */
  least?: number | null | undefined;
  /** Figures that the page compares, shown above the price. */
  children?: ReactNode;
}

const SIZES = "(min-width: 1100px) 288px, (min-width: 768px) 30vw, 46vw";

/** Picture of a card in a grid. The card's text says what it shows. */
export const CardPhoto = ({ image }: { image: ComponentProps<typeof Picture>["image"] }) => (
  <Picture image={image} alt="" sizes={SIZES} />
);

/** « Berline » instead of « Berline 4 portes », which would break a card's line. */
const shortBody = (bodyType: string) => bodyType.replace(/ \d portes$/, "");

/** A longer line than this would be broken in half a phone. */
const LINE = 24;

/** The body type and the energies, of which there is only the number where their names fill more than the line; a single one that does stands alone. */
function factsOf({ bodyType, energies }: Queries.ModelCardFragment): string {
  const body = shortBody(bodyType);
  const all = dotted([body, ...energies]);
  if (all.length <= LINE) return all;
  return energies.length > 1 ? dotted([body, count(energies.length, "énergie")]) : dotted(energies);
}

/** « dès 9.500.000 FCA » on one line of a card, for which a sum of nine digits is set smaller. */
export const CardPrice = ({ word, price }: { word: "dès" | "à" | "vers"; price: number }) => (
  <>
    {`${word} `}
    <strong className={price < 100_000_000 ? "price" : "price small"}>{formatPrice(price)}</strong>
  </>
);

/** The word before a price; what is announced of a car that is not sold yet may still change. @param least see `Props` */
export const wordOf = (model: { readonly status: string }, price: number, least?: Props["least"]) =>
  isComing(model) ? "vers" : least && least < price ? "à" : "dès";

/** Its owners’ score at the foot of a card, or that there is none. */
export const CardScore = ({ of }: { of: { readonly ownerScore: number | null; readonly reviewCount: number } }) =>
  of.ownerScore === null ? <small>Aucun avis</small> : <Score score={of.ownerScore} count={of.reviewCount} brief />;

/** What its picture says of promos: that one makes the price shown, or that one under conditions may. */
export const promoTag = (isPromo: boolean, model: { readonly conditionalPromo: boolean }) =>
  isPromo ? "Promo" : model.conditionalPromo ? "Promo possible" : null;

/** Card of a model with its picture, name, energies and lowest price, which says that it is a promo’s, or that one under conditions makes it lower (rule: guide/lowest-price, guide/price-unknown). */
export function ModelCard({ model, tag, own = false, least, children }: Props) {
  const tags = dotted([STATUS_WORDS[model.status], tag, promoTag(model.priceMinIsPromo, model)]);
  return (
    <article className={`card ${styles.card}`}>
      <CardPhoto image={model.cover?.file?.childImageSharp?.gatsbyImageData} />
      {tags !== "" && <p className={styles.tag}>{tags}</p>}
      <div className={styles.text}>
        <h3>
          <a href={routes.model(model.brand.slug, { id: model.modelId, slug: model.slug })}>
            {!own && <span>{`${model.brand.name} `}</span>}
            {model.name}
          </a>
        </h3>
        <p className={styles.quiet}>{factsOf(model)}</p>
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
          {model.cheapestId !== null && (
            <CompareButton
              car={{ id: model.cheapestId, name: `${model.brand.name} ${model.name}` }}
              className={styles.compare}
            />
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
