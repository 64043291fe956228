import { graphql } from "gatsby";

/**
 * Sizes of photos, all 8:5 but for the wide scene of the home page, generated at build. Cards and main pictures, which everybody loads, are in AVIF and WebP. The other photos of a gallery,
 * which few visitors load, are in WebP only, because AVIF would take half of the build's time. Cards and main pictures share the width of 640: one file of a photo
 * serves both, so that it is made once, and a visitor who comes from a list may have it already.
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
        gatsbyImageData(layout: CONSTRAINED, width: 960, height: 600, breakpoints: [640, 960], formats: [AVIF, WEBP])
      }
    }
  }
  fragment HomeScene on File {
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 1920
        height: 640
        breakpoints: [720, 1200, 1920]
        formats: [AVIF, WEBP]
      )
    }
  }
  fragment GalleryPhoto on Photo {
    alt
    kind
    file {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 960, height: 600, breakpoints: [640, 960], formats: [WEBP])
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
