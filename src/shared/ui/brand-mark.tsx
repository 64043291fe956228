import { graphql } from "gatsby";
import * as styles from "./brand-mark.module.css";

interface Props {
  mark: Queries.BrandLogoFragment["mark"];
  /** Width and height in CSS pixels. */
  size: 24 | 48;
}

/** Logo of a brand; decorative, because the name stands beside it. */
export function BrandMark({ mark, size }: Props) {
  return (
    <span className={size === 48 ? `${styles.mark} ${styles.large}` : styles.mark}>
      {mark && <img src={mark} width={size} height={size} alt="" loading="lazy" />}
    </span>
  );
}

export const fragment = graphql`
  fragment BrandLogo on Brand {
    mark
  }
`;
