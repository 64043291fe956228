import { useAtomValue } from "jotai";
import { accountAtom } from "../members/account-state";
import type { Account } from "../members/provider";
import { VerifyAddress } from "../members/verify-address";
import { frenchMonth } from "../shared/dates/dates";
import { initialsOf } from "../shared/text/initials";
import { Icon } from "../shared/ui/icon";
import * as styles from "./member-head.later.module.css";

/** Who the member is. The name is that of the state, which changes with it. */
export function MemberHead({ account: { displayName, email, verified, since } }: { readonly account: Account }) {
  const { member } = useAtomValue(accountAtom);
  const name = member?.displayName || displayName || "Membre";
  return (
    <div className={styles.head}>
      <span className={styles.initial} aria-hidden="true">
        {initialsOf(name)}
      </span>
      <div className={styles.who}>
        <p className={styles.name}>{name}</p>
        <p className="small quiet">{email}</p>
        <p className={`small ${verified ? styles.verified : styles.unverified}`}>
          <Icon name={verified ? "shield-check" : "mail"} size={16} />
          {verified ? "Adresse vérifiée" : "Adresse à vérifier"}
          {since && <span className="quiet">membre depuis {frenchMonth(new Date(since).toISOString())}</span>}
        </p>
      </div>
      {!verified && <VerifyAddress />}
    </div>
  );
}
