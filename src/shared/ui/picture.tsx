import type { IGatsbyImageData } from "gatsby-plugin-image";
import * as styles from "./picture.module.css";

/** Number of cards in the first view on a phone, below a short heading. */
export const FIRST_VIEW = 4;

interface Props {
  /** Image data of gatsby-plugin-image; null when the photo could not be loaded at build. */
  image: Pick<IGatsbyImageData, "width" | "height" | "images"> | null | undefined;
  alt: string;
  /** The `sizes` attribute, which depends on the layout around the picture. */
  sizes: string;
  /**
   * "main": the page's main picture, loaded first; "soon": a picture in the first view; "later": loaded when it comes near. In the markup all pictures
   * are lazy, because a browser would load eager ones even for a visitor who saves data; a script in the head loads those of the first view for other
   * visitors (src/site/theme/theme-script.ts).
   */
  turn?: "main" | "soon" | "later";
}

/** A picture of fixed dimensions in AVIF or WebP. <GatsbyImage> is not used, because it would load react-dom/server in the browser. */
export function Picture({ image, alt, sizes, turn = "later" }: Props) {
  const fallback = image?.images.fallback;
  if (!image || !fallback) return <span className={styles.picture} aria-hidden="true" />;
  return (
    <picture className={styles.picture}>
      {image.images.sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={fallback.src}
        srcSet={fallback.srcSet}
        sizes={sizes}
        width={image.width}
        height={image.height}
        alt={alt}
        loading="lazy"
        data-soon={turn === "later" ? undefined : ""}
        // React 18 passes this attribute on only in lower case.
        {...(turn === "main" && { fetchpriority: "high" })}
      />
    </picture>
  );
}
