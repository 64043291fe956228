import { graphql } from "gatsby";
import { Picture } from "../../shared/ui/picture";
import * as styles from "./dealer-front.page.module.css";

/** What the picture of a dealer’s front shows, and that it is drawn where the site says so (rule: guide/dealer-page). */
export const frontWords = (alt: string, note: string | undefined) =>
  [alt, note?.replace(/^./, (letter) => letter.toLowerCase())].filter(Boolean).join(", ");

/** Of the file, in pixels. */
const [WIDTH, HEIGHT] = [280, 210];

interface Props {
  readonly photo: Queries.DealerFrontFragment;
  readonly note: string | undefined;
}

/** The front of a dealer, small, at the side of its card. It has one file, because a directory names dozens of them. */
export function DealerFront({ photo, note }: Props) {
  const front = photo.file?.childImageSharp?.resize;
  return (
    <div className={styles.front}>
      <Picture
        image={front?.src ? { width: WIDTH, height: HEIGHT, images: { fallback: { src: front.src } } } : null}
        alt={frontWords(photo.alt, note)}
        sizes="104px"
      />
    </div>
  );
}

export const fragment = graphql`
  fragment DealerFront on Photo {
    alt
    file {
      childImageSharp {
        resize(width: 280, height: 210, toFormat: WEBP, quality: 60) {
          src
        }
      }
    }
  }
`;
