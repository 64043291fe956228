import { Icon } from "../shared/ui/icon";
import * as styles from "./account-place.page.module.css";

export interface Reason {
  readonly label: string;
  /** What one may do with it, where there is room. */
  readonly detail: string;
}

/** What an account is for. */
export const AccountReasons = ({ reasons }: { readonly reasons: readonly Reason[] }) => (
  <ul className={styles.reasons}>
    {reasons.map(({ label, detail }) => (
      <li key={label}>
        <Icon name="check" size={18} />
        <span>
          {label} <small>{detail}</small>
        </span>
      </li>
    ))}
  </ul>
);
