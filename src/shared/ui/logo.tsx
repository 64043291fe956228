import { Icon } from "./icon";
import * as styles from "./logo.module.css";

/** Mark and name of the site. */
export const Logo = () => (
  <span className={styles.logo}>
    <Icon name="logo" size={36} />
    <span>
      <b>Guide Auto</b>
      <small>Sénégal</small>
    </span>
  </span>
);
