import { graphql } from "gatsby";
import { count } from "../../shared/figures/figures";
import { routes } from "../../routes";
import { LowestPrice } from "../lists/lowest-price";
import { BrandMark } from "../../shared/ui/brand-mark";
import * as styles from "./brand-tile.page.module.css";

/** Tile of one brand in a grid of brands, with its number of models and lowest price (rule: guide/lowest-price). */
export function BrandTile({ brand }: { brand: Queries.BrandTileFragment }) {
  return (
    <a className={`card ${styles.tile}`} href={routes.brand({ slug: brand.slug, id: brand.brandId })}>
      <BrandMark mark={brand.mark} size={48} />
      <span>
        <b>{brand.name}</b>
        <small className="quiet">{count(brand.models.length, "modèle")}</small>
        <LowestPrice price={brand.priceMin} />
      </span>
    </a>
  );
}

export const fragment = graphql`
  fragment BrandTile on Brand {
    brandId
    slug
    name
    priceMin
    ...BrandLogo
    models {
      modelId
    }
  }
`;
