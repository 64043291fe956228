import * as grid from "../ui/grid.module.css";
import { PromoCard } from "./promo-card";

export function PromoList({ promos, soon = false }: { promos: readonly Queries.PromoCardFragment[]; soon?: boolean }) {
  return (
    <ul className={grid.wide}>
      {promos.map((promo, index) => (
        <li key={promo.promoId}>
          <PromoCard promo={promo} soon={soon && index < 3} />
        </li>
      ))}
    </ul>
  );
}
