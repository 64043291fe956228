/** A photo's fields, asked for as `CardPhoto` does (src/shared/ui/photo-fragments.ts), so that it is the same file: Gatsby's own queries know no fragments. */
export const CARD_PHOTO = /* GraphQL */ `
  file {
    childImageSharp {
      gatsbyImageData(layout: CONSTRAINED, width: 320, height: 200, breakpoints: [320, 640], formats: [AVIF, WEBP])
    }
  }
`;
