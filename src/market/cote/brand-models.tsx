import type { CoteList } from "../../contract/market/cote";
import { count } from "../../shared/figures/figures";
import { formatPrice } from "../../shared/figures/price";
import * as fold from "../../shared/filters/fold.page.module.css";
import { brandPlace } from "./brand-place";
import { mostAdvertised } from "./cote-rows";

/** Opens the brand to which the form leads that chooses one without a model. */
const openIfAsked = (brand: HTMLDetailsElement | null) => {
  if (brand && location.hash === `#${brand.id}`) brand.open = true;
};

/** The models of a brand, those with most ads first, a line each under its name, which unfolds them. */
export const BrandModels = ({ brand: { key, title, links } }: { brand: CoteList["brands"][number] }) => (
  <details className={fold.fold} id={key && brandPlace(key)} ref={openIfAsked}>
    <summary>
      {title} <small className="quiet">{count(links.length, "modèle")}</small>
    </summary>
    <ul>
      {[...links].sort(mostAdvertised).map(({ path, label, name, car }) => (
        <li key={path}>
          <a href={path}>
            {car && name ? (
              <>
                {`${name} ${car.year}`} <b>{formatPrice(car.value)}</b>
              </>
            ) : (
              label
            )}
          </a>
        </li>
      ))}
    </ul>
  </details>
);
