import { graphql } from "gatsby";

/** The two sizes a photo is shown at; both are 8:5, drawn at build. */
export const fragments = graphql`
  fragment CardPhoto on Photo {
    alt
    file {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 320, height: 200, breakpoints: [320, 640], formats: [AVIF, WEBP])
      }
    }
  }
  fragment HeroPhoto on Photo {
    alt
    caption
    kind
    file {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 800, height: 500, breakpoints: [400, 800, 1200], formats: [AVIF, WEBP])
      }
    }
  }
  fragment LinkCardPhoto on Photo {
    file {
      childImageSharp {
        resize(width: 1200, height: 630, toFormat: JPG, quality: 70) {
          src
        }
      }
    }
  }
`;
