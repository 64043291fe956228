import type { IGatsbyImageData } from "gatsby-plugin-image";
import * as styles from "./picture.module.css";

interface Props {
  /** Image data of gatsby-plugin-image; null when the photo could not be loaded at build. */
  image: Pick<IGatsbyImageData, "width" | "height" | "images"> | null | undefined;
  alt: string;
  /** The `sizes` attribute, which depends on the layout around the picture. */
  sizes: string;
  /**
   * Whether it is the page's main picture, which is loaded at once and first. In the markup all pictures are lazy, because a browser would load eager ones
   * even for a visitor who saves data; for others, a script in the head loads this one and those that the window shows (src/site/theme/theme-script.ts).
   */
  main?: boolean;
}

/** A picture of fixed dimensions in AVIF or WebP. <GatsbyImage> is not used, because it would load react-dom/server in the browser. */
export function Picture({ image, alt, sizes, main = false }: Props) {
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
        // React 18 passes this attribute on only in lower case.
        {...(main && { fetchpriority: "high" })}
      />
    </picture>
  );
}
