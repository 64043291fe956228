import type { IGatsbyImageData } from "gatsby-plugin-image";
import * as styles from "./picture.module.css";

interface Props {
  /** What gatsby-plugin-image made at build; null when the photo could not be had. */
  image: Pick<IGatsbyImageData, "width" | "height" | "images"> | null | undefined;
  alt: string;
  /** The `sizes` of the place it stands in. */
  sizes: string;
  /**
   * "main": the page's main picture, fetched before all else; "soon": in the first view; else it waits for its turn. In the markup all of them
   * wait, since a browser fetches what does not while it reads the page, whatever the visitor wants to spend: the head of the page has those of
   * the first view fetched where data is not saved (src/site/theme/theme-script.ts).
   */
  turn?: "main" | "soon" | "later";
}

/** A picture in AVIF or WebP of fixed dimensions. <GatsbyImage> would bring react-dom/server into the browser. */
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
        // React 18 passes the attribute on only in the case in which HTML writes it.
        {...(turn === "main" && { fetchpriority: "high" })}
      />
    </picture>
  );
}
