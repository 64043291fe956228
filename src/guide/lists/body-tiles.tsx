import { graphql } from "gatsby";
import { descending } from "../../shared/sort/orders";
import { count } from "../../shared/figures/figures";
import type { BodyList } from "./body-list";
import { LowestPrice } from "./lowest-price";
import { Picture } from "../../shared/ui/picture";
import * as tile from "../brands/brand-tile.page.module.css";
import * as wall from "../brands/brand-wall.page.module.css";
import * as styles from "./body-tiles.page.module.css";

interface Props {
  readonly bodies: readonly BodyList[];
  readonly faces: readonly Queries.BodyFaceFragment[];
}

const SIZES = "(min-width: 768px) 190px, 30vw";

/** Tiles that lead to the new cars of each body type, the most frequent first (rule: guide/car-lists), each with the picture of a car, its number of models and lowest price. */
export const BodyTiles = ({ bodies, faces }: Props) => (
  <ul className={`${wall.wall} ${styles.bodies}`}>
    {[...bodies].sort(descending(({ models }) => models)).map(({ label, path, models, from, face }) => (
      <li key={path}>
        <a className={`card ${tile.tile}`} href={path}>
          <Picture
            image={faces.find(({ modelId }) => modelId === face)?.cover?.file?.childImageSharp?.gatsbyImageData}
            alt=""
            sizes={SIZES}
          />
          <span>
            <b>{label}</b>
            <small className="quiet">{count(models, "modèle")}</small>
            <LowestPrice price={from} />
          </span>
        </a>
      </li>
    ))}
  </ul>
);

export const fragment = graphql`
  fragment BodyFace on Model {
    modelId
    cover {
      ...CardPhoto
    }
  }
`;
