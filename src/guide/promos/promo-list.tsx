import * as grid from "../../shared/ui/grid.module.css";
import { PromoCard } from "./promo-card";
import { FIRST_VIEW } from "../../shared/ui/picture";

interface Props {
  promos: readonly Queries.PromoCardFragment[];
  soon?: boolean;
  /** Without the conditions, which the page of all promos has. */
  brief?: boolean;
  /** Whether their first day is still to come. */
  upcoming?: boolean;
}

export function PromoList({ promos, soon = false, ...card }: Props) {
  return (
    <ul className={grid.grid}>
      {promos.map((promo, index) => (
        <li key={promo.promoId}>
          <PromoCard promo={promo} soon={soon && index < FIRST_VIEW} {...card} />
        </li>
      ))}
    </ul>
  );
}
