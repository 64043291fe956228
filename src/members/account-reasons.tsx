import { Icon } from "../shared/ui/icon";
import * as styles from "./account-place.page.module.css";

const REASONS = ["Vos annonces", "Vos alertes", "Vos avis"];

/** What an account is for. */
export const AccountReasons = () => (
  <ul className={styles.reasons}>
    {REASONS.map((label) => (
      <li key={label}>
        <Icon name="check" size={18} />
        {label}
      </li>
    ))}
  </ul>
);
