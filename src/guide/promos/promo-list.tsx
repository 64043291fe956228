import * as grid from "../../shared/ui/grid.module.css";
import { PromoCard } from "./promo-card";
import { FIRST_VIEW } from "../../shared/ui/picture";

export function PromoList({ promos, soon = false }: { promos: readonly Queries.PromoCardFragment[]; soon?: boolean }) {
  return (
    <ul className={grid.grid}>
      {promos.map((promo, index) => (
        <li key={promo.promoId}>
          <PromoCard promo={promo} soon={soon && index < FIRST_VIEW} />
        </li>
      ))}
    </ul>
  );
}
