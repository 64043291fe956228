// Fields that several queries of the build select: those in gatsby-node cannot use fragments.

/** The picture of a card, with the same arguments as `CardPhoto` (src/shared/ui/photo-fragments.ts), so that both use the same file. */
export const CARD_COVER = /* GraphQL */ `
  cover {
    file {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 320, height: 200, breakpoints: [320, 640], formats: [AVIF, WEBP])
      }
    }
  }
`;

/** A version with what `currentPrice` (src/costs/price/current-price.ts) reads. */
export const PRICED_VERSION = /* GraphQL */ `
  versionId
  name
  price
  promoPrice
`;
