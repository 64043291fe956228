import { Icon, type IconName } from "../shared/ui/icon";
import * as styles from "./account-place.page.module.css";

const REASONS: readonly (readonly [IconName, string])[] = [
  ["car", "Vos annonces"],
  ["bell", "Vos alertes"],
  ["star", "Vos avis"],
];

/** What an account is for. */
export const AccountReasons = () => (
  <ul className={styles.reasons}>
    {REASONS.map(([icon, label]) => (
      <li key={label}>
        <Icon name={icon} size={22} />
        {label}
      </li>
    ))}
  </ul>
);
