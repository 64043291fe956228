import * as grid from "../../shared/ui/grid.module.css";
import { PromoCard } from "./promo-card";

interface Props {
  promos: readonly Queries.PromoCardFragment[];
  /** Without the conditions, which the page of all promos has. */
  brief?: boolean;
}

/** Promos further down on a page. */
export const PromoList = ({ promos, brief }: Props) => (
  <ul className={grid.grid}>
    {promos.map((promo) => (
      <li key={promo.promoId}>
        <PromoCard promo={promo} brief={brief} />
      </li>
    ))}
  </ul>
);
