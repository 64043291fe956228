import { count } from "../../shared/figures/figures";
import { inBrief } from "./budgets";
import * as styles from "./list-tiles.page.module.css";

interface Link {
  readonly label: string;
  readonly path: string;
  readonly models: number;
}
export interface ListGroup {
  readonly name: string;
  /** Also the id of its section on the guide's home page. */
  readonly facet: string;
  readonly lists: readonly Link[];
}

/** Links to lists of new cars, each with its number of models. */
export function ListTiles({ lists }: { lists: readonly Link[] }) {
  return (
    <ul className={styles.tiles}>
      {lists.map(({ label, path, models }) => (
        <li key={path}>
          <a className="card" href={path}>
            <b>{inBrief(label)}</b> <span className="small quiet">{count(models, "modèle")}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
