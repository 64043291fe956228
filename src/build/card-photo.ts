/** A photo's fields, with the same arguments as `CardPhoto` (src/shared/ui/photo-fragments.ts), so that both use the same file. Queries in gatsby-node cannot use fragments. */
export const CARD_PHOTO = /* GraphQL */ `
  file {
    childImageSharp {
      gatsbyImageData(layout: CONSTRAINED, width: 320, height: 200, breakpoints: [320, 640], formats: [AVIF, WEBP])
    }
  }
`;
