import { ListChips } from "./list-chips";
import type { ListGroup } from "./list-group";
import * as styles from "./section-chips.page.module.css";

/** Links to the sections of a list within its row of controls. */
export const SectionChips = ({ lists }: Pick<ListGroup, "lists">) => (
  <div className={styles.sections}>
    <ListChips name="Sur cette page" lists={lists} />
  </div>
);
