import type { CoteList } from "../../contract/market/cote";
import { count } from "../../shared/figures/figures";
import { millions } from "../../shared/figures/millions";
import { formatPrice } from "../../shared/figures/price";
import * as fold from "../../shared/filters/fold.page.module.css";
import { brandPlace } from "./brand-place";
import { mostAdvertised } from "./cote-rows";

/** Opens the brand to which the form leads that chooses one without a model. */
const openIfAsked = (brand: HTMLDetailsElement | null) => {
  if (brand && location.hash === `#${brand.id}`) brand.open = true;
};

/** The models of a brand, those with most ads first, a line each under its name, which unfolds them and says what the cheapest is estimated at. */
export const BrandModels = ({ brand: { key, title, links } }: { brand: CoteList["brands"][number] }) => {
  const prices = links.flatMap(({ car }) => (car ? car.value : []));
  return (
    <details className={fold.fold} id={key && brandPlace(key)} ref={openIfAsked}>
      <summary>
        {title}{" "}
        <small className="quiet">
          {count(links.length, "modèle")}
          {prices.length > 0 && `, dès ${millions(Math.min(...prices))}`}
        </small>
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
};
