import { graphql } from "gatsby";

/**
 * The sizes a photo is shown at, all 8:5, drawn at build. AVIF where it pays (cards, main pictures: fetched by everybody);
 * the rest of a gallery, fetched by the few who swipe, in WebP alone: half the build's time would go there.
 */
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
    file {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 960, height: 600, breakpoints: [480, 960], formats: [AVIF, WEBP])
      }
    }
  }
  fragment GalleryPhoto on Photo {
    alt
    caption
    kind
    file {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 960, height: 600, breakpoints: [480, 960], formats: [WEBP])
      }
    }
  }
  fragment LinkCardPhoto on Photo {
    card: file {
      childImageSharp {
        resize(width: 1200, height: 630, toFormat: JPG, quality: 70) {
          src
        }
      }
    }
  }
`;
