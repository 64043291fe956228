import { graphql } from "gatsby";
import * as styles from "./brand-mark.module.css";

/** A brand's mark, cut from the sheet of all marks; the name beside it says what it is. */
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
