import type { ReactNode } from "react";
import * as styles from "./facts.module.css";
import { Icon, type IconName } from "./icon";

export interface Fact {
  icon: IconName;
  label: string;
  value: ReactNode;
}

/** Up to eight figures with icons. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ icon, label, value }) => (
        <div key={label}>
          <Icon name={icon} size={22} />
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
