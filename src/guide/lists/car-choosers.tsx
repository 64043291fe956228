import { Jumps } from "../../shared/ui/jumps";
import * as styles from "./car-choosers.page.module.css";
import type { ListGroup } from "./list-tiles";

/** The slug that ends the address of a list. */
const bodyOf = (facet: string, path: string) => (facet === "carrosserie" ? path.split("/").at(-1) : undefined);

/** One row of links for each way to choose a new car: by budget, by body type, by energy. */
export const CarChoosers = ({ groups }: { groups: readonly ListGroup[] }) => (
  <ul className={styles.choosers}>
    {groups.map(({ name, facet, lists }) => (
      <li key={facet}>
        <h3>{`Par ${name.toLowerCase()}`}</h3>
        <Jumps label={name} jumps={lists.map((list) => ({ ...list, body: bodyOf(facet, list.path) }))} />
      </li>
    ))}
  </ul>
);
