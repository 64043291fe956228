import { PASSWORD_NEEDS } from "../contract/members/account";
import { Icon } from "../shared/ui/icon";
import * as styles from "./account.later.module.css";

/** What a new password needs, ticked as it is typed, before one is refused (rule: members/password). The hint of its field, so it is read on entering the field and not at each letter. */
export const PasswordNeeds = ({ typed }: { readonly typed: string }) => (
  <span className={styles.needs}>
    {PASSWORD_NEEDS.map(([words, isMet]) => {
      const met = isMet(typed.trim());
      return (
        <span key={words} data-met={met || undefined}>
          <span className={styles.tick}>
            <Icon name="check" size={12} />
          </span>
          {words}
          {met && <span className="visually-hidden"> : oui</span>}
        </span>
      );
    })}
  </span>
);
