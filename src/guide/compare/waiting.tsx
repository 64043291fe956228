import * as styles from "./comparator-place.page.module.css";

/** Stands where the compared cars will be while they load, and takes as much of the page, so that nothing below it moves. */
export const Waiting = () => (
  <div className={styles.waiting} aria-hidden="true">
    <i />
    <i />
  </div>
);
