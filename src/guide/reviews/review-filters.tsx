import { routes } from "../../routes";
import { Icon } from "../../shared/ui/icon";
import { Jumps } from "../../shared/ui/jumps";
import * as styles from "../../shared/ui/jumps.module.css";

interface Link {
  readonly label: string;
  readonly path: string;
}
export interface FilterGroup {
  readonly name: string;
  readonly filters: readonly Link[];
}

interface Props {
  groups: readonly FilterGroup[];
  /** Path of the current list, which offers only some of the filters; the reviews' home page offers all. */
  current?: string;
}

/** Who comes for the filters from another page finds them open. */
const openIfAsked = (filters: HTMLDetailsElement | null) => {
  if (filters && location.hash === "#filtres") filters.open = true;
};

/** Links to lists of reviews, one line of chips per facet, which unfold without scripts, too (rule: guide/review-lists). */
export function ReviewFilters({ groups, current }: Props) {
  return (
    <details className={styles.folded} id="filtres" ref={openIfAsked}>
      <summary className="chip">
        Par voiture
        <Icon name="chevron-down" size={18} />
      </summary>
      {groups.map(({ name, filters }, index) => (
        <div key={name}>
          <p className="small quiet">
            {name}
            {current && index === 0 && (
              <>
                {" · "}
                <a href={`${routes.reviews}#filtres`}>tous les filtres</a>
              </>
            )}
          </p>
          <Jumps label={name} jumps={filters} current={current} />
        </div>
      ))}
    </details>
  );
}

/** Links to a list in each of its orders, which unfold, too. @param current path of the order that is shown */
export function ReviewOrders({ orders, current }: { orders: readonly Link[]; current: string }) {
  return (
    <details className={styles.folded}>
      <summary className="chip">
        <span className="visually-hidden">Trier par, maintenant&nbsp;: </span>
        {orders.find(({ path }) => path === current)?.label}
        <Icon name="chevron-down" size={18} />
      </summary>
      <Jumps label="Trier par" jumps={orders} current={current} />
    </details>
  );
}
