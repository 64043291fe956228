import * as grid from "../../shared/ui/grid.module.css";
import { DealerCard } from "./dealer-card";

export function DealerList({ dealers }: { dealers: readonly Queries.DealerCardFragment[] }) {
  return (
    <ul className={grid.wide}>
      {dealers.map((dealer) => (
        <li key={dealer.dealerId}>
          <DealerCard dealer={dealer} />
        </li>
      ))}
    </ul>
  );
}
