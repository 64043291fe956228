import { graphql } from "gatsby";
import * as styles from "./brand-mark.module.css";

/** Logo of a brand, cut from a sprite of all logos; decorative, because the name stands beside it. */
export function BrandMark({ mark, size }: { mark: Queries.BrandLogoFragment["mark"]; size: number }) {
  return (
    <span className={styles.mark}>
      <svg width={size} height={size} viewBox={mark ? `${mark.cell} 0 1 1` : "0 0 1 1"} aria-hidden="true">
        {mark && <image href={mark.sheet} width={mark.cells} height="1" />}
      </svg>
    </span>
  );
}

export const fragment = graphql`
  fragment BrandLogo on Brand {
    mark {
      sheet
      cell
      cells
    }
  }
`;
