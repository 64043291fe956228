import { Icon } from "../shared/ui/icon";
import * as styles from "./account-place.page.module.css";

/** What an account is for. */
export const AccountReasons = ({ reasons }: { readonly reasons: readonly string[] }) => (
  <ul className={styles.reasons}>
    {reasons.map((label) => (
      <li key={label}>
        <Icon name="check" size={18} />
        {label}
      </li>
    ))}
  </ul>
);
