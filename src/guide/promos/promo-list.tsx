import * as grid from "../../shared/ui/grid.module.css";
import { PromoCard, type PromoFoot } from "./promo-card";

interface Props {
  promos: readonly Queries.PromoCardFragment[];
  Foot?: PromoFoot;
}

/** Promos further down on a page. */
export const PromoList = ({ promos, Foot }: Props) => (
  <ul className={grid.grid}>
    {promos.map((promo) => (
      <li key={promo.promoId}>
        <PromoCard promo={promo} Foot={Foot} />
      </li>
    ))}
  </ul>
);
