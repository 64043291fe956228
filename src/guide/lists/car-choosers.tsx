import { Jumps } from "../../shared/ui/jumps";
import * as styles from "./car-choosers.page.module.css";
import type { ListGroup } from "./list-tiles";

/** One row of links for each way to choose a new car: by budget, by body type, by energy. */
export const CarChoosers = ({ groups }: { groups: readonly ListGroup[] }) => (
  <ul className={styles.choosers}>
    {groups.map(({ name, facet, lists }) => (
      <li key={facet}>
        <h3>{`Par ${name.toLowerCase()}`}</h3>
        <Jumps label={name} jumps={lists} />
      </li>
    ))}
  </ul>
);
