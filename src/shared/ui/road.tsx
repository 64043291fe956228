import { BodyIcon } from "./body-icon";
import * as styles from "./road.page.module.css";

/** A drawn car at the end of its road, for a page that has no picture of its own. */
export const Road = () => (
  <div className={styles.road} aria-hidden="true">
    <BodyIcon body="suv" width={136} />
  </div>
);
