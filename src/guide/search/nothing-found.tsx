import type { Dropped } from "./engine/engine";
import { type Filters, NO_FILTER } from "./engine/filters";
import { count } from "../../shared/figures/figures";
import * as styles from "../../shared/filters/nothing-found.page.module.css";

interface Props {
  sentence?: string;
  dropped: readonly Dropped[];
  onFilter: (filters: Filters) => void;
}

/** « Aucune voiture ne correspond. », with buttons that each remove a single filter (rule: guide/search-nothing). */
export function NothingFound({ sentence = "Aucune voiture ne correspond.", dropped, onFilter }: Props) {
  return (
    <div className={styles.nothing}>
      <p>{sentence}</p>
      <ul>
        {dropped.map(({ key, label, without, count: found }) => (
          <li key={key}>
            <button type="button" className="button plain" onClick={() => onFilter(without)}>
              {`Sans le filtre “${label}” : ${count(found, "résultat")}`}
            </button>
          </li>
        ))}
        <li>
          <button type="button" className="button plain" onClick={() => onFilter(NO_FILTER)}>
            Tout effacer
          </button>
        </li>
      </ul>
    </div>
  );
}
